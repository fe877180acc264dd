-- What players call an NPC as long as they do not know the name; empty once they do. How much they see
-- of one in a fight; null for as much as of their side. How much they see of a pool that is open to them.
ALTER TABLE npc ADD COLUMN alias TEXT NOT NULL DEFAULT '';
ALTER TABLE npc ADD COLUMN sight TEXT CHECK (sight IN ('nothing', 'word', 'bar', 'figures'));
ALTER TABLE track ADD COLUMN sight TEXT NOT NULL DEFAULT 'figures'
  CHECK (sight IN ('word', 'bar', 'figures'));
CREATE INDEX npc_alias ON npc (id) WHERE alias <> '';
