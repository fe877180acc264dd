-- The end of a session while it is asked about: at most one at a time.
CREATE TABLE session_end (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  system TEXT NOT NULL,
  version INTEGER NOT NULL,
  stage TEXT NOT NULL,
  context TEXT NOT NULL CHECK (json_valid(context)),
  begun_at TEXT NOT NULL
) STRICT;
