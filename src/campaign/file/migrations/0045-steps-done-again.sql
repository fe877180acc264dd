-- What a step was asked to do, and the ids of what it made: so that it can be done again after
-- something before it was put right. Empty where that was too much to keep.
ALTER TABLE batch ADD COLUMN input TEXT CHECK (input IS NULL OR json_valid(input));
ALTER TABLE batch ADD COLUMN made TEXT CHECK (made IS NULL OR json_valid(made));
