-- Missions as they are prepared: who is in them, where they go, when they are due, what they pay.
ALTER TABLE mission RENAME COLUMN outcome TO known_outcome;
ALTER TABLE mission ADD COLUMN outcome TEXT CHECK (
  outcome IN ('success', 'failure', 'uncertain', 'abandoned')
);
UPDATE mission SET outcome = known_outcome;
ALTER TABLE mission DROP COLUMN known_outcome;
-- The day of the campaign calendar by which it has to be done; null for no hurry.
ALTER TABLE mission ADD COLUMN deadline_day INTEGER;

CREATE TABLE mission_cast (
  mission_id TEXT NOT NULL REFERENCES mission (id) ON DELETE CASCADE,
  npc_id TEXT NOT NULL REFERENCES npc (id) ON DELETE CASCADE,
  note TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (mission_id, npc_id)
) STRICT;

CREATE TABLE mission_place (
  mission_id TEXT NOT NULL REFERENCES mission (id) ON DELETE CASCADE,
  place_id TEXT NOT NULL REFERENCES place (id) ON DELETE CASCADE,
  note TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (mission_id, place_id)
) STRICT;

-- What a mission pays, piece by piece with its source; a character's own when it names one.
CREATE TABLE mission_reward (
  id TEXT PRIMARY KEY,
  mission_id TEXT NOT NULL REFERENCES mission (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  character_id TEXT REFERENCES character (id) ON DELETE SET NULL,
  amount INTEGER NOT NULL,
  unit TEXT NOT NULL,
  source TEXT NOT NULL,
  secret INTEGER NOT NULL DEFAULT 0 CHECK (secret IN (0, 1))
) STRICT;
CREATE INDEX mission_reward_mission ON mission_reward (mission_id);
