-- How far back the history of the campaign still reaches. What is needed to take back this step, or
-- one before it, has been let go of on the game master's word. No row: it reaches to the beginning.
CREATE TABLE pruned (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  batch INTEGER NOT NULL REFERENCES batch (id),
  at TEXT NOT NULL
) STRICT;
