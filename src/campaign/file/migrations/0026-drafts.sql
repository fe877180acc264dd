-- What stands half-written in a form is on the disk before it is sent, so that no end of the program
-- takes it along. It is no change of the campaign: history does not know of it.
CREATE TABLE draft (
  id TEXT PRIMARY KEY,
  form TEXT NOT NULL,
  title TEXT NOT NULL,
  route TEXT NOT NULL,
  state TEXT NOT NULL,
  kept_at TEXT NOT NULL
) STRICT;
CREATE INDEX draft_kept_at ON draft (kept_at);
