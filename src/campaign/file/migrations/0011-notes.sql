-- Notes in Markdown, and who links to whom. Links are kept by id, so a new name breaks none; one to
-- a name that nobody has (yet) has the type `open`, and the name in small letters for its id.
CREATE TABLE note (
  id TEXT PRIMARY KEY,
  position INTEGER NOT NULL,
  title TEXT NOT NULL,
  body TEXT NOT NULL DEFAULT '',
  -- The body as search reads it: links by the names they had, without their ids.
  plain TEXT NOT NULL DEFAULT '',
  session_id TEXT REFERENCES session (id) ON DELETE SET NULL,
  created_at TEXT NOT NULL,
  changed_at TEXT NOT NULL
) STRICT;

CREATE TABLE note_link (
  note_id TEXT NOT NULL REFERENCES note (id) ON DELETE CASCADE,
  type TEXT NOT NULL,
  entity_id TEXT NOT NULL,
  -- Whether it stands in a section for the game master alone.
  secret INTEGER NOT NULL CHECK (secret IN (0, 1)),
  PRIMARY KEY (note_id, type, entity_id)
) STRICT;
CREATE INDEX note_link_entity ON note_link (type, entity_id);
