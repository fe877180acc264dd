-- What lasts is an effect, of which a modifier that waits for a roll is one: it lies on somebody, or on
-- a place or a fight, and says when it ends.
CREATE TABLE effect (
  id TEXT PRIMARY KEY,
  -- The rule system whose rolls take its figure; null without one.
  system TEXT,
  character_id TEXT REFERENCES character (id) ON DELETE CASCADE,
  npc_id TEXT REFERENCES npc (id) ON DELETE CASCADE,
  combatant_id TEXT REFERENCES combatant (id) ON DELETE CASCADE,
  place_id TEXT REFERENCES place (id) ON DELETE CASCADE,
  encounter_id TEXT REFERENCES encounter (id) ON DELETE CASCADE,
  value INTEGER CHECK (value BETWEEN -20 AND 20),
  kind TEXT CHECK (kind IN ('forward', 'ongoing')),
  -- Any roll, those of some moves by their ids, or those the game master finds fitting.
  scope TEXT CHECK (json_valid(scope)),
  trigger_text TEXT NOT NULL CHECK (json_valid(trigger_text)),
  rule TEXT NOT NULL DEFAULT '',
  until TEXT NOT NULL CHECK (
    until IN ('nextMatching', 'nextMove', 'scene', 'hand', 'time', 'rest', 'event')
  ),
  -- What has to happen, or whose turn has to come, in words.
  until_text TEXT NOT NULL DEFAULT '',
  -- A time: the last step of a fight that it lasts through, or a moment of the calendar, of whose last
  -- minute so many steps are over before.
  end_encounter_id TEXT REFERENCES encounter (id) ON DELETE CASCADE,
  end_turn INTEGER CHECK (end_turn >= 1),
  end_step INTEGER CHECK (end_step >= 1),
  end_day INTEGER,
  end_minute INTEGER CHECK (end_minute BETWEEN 0 AND 1439),
  spare_steps INTEGER NOT NULL DEFAULT 0 CHECK (spare_steps >= 0),
  -- Harm that it does each turn, and the last turn in which it has.
  tick TEXT CHECK (json_valid(tick)),
  ticked_turn INTEGER,
  cause TEXT CHECK (json_valid(cause)),
  shown INTEGER NOT NULL DEFAULT 0 CHECK (shown IN (0, 1)),
  -- The campaign's time when it was laid.
  laid_day INTEGER,
  laid_minute INTEGER,
  at TEXT NOT NULL,
  CHECK (
    (character_id IS NOT NULL) + (npc_id IS NOT NULL) + (combatant_id IS NOT NULL)
      + (place_id IS NOT NULL) + (encounter_id IS NOT NULL) = 1
  )
) STRICT;

INSERT INTO effect (rowid, id, system, character_id, value, kind, scope, trigger_text, rule, until, shown, at)
SELECT rowid, id, system, character_id, value, kind, scope, trigger_text, rule, until, 1, at FROM modifier;
DROP TABLE modifier;

CREATE INDEX effect_character ON effect (character_id) WHERE character_id IS NOT NULL;
CREATE INDEX effect_npc ON effect (npc_id) WHERE npc_id IS NOT NULL;
CREATE INDEX effect_combatant ON effect (combatant_id) WHERE combatant_id IS NOT NULL;
CREATE INDEX effect_place ON effect (place_id) WHERE place_id IS NOT NULL;
CREATE INDEX effect_encounter ON effect (encounter_id) WHERE encounter_id IS NOT NULL;
CREATE INDEX effect_end ON effect (end_encounter_id) WHERE end_encounter_id IS NOT NULL;

-- History is statements on tables, so it keeps up with their names; only the table at the beginning of
-- a statement is one.
UPDATE undo_log SET
  changed_table = 'effect',
  sql = CASE
    WHEN sql LIKE 'INSERT INTO "modifier"%' THEN 'INSERT INTO "effect"' || substr(sql, 23)
    WHEN sql LIKE 'DELETE FROM "modifier"%' THEN 'DELETE FROM "effect"' || substr(sql, 23)
    WHEN sql LIKE 'UPDATE "modifier"%' THEN 'UPDATE "effect"' || substr(sql, 18)
    ELSE sql
  END
WHERE changed_table = 'modifier';
UPDATE batch SET command = 'effect.lay' WHERE command = 'modifier.add';
UPDATE batch SET command = 'effect.lift' WHERE command = 'modifier.drop';
