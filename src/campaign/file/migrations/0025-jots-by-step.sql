-- What undo and redo take out of search, and bring back, is found by the step they play. The plus keeps
-- it from being looked for among all quick notes there are, so that a step costs as little in a long
-- campaign as in a short one.
DROP TRIGGER search_batch_undone;
CREATE TRIGGER search_batch_undone AFTER UPDATE OF state ON batch
WHEN old.state = 'done' AND new.state <> 'done' BEGIN
  DELETE FROM search_entry WHERE type = 'jot' AND entity_id IN (
    SELECT CAST(id AS TEXT) FROM journal WHERE batch = new.id AND +kind = 'note.written'
  );
END;

DROP TRIGGER search_batch_redone;
CREATE TRIGGER search_batch_redone AFTER UPDATE OF state ON batch
WHEN old.state <> 'done' AND new.state = 'done' BEGIN
  INSERT INTO search_entry (type, entity_id, name, body)
  SELECT 'jot', CAST(id AS TEXT), '', ifnull(json_extract(fact, '$.with.text'), '')
  FROM live_fact WHERE batch = new.id AND +kind = 'note.written';
END;
