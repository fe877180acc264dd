-- A line that the game master jotted down may be put right or taken out. The journal keeps what was
-- written; what is read is what stands here: another text, or null for a line that is taken out.
CREATE TABLE rewritten_jot (
  journal_id INTEGER NOT NULL UNIQUE REFERENCES journal (id),
  text TEXT
) STRICT;

DROP VIEW live_fact;
CREATE VIEW live_fact AS
SELECT journal.id, batch, at, kind, secret, encounter_id, mission_id, session_id, scene_id, day, minute,
  CASE WHEN rewritten_jot.text IS NULL THEN fact
    ELSE json_set(fact, '$.with.text', rewritten_jot.text) END AS fact
FROM journal LEFT JOIN rewritten_jot ON rewritten_jot.journal_id = journal.id
WHERE (SELECT state FROM batch WHERE batch.id = journal.batch) = 'done'
  AND (rewritten_jot.journal_id IS NULL OR rewritten_jot.text IS NOT NULL);

-- Search reads what is read everywhere.
CREATE TRIGGER search_jot_rewritten AFTER INSERT ON rewritten_jot BEGIN
  DELETE FROM search_entry WHERE type = 'jot' AND entity_id = CAST(new.journal_id AS TEXT);
  INSERT INTO search_entry (type, entity_id, name, body)
  SELECT * FROM searchable WHERE type = 'jot' AND entity_id = CAST(new.journal_id AS TEXT);
END;
CREATE TRIGGER search_jot_rewritten_again AFTER UPDATE ON rewritten_jot BEGIN
  DELETE FROM search_entry WHERE type = 'jot' AND entity_id = CAST(new.journal_id AS TEXT);
  INSERT INTO search_entry (type, entity_id, name, body)
  SELECT * FROM searchable WHERE type = 'jot' AND entity_id = CAST(new.journal_id AS TEXT);
END;
CREATE TRIGGER search_jot_as_written AFTER DELETE ON rewritten_jot BEGIN
  DELETE FROM search_entry WHERE type = 'jot' AND entity_id = CAST(old.journal_id AS TEXT);
  INSERT INTO search_entry (type, entity_id, name, body)
  SELECT * FROM searchable WHERE type = 'jot' AND entity_id = CAST(old.journal_id AS TEXT);
END;

DROP TRIGGER search_batch_redone;
CREATE TRIGGER search_batch_redone AFTER UPDATE OF state ON batch
WHEN old.state <> 'done' AND new.state = 'done' BEGIN
  INSERT INTO search_entry (type, entity_id, name, body)
  SELECT 'jot', CAST(id AS TEXT), '', ifnull(json_extract(fact, '$.with.text'), '')
  FROM live_fact WHERE batch = new.id AND kind = 'note.written';
END;
