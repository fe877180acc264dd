-- Who of the game master's cast takes part in what is being played; emptied with the scene.
CREATE TABLE scene_presence (
  npc_id TEXT PRIMARY KEY REFERENCES npc (id) ON DELETE CASCADE,
  position INTEGER NOT NULL
) STRICT;

-- After how many deeds of others somebody has not been heard for a while; 0: nobody is pointed out.
CREATE TABLE spotlight (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  threshold INTEGER NOT NULL DEFAULT 8 CHECK (threshold BETWEEN 0 AND 99)
) STRICT;
INSERT INTO spotlight (id) VALUES (1);
