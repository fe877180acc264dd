-- Whoever died, left the table or went elsewhere keeps everything, and is no longer in play.
ALTER TABLE character ADD COLUMN away INTEGER NOT NULL DEFAULT 0 CHECK (away IN (0, 1));
ALTER TABLE npc ADD COLUMN away INTEGER NOT NULL DEFAULT 0 CHECK (away IN (0, 1));
