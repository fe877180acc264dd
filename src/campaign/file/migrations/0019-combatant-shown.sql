-- Whether players see a combatant on their window; a character they always see.
ALTER TABLE combatant ADD COLUMN shown INTEGER NOT NULL DEFAULT 0 CHECK (shown IN (0, 1));
