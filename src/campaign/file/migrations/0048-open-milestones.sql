-- Whether a personal milestone was claimed openly, at the table, so that all may read of it.
ALTER TABLE milestone ADD COLUMN openly INTEGER NOT NULL DEFAULT 0 CHECK (openly IN (0, 1));
