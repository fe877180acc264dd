-- The campaign's own calendar. Day 0 is the first day of its first year.
CREATE TABLE calendar (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  era TEXT NOT NULL DEFAULT '',
  first_year INTEGER NOT NULL DEFAULT 1,
  -- Now: the day, and the minute of it.
  day INTEGER NOT NULL DEFAULT 0,
  minute INTEGER NOT NULL DEFAULT 480 CHECK (minute BETWEEN 0 AND 1439),
  watches INTEGER NOT NULL DEFAULT 6 CHECK (watches BETWEEN 1 AND 24)
) STRICT;
INSERT INTO calendar (id) VALUES (1);

CREATE TABLE calendar_month (
  position INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  days INTEGER NOT NULL CHECK (days BETWEEN 1 AND 100)
) STRICT;

CREATE TABLE calendar_weekday (
  position INTEGER PRIMARY KEY,
  name TEXT NOT NULL
) STRICT;

-- The calendar a campaign begins with: twelve months of thirty days, weeks of six.
INSERT INTO calendar_month (position, name, days) VALUES
  (0, 'Frostwane', 30),
  (1, 'Thaw', 30),
  (2, 'Seedtime', 30),
  (3, 'Budding', 30),
  (4, 'Greenmonth', 30),
  (5, 'Highsun', 30),
  (6, 'Haymonth', 30),
  (7, 'Harvest', 30),
  (8, 'Leaf-fall', 30),
  (9, 'Mistmonth', 30),
  (10, 'Firstsnow', 30),
  (11, 'Longnight', 30);
INSERT INTO calendar_weekday (position, name) VALUES
  (0, 'Hearthday'),
  (1, 'Millday'),
  (2, 'Ironday'),
  (3, 'Marketday'),
  (4, 'Wellday'),
  (5, 'Restday');

-- What falls due on a day, beside the deadlines of missions.
CREATE TABLE appointment (
  id TEXT PRIMARY KEY,
  day INTEGER NOT NULL,
  name TEXT NOT NULL,
  secret INTEGER NOT NULL DEFAULT 1 CHECK (secret IN (0, 1)),
  done INTEGER NOT NULL DEFAULT 0 CHECK (done IN (0, 1))
) STRICT;
CREATE INDEX appointment_day ON appointment (day);

-- Evenings at the table. At most one is going on.
CREATE TABLE session (
  id TEXT PRIMARY KEY,
  number INTEGER NOT NULL UNIQUE,
  name TEXT NOT NULL DEFAULT '',
  started_at TEXT NOT NULL,
  ended_at TEXT,
  first_day INTEGER NOT NULL,
  last_day INTEGER,
  summary TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE UNIQUE INDEX session_going_on ON session ((1)) WHERE ended_at IS NULL;

CREATE TABLE attendance (
  session_id TEXT NOT NULL REFERENCES session (id) ON DELETE CASCADE,
  character_id TEXT NOT NULL REFERENCES character (id) ON DELETE CASCADE,
  absent INTEGER NOT NULL DEFAULT 0 CHECK (absent IN (0, 1)),
  PRIMARY KEY (session_id, character_id)
) STRICT;

CREATE TABLE scene (
  id TEXT PRIMARY KEY,
  session_id TEXT NOT NULL REFERENCES session (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  name TEXT NOT NULL,
  mission_id TEXT REFERENCES mission (id) ON DELETE SET NULL,
  place_id TEXT REFERENCES place (id) ON DELETE SET NULL,
  started_at TEXT NOT NULL,
  ended_at TEXT
) STRICT;
CREATE INDEX scene_session ON scene (session_id);
CREATE UNIQUE INDEX scene_going_on ON scene ((1)) WHERE ended_at IS NULL;

-- When in the campaign a fact happened: the evening, the scene, and the calendar's day and minute.
ALTER TABLE journal ADD COLUMN session_id TEXT;
ALTER TABLE journal ADD COLUMN scene_id TEXT;
ALTER TABLE journal ADD COLUMN day INTEGER;
ALTER TABLE journal ADD COLUMN minute INTEGER;
-- What happened outside any session is looked up as well.
CREATE INDEX journal_session ON journal (session_id);
CREATE INDEX journal_scene ON journal (scene_id) WHERE scene_id IS NOT NULL;
CREATE INDEX journal_kind ON journal (kind);
