-- A line of the reports for an audience in the game master's own words; without any it is left out.
CREATE TABLE report_line (
  audience TEXT NOT NULL CHECK (audience IN ('gm', 'players', 'dispatch')),
  -- `fact-` and the number of a fact, or `fight-`, the id of a fight, and which of its sentences.
  line TEXT NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (audience, line)
) STRICT;
