-- How it is there, in words that players read while the scene stands before them.
ALTER TABLE scene ADD COLUMN mood TEXT NOT NULL DEFAULT '';
