-- Pictures of the campaign. What one shows lies apart, under its own fingerprint: a picture that comes
-- and goes costs history a row, and one that comes twice lies in the file once.
CREATE TABLE picture_bytes (
  hash TEXT PRIMARY KEY,
  bytes BLOB NOT NULL
) STRICT;
CREATE TABLE picture (
  id TEXT PRIMARY KEY,
  position INTEGER NOT NULL,
  name TEXT NOT NULL,
  hash TEXT NOT NULL REFERENCES picture_bytes (hash),
  width INTEGER NOT NULL,
  height INTEGER NOT NULL,
  size INTEGER NOT NULL,
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX picture_hash ON picture (hash);

ALTER TABLE character ADD COLUMN picture_id TEXT REFERENCES picture (id) ON DELETE SET NULL;
ALTER TABLE npc ADD COLUMN picture_id TEXT REFERENCES picture (id) ON DELETE SET NULL;
ALTER TABLE place ADD COLUMN picture_id TEXT REFERENCES picture (id) ON DELETE SET NULL;
