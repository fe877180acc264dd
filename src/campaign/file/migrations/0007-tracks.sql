-- Clocks, points, ladders and ranked tracks. `value` counts segments, points, rungs or ticks.
CREATE TABLE track (
  id TEXT PRIMARY KEY,
  position INTEGER NOT NULL,
  name TEXT NOT NULL,
  note TEXT NOT NULL DEFAULT '',
  kind TEXT NOT NULL CHECK (kind IN ('clock', 'points', 'ladder', 'progress')),
  size INTEGER NOT NULL CHECK (size BETWEEN 1 AND 100),
  value INTEGER NOT NULL DEFAULT 0 CHECK (value BETWEEN 0 AND size),
  -- How hard a progress track is to fill; it holds 40 ticks.
  rank TEXT CHECK (rank IN ('troublesome', 'dangerous', 'formidable', 'extreme', 'epic')),
  visibility TEXT NOT NULL DEFAULT 'secret' CHECK (visibility IN ('secret', 'known', 'open')),
  -- Chance in a hundred that it advances when asked; null when it just does.
  odds INTEGER CHECK (odds BETWEEN 1 AND 99),
  -- What a rule system keeps it for: a vow, a journey … Empty for a track of the table's own.
  system TEXT NOT NULL DEFAULT '',
  purpose TEXT NOT NULL DEFAULT '',
  state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'done', 'failed', 'forsaken'))
) STRICT;

CREATE TABLE track_rung (
  track_id TEXT NOT NULL REFERENCES track (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  name TEXT NOT NULL,
  PRIMARY KEY (track_id, position)
) STRICT;

-- Whom or what a track is about: it shows on their cards.
CREATE TABLE track_about (
  track_id TEXT NOT NULL REFERENCES track (id) ON DELETE CASCADE,
  type TEXT NOT NULL,
  entity_id TEXT NOT NULL,
  PRIMARY KEY (track_id, type, entity_id)
) STRICT;
CREATE INDEX track_about_entity ON track_about (type, entity_id);

-- What a full track proposes. It never acts alone: the game master accepts or declines.
CREATE TABLE track_trigger (
  id TEXT PRIMARY KEY,
  track_id TEXT NOT NULL REFERENCES track (id) ON DELETE CASCADE,
  other_track_id TEXT REFERENCES track (id) ON DELETE CASCADE,
  ticks INTEGER CHECK (ticks BETWEEN -100 AND 100),
  portent_id TEXT REFERENCES portent (id) ON DELETE CASCADE,
  note TEXT NOT NULL DEFAULT '',
  proposed_at TEXT,
  settled TEXT CHECK (settled IN ('accepted', 'declined')),
  CHECK (other_track_id IS NULL OR portent_id IS NULL)
) STRICT;
CREATE INDEX track_trigger_track ON track_trigger (track_id);
