-- A campaign's own wording of its reports, by template and audience; the built-in one has no row.
CREATE TABLE report_template (
  template TEXT NOT NULL CHECK (template IN ('mission', 'session', 'character')),
  audience TEXT NOT NULL CHECK (audience IN ('gm', 'players', 'dispatch')),
  body TEXT NOT NULL,
  PRIMARY KEY (template, audience)
) STRICT;
