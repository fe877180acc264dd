-- What else is in a fight may come again every so many turns, and do harm to those it reaches.
ALTER TABLE encounter_row ADD COLUMN every INTEGER CHECK (every BETWEEN 1 AND 99);
ALTER TABLE encounter_row ADD COLUMN tick TEXT CHECK (json_valid(tick));
