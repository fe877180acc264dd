-- How the campaign reads a rule system where its rules leave a choice. What has no row here is as
-- the rules have it. Values and charts are JSON because their shape belongs to the system.
CREATE TABLE setting (
  system TEXT NOT NULL,
  key TEXT NOT NULL,
  value TEXT NOT NULL CHECK (json_valid(value)),
  PRIMARY KEY (system, key)
) STRICT;

CREATE TABLE edited_chart (
  system TEXT NOT NULL,
  chart TEXT NOT NULL,
  value TEXT NOT NULL CHECK (json_valid(value)),
  PRIMARY KEY (system, chart)
) STRICT;
