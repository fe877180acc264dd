-- Fights prepared at the desk: groups, figures of one's own, labels that never come back.
ALTER TABLE combatant ADD COLUMN group_name TEXT NOT NULL DEFAULT '';
-- What differs from the template's sheet, by dotted path; `sheet` stays as the template gave it.
ALTER TABLE combatant ADD COLUMN overrides TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(overrides));

-- The last number given in a fight to those of one name.
CREATE TABLE encounter_label (
  encounter_id TEXT NOT NULL REFERENCES encounter (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  last INTEGER NOT NULL CHECK (last >= 1),
  PRIMARY KEY (encounter_id, name)
) STRICT;

-- What else is in a fight: it stands there all along (no turn), or falls due.
CREATE TABLE encounter_row (
  id TEXT PRIMARY KEY,
  encounter_id TEXT NOT NULL REFERENCES encounter (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('hazard', 'timer', 'event', 'reinforcement')),
  name TEXT NOT NULL,
  note TEXT NOT NULL DEFAULT '',
  turn INTEGER CHECK (turn >= 1),
  step INTEGER CHECK (step >= 1),
  npc_id TEXT REFERENCES npc (id) ON DELETE SET NULL,
  quantity INTEGER CHECK (quantity >= 1),
  side TEXT CHECK (side IN ('party', 'foe')),
  group_name TEXT NOT NULL DEFAULT '',
  done_turn INTEGER
) STRICT;
CREATE INDEX encounter_row_encounter ON encounter_row (encounter_id);
