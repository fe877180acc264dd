-- Modifiers that wait on a character until a roll takes them.
CREATE TABLE chip (
  id TEXT PRIMARY KEY,
  system TEXT NOT NULL,
  character_id TEXT NOT NULL REFERENCES character (id) ON DELETE CASCADE,
  value INTEGER NOT NULL CHECK (value BETWEEN -20 AND 20),
  kind TEXT NOT NULL CHECK (kind IN ('forward', 'ongoing')),
  -- Any roll, those of some moves by their ids, or those the game master finds fitting.
  scope TEXT NOT NULL CHECK (json_valid(scope)),
  trigger_text TEXT NOT NULL CHECK (json_valid(trigger_text)),
  rule TEXT NOT NULL DEFAULT '',
  until TEXT NOT NULL CHECK (until IN ('nextMatching', 'nextMove', 'scene', 'hand')),
  at TEXT NOT NULL
) STRICT;
CREATE INDEX chip_character ON chip (character_id);

-- What a party shares, by rule system.
CREATE TABLE party_sheet (
  system TEXT PRIMARY KEY,
  version INTEGER NOT NULL,
  sheet TEXT NOT NULL CHECK (json_valid(sheet))
) STRICT;
