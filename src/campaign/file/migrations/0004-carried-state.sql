-- What a fight leaves on somebody until rest or the game master's hand mends it. The shape of
-- `state` belongs to the rule system. A row belongs to a character or to an NPC.
CREATE TABLE carried_state (
  character_id TEXT REFERENCES character (id) ON DELETE CASCADE,
  npc_id TEXT REFERENCES npc (id) ON DELETE CASCADE,
  system TEXT NOT NULL,
  state TEXT NOT NULL CHECK (json_valid(state)),
  -- The fight that left it so; null once the game master or a rest has changed it.
  encounter_id TEXT REFERENCES encounter (id) ON DELETE SET NULL,
  CHECK ((character_id IS NULL) <> (npc_id IS NULL))
) STRICT;
CREATE UNIQUE INDEX carried_state_character ON carried_state (character_id, system);
CREATE UNIQUE INDEX carried_state_npc ON carried_state (npc_id, system);

-- When in a fight a command happened, as the fight's rules count. History keeps it even when the
-- fight itself is gone.
ALTER TABLE batch ADD COLUMN encounter_id TEXT;
ALTER TABLE batch ADD COLUMN turn INTEGER;
ALTER TABLE batch ADD COLUMN step INTEGER;
ALTER TABLE batch ADD COLUMN step_title TEXT CHECK (step_title IS NULL OR json_valid(step_title));

-- The account of a fight reads its facts.
CREATE INDEX journal_encounter ON journal (encounter_id) WHERE encounter_id IS NOT NULL;
