-- What the game master prepares for an evening to come: lines of their own, kept until they are ticked.
CREATE TABLE agenda_line (
  id TEXT PRIMARY KEY,
  list TEXT NOT NULL CHECK (list IN ('todo', 'start', 'secret')),
  text TEXT NOT NULL,
  -- Numbers of sessions: the one it was written down for, and the one it was ticked in or for.
  written_for INTEGER NOT NULL,
  ticked_in INTEGER
) STRICT;
CREATE INDEX agenda_line_ticked ON agenda_line (ticked_in);

-- What was ticked or put aside of that which other tables bring, for one session alone: what is still
-- open after it comes back. `thing` is the id of a row, `kind` says of what.
CREATE TABLE agenda_mark (
  kind TEXT NOT NULL,
  thing TEXT NOT NULL,
  session INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('ticked', 'aside')),
  PRIMARY KEY (kind, thing)
) STRICT;
