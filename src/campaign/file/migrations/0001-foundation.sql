-- The campaign and how it is played.
CREATE TABLE campaign (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  name TEXT NOT NULL,
  description TEXT NOT NULL DEFAULT '',
  created_at TEXT NOT NULL
) STRICT;

CREATE TABLE campaign_system (
  system TEXT PRIMARY KEY,
  version INTEGER NOT NULL
) STRICT;

CREATE TABLE play (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  phase TEXT NOT NULL
) STRICT;

-- Who and where. Sheets are JSON because their shape belongs to a rule system.
CREATE TABLE character (
  id TEXT PRIMARY KEY,
  position INTEGER NOT NULL,
  name TEXT NOT NULL,
  player TEXT NOT NULL DEFAULT '',
  description TEXT NOT NULL DEFAULT '',
  secret TEXT NOT NULL DEFAULT ''
) STRICT;

CREATE TABLE character_sheet (
  character_id TEXT NOT NULL REFERENCES character (id) ON DELETE CASCADE,
  system TEXT NOT NULL,
  version INTEGER NOT NULL,
  sheet TEXT NOT NULL CHECK (json_valid(sheet)),
  PRIMARY KEY (character_id, system)
) STRICT;

CREATE TABLE npc (
  id TEXT PRIMARY KEY,
  position INTEGER NOT NULL,
  name TEXT NOT NULL,
  description TEXT NOT NULL DEFAULT '',
  secret TEXT NOT NULL DEFAULT ''
) STRICT;

CREATE TABLE npc_sheet (
  npc_id TEXT NOT NULL REFERENCES npc (id) ON DELETE CASCADE,
  system TEXT NOT NULL,
  version INTEGER NOT NULL,
  sheet TEXT NOT NULL CHECK (json_valid(sheet)),
  PRIMARY KEY (npc_id, system)
) STRICT;

CREATE TABLE place (
  id TEXT PRIMARY KEY,
  position INTEGER NOT NULL,
  name TEXT NOT NULL,
  description TEXT NOT NULL DEFAULT '',
  secret TEXT NOT NULL DEFAULT ''
) STRICT;

-- Fronts.
CREATE TABLE front (
  id TEXT PRIMARY KEY,
  position INTEGER NOT NULL,
  name TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('campaign', 'adventure')),
  description TEXT NOT NULL DEFAULT '',
  status TEXT NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'resolved'))
) STRICT;

CREATE TABLE danger (
  id TEXT PRIMARY KEY,
  front_id TEXT NOT NULL REFERENCES front (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  name TEXT NOT NULL,
  category TEXT NOT NULL DEFAULT '',
  subtype TEXT NOT NULL DEFAULT '',
  impulse TEXT NOT NULL DEFAULT '',
  doom_kind TEXT NOT NULL CHECK (
    doom_kind IN ('tyranny', 'pestilence', 'destruction', 'usurpation', 'impoverishment', 'rampantChaos')
  ),
  doom TEXT NOT NULL DEFAULT '',
  state TEXT NOT NULL DEFAULT 'active' CHECK (state IN ('active', 'resolved', 'moved'))
) STRICT;

CREATE TABLE portent (
  id TEXT PRIMARY KEY,
  danger_id TEXT NOT NULL REFERENCES danger (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  text TEXT NOT NULL,
  done_how TEXT CHECK (done_how IN ('descriptive', 'prescriptive')),
  done_cause TEXT,
  done_at TEXT
) STRICT;

CREATE TABLE stake (
  id TEXT PRIMARY KEY,
  front_id TEXT NOT NULL REFERENCES front (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  question TEXT NOT NULL,
  answer TEXT
) STRICT;

CREATE TABLE front_cast (
  front_id TEXT NOT NULL REFERENCES front (id) ON DELETE CASCADE,
  npc_id TEXT NOT NULL REFERENCES npc (id) ON DELETE CASCADE,
  note TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (front_id, npc_id)
) STRICT;

-- Missions and the confidential end of one.
CREATE TABLE mission (
  id TEXT PRIMARY KEY,
  position INTEGER NOT NULL,
  name TEXT NOT NULL,
  client TEXT NOT NULL DEFAULT '',
  brief TEXT NOT NULL DEFAULT '',
  reward TEXT NOT NULL DEFAULT '',
  secret TEXT NOT NULL DEFAULT '',
  front_id TEXT REFERENCES front (id) ON DELETE SET NULL,
  status TEXT NOT NULL,
  outcome TEXT CHECK (outcome IN ('success', 'failure', 'uncertain'))
) STRICT;

CREATE TABLE objective (
  id TEXT PRIMARY KEY,
  mission_id TEXT NOT NULL REFERENCES mission (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  text TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'reached', 'missed'))
) STRICT;

CREATE TABLE participant (
  mission_id TEXT NOT NULL REFERENCES mission (id) ON DELETE CASCADE,
  character_id TEXT NOT NULL REFERENCES character (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  absent INTEGER NOT NULL DEFAULT 0 CHECK (absent IN (0, 1)),
  milestones INTEGER NOT NULL DEFAULT 0 CHECK (milestones >= 0),
  roll TEXT CHECK (roll IS NULL OR json_valid(roll)),
  PRIMARY KEY (mission_id, character_id)
) STRICT;

-- One report per author and mission; the GM's own has no author.
CREATE TABLE confidential_report (
  id TEXT PRIMARY KEY,
  mission_id TEXT NOT NULL REFERENCES mission (id) ON DELETE CASCADE,
  from_character_id TEXT REFERENCES character (id) ON DELETE CASCADE,
  to_character_id TEXT NOT NULL REFERENCES character (id) ON DELETE CASCADE,
  value INTEGER NOT NULL CHECK (value IN (-1, 1))
) STRICT;
CREATE UNIQUE INDEX confidential_report_author ON confidential_report (mission_id, ifnull(from_character_id, ''));

-- Fights.
CREATE TABLE encounter (
  id TEXT PRIMARY KEY,
  position INTEGER NOT NULL,
  name TEXT NOT NULL,
  description TEXT NOT NULL DEFAULT '',
  system TEXT NOT NULL,
  mission_id TEXT REFERENCES mission (id) ON DELETE SET NULL,
  place_id TEXT REFERENCES place (id) ON DELETE SET NULL,
  status TEXT NOT NULL DEFAULT 'prepared' CHECK (status IN ('prepared', 'running', 'over')),
  machine_version INTEGER NOT NULL,
  machine_value TEXT CHECK (machine_value IS NULL OR json_valid(machine_value)),
  machine_context TEXT CHECK (machine_context IS NULL OR json_valid(machine_context))
) STRICT;

CREATE TABLE combatant (
  id TEXT PRIMARY KEY,
  encounter_id TEXT NOT NULL REFERENCES encounter (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  character_id TEXT REFERENCES character (id) ON DELETE SET NULL,
  npc_id TEXT REFERENCES npc (id) ON DELETE SET NULL,
  label TEXT NOT NULL,
  side TEXT NOT NULL CHECK (side IN ('party', 'foe')),
  sheet TEXT NOT NULL CHECK (json_valid(sheet)),
  state TEXT NOT NULL CHECK (json_valid(state))
) STRICT;

CREATE INDEX danger_front ON danger (front_id);
CREATE INDEX portent_danger ON portent (danger_id);
CREATE INDEX stake_front ON stake (front_id);
CREATE INDEX objective_mission ON objective (mission_id);
CREATE INDEX combatant_encounter ON combatant (encounter_id);

-- History: one command is one batch; undo_log holds the statements that take it back.
CREATE TABLE batch (
  id INTEGER PRIMARY KEY,
  command TEXT NOT NULL,
  label TEXT NOT NULL CHECK (json_valid(label)),
  at TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'done' CHECK (state IN ('done', 'undone', 'dropped'))
) STRICT;

CREATE TABLE undo_log (
  id INTEGER PRIMARY KEY,
  batch INTEGER NOT NULL REFERENCES batch (id) ON DELETE CASCADE,
  changed_table TEXT NOT NULL,
  sql TEXT NOT NULL
) STRICT;
CREATE INDEX undo_log_batch ON undo_log (batch);

-- The journal is append-only: what was undone stays, its batch says so.
CREATE TABLE journal (
  id INTEGER PRIMARY KEY,
  batch INTEGER NOT NULL REFERENCES batch (id),
  at TEXT NOT NULL,
  kind TEXT NOT NULL,
  secret INTEGER NOT NULL CHECK (secret IN (0, 1)),
  encounter_id TEXT,
  mission_id TEXT,
  fact TEXT NOT NULL CHECK (json_valid(fact))
) STRICT;
CREATE INDEX journal_batch ON journal (batch);
CREATE INDEX journal_mission ON journal (mission_id) WHERE mission_id IS NOT NULL;

CREATE TRIGGER journal_keeps_its_facts BEFORE UPDATE ON journal
BEGIN
  SELECT raise(ABORT, 'the journal is append-only');
END;
CREATE TRIGGER journal_loses_no_fact BEFORE DELETE ON journal
BEGIN
  SELECT raise(ABORT, 'the journal is append-only');
END;

-- What a report and a timeline read.
CREATE VIEW live_fact AS
SELECT journal.* FROM journal JOIN batch ON batch.id = journal.batch WHERE batch.state = 'done';
