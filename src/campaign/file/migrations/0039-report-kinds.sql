-- More kinds of reports have a wording of the campaign's own: which there are, the program says.
CREATE TABLE new_report_template (
  template TEXT NOT NULL,
  audience TEXT NOT NULL CHECK (audience IN ('gm', 'players', 'dispatch')),
  body TEXT NOT NULL,
  PRIMARY KEY (template, audience)
) STRICT;
INSERT INTO new_report_template (rowid, template, audience, body)
  SELECT rowid, template, audience, body FROM report_template;
DROP TABLE report_template;
ALTER TABLE new_report_template RENAME TO report_template;
