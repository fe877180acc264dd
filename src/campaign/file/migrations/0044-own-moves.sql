-- A move that the game master writes may belong to no front, and to one system alone.
CREATE TABLE kept_move AS SELECT rowid AS place, * FROM custom_move;
DROP TABLE custom_move;
CREATE TABLE custom_move (
  id TEXT PRIMARY KEY,
  front_id TEXT REFERENCES front (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  name TEXT NOT NULL,
  made_by TEXT NOT NULL DEFAULT 'player' CHECK (made_by IN ('player', 'gm')),
  trigger_text TEXT NOT NULL DEFAULT '',
  stat TEXT NOT NULL DEFAULT '',
  strong TEXT NOT NULL DEFAULT '',
  weak TEXT NOT NULL DEFAULT '',
  miss TEXT NOT NULL DEFAULT '',
  -- The system it is a move of; '': of every one.
  system TEXT NOT NULL DEFAULT ''
) STRICT;
INSERT INTO custom_move (rowid, id, front_id, position, name, made_by, trigger_text, stat, strong, weak, miss)
  SELECT place, id, front_id, position, name, made_by, trigger_text, stat, strong, weak, miss FROM kept_move;
DROP TABLE kept_move;
CREATE INDEX custom_move_front ON custom_move (front_id);

-- Search finds them as before.
CREATE TRIGGER search_custom_move_new AFTER INSERT ON custom_move BEGIN
  INSERT INTO search_entry (type, entity_id, name, body)
  SELECT * FROM searchable WHERE type = 'customMove' AND entity_id = new.id;
END;
CREATE TRIGGER search_custom_move_changed AFTER UPDATE OF name, trigger_text, strong, weak, miss ON custom_move BEGIN
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'customMove' AND entity_id = new.id)
  WHERE type = 'customMove' AND entity_id = new.id;
END;
CREATE TRIGGER search_custom_move_gone AFTER DELETE ON custom_move BEGIN
  DELETE FROM search_entry WHERE type = 'customMove' AND entity_id = old.id;
END;
