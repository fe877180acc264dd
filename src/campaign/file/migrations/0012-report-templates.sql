-- A campaign's own wording of its reports, by template and audience; the built-in one has no row.
CREATE TABLE report_template (
  template TEXT NOT NULL CHECK (template IN ('mission', 'session', 'character')),
  audience TEXT NOT NULL CHECK (audience IN ('gm', 'players', 'dispatch')),
  body TEXT NOT NULL,
  PRIMARY KEY (template, audience)
) STRICT;

-- Who writes the dispatches of this campaign, and to whom; empty for the built-in words.
CREATE TABLE report_letter (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  addressee TEXT NOT NULL DEFAULT '',
  sender TEXT NOT NULL DEFAULT ''
) STRICT;
INSERT INTO report_letter (id) VALUES (1);
