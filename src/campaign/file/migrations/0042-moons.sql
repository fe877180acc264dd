-- Moons of the campaign: a JSON list of what each is called, the days of its round, and a day on which it is full.
ALTER TABLE calendar ADD COLUMN moons TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(moons));
