-- What the points of a pool mean at its figures, where they start, and when they come back to that.
ALTER TABLE track ADD COLUMN start INTEGER NOT NULL DEFAULT 0 CHECK (start BETWEEN 0 AND 100);
ALTER TABLE track ADD COLUMN returns TEXT NOT NULL DEFAULT 'never'
  CHECK (returns IN ('never', 'rest', 'day', 'session'));
ALTER TABLE track ADD COLUMN thresholds TEXT NOT NULL DEFAULT '[]'
  CHECK (json_valid(thresholds));
