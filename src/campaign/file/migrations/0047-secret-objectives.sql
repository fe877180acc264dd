-- Whether only the game master knows of an objective yet.
ALTER TABLE objective ADD COLUMN secret INTEGER NOT NULL DEFAULT 0 CHECK (secret IN (0, 1));
