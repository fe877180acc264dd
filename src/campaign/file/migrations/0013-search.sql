-- What has happened and was not undone. The journal is walked and each fact's batch looked up, never
-- the other way round, whatever the statistics of a long campaign suggest.
DROP VIEW live_fact;
CREATE VIEW live_fact AS
SELECT journal.* FROM journal
WHERE (SELECT state FROM batch WHERE batch.id = journal.batch) = 'done';

-- Search over every noun. What can be found, by type: the one place that says it. An evening without
-- a name goes by its number.
CREATE VIEW searchable (type, entity_id, name, body) AS
SELECT 'character', id, name, concat_ws(char(10), player, description, secret) FROM character
UNION ALL SELECT 'npc', id, name, concat_ws(char(10), description, secret) FROM npc
UNION ALL SELECT 'place', id, name, concat_ws(char(10), description, secret) FROM place
UNION ALL SELECT 'front', id, name, concat_ws(char(10), description, notes, aftermath) FROM front
UNION ALL SELECT 'danger', id, name, concat_ws(char(10), impulse, doom, aftermath) FROM danger
UNION ALL SELECT 'portent', id, text, ifnull(done_cause, '') FROM portent
UNION ALL SELECT 'stake', id, question, ifnull(answer, '') FROM stake
UNION ALL SELECT 'customMove', id, name, concat_ws(char(10), trigger_text, strong, weak, miss) FROM custom_move
UNION ALL SELECT 'mission', id, name, concat_ws(char(10), client, brief, reward, secret) FROM mission
UNION ALL SELECT 'objective', id, text, '' FROM objective
UNION ALL SELECT 'encounter', id, name, ifnull(description, '') FROM encounter
UNION ALL SELECT 'combatant', id, label, '' FROM combatant
UNION ALL SELECT 'track', id, name, ifnull(note, '') FROM track
UNION ALL SELECT 'session', id, CASE name WHEN '' THEN '#' || number ELSE name END, ifnull(summary, '') FROM session
UNION ALL SELECT 'scene', id, name, '' FROM scene
UNION ALL SELECT 'note', id, title, ifnull(plain, '') FROM note
UNION ALL SELECT 'milestone', id, deed, '' FROM milestone
UNION ALL SELECT 'jot', CAST(id AS TEXT), '', ifnull(json_extract(fact, '$.with.text'), '') FROM live_fact
WHERE kind = 'note.written';

-- Kept by the triggers below and never written by a command; it follows from the nouns, and so do
-- undo and redo.
CREATE TABLE search_entry (
  id INTEGER PRIMARY KEY,
  type TEXT NOT NULL,
  entity_id TEXT NOT NULL,
  name TEXT NOT NULL,
  body TEXT NOT NULL,
  UNIQUE (type, entity_id)
) STRICT;
CREATE INDEX search_entry_name ON search_entry (name COLLATE NOCASE);

-- Whole words and their beginnings, in names and in texts.
CREATE VIRTUAL TABLE search_index USING fts5 (
  name, body, content = 'search_entry', content_rowid = 'id',
  tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3'
);
-- Every word there is: what a misspelt one may have meant.
CREATE VIRTUAL TABLE search_word USING fts5vocab (search_index, row);

CREATE TRIGGER search_entry_new AFTER INSERT ON search_entry BEGIN
  INSERT INTO search_index (rowid, name, body) VALUES (new.id, new.name, new.body);
END;
CREATE TRIGGER search_entry_gone AFTER DELETE ON search_entry BEGIN
  INSERT INTO search_index (search_index, rowid, name, body)
  VALUES ('delete', old.id, old.name, old.body);
END;
CREATE TRIGGER search_entry_changed AFTER UPDATE ON search_entry BEGIN
  INSERT INTO search_index (search_index, rowid, name, body)
  VALUES ('delete', old.id, old.name, old.body);
  INSERT INTO search_index (rowid, name, body) VALUES (new.id, new.name, new.body);
END;

INSERT INTO search_entry (type, entity_id, name, body) SELECT * FROM searchable;

CREATE TRIGGER search_character_new AFTER INSERT ON character BEGIN
  INSERT INTO search_entry (type, entity_id, name, body)
  SELECT * FROM searchable WHERE type = 'character' AND entity_id = new.id;
END;
CREATE TRIGGER search_character_changed AFTER UPDATE OF name, player, description, secret ON character BEGIN
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'character' AND entity_id = new.id)
  WHERE type = 'character' AND entity_id = new.id;
END;
CREATE TRIGGER search_character_gone AFTER DELETE ON character BEGIN
  DELETE FROM search_entry WHERE type = 'character' AND entity_id = old.id;
END;

CREATE TRIGGER search_npc_new AFTER INSERT ON npc BEGIN
  INSERT INTO search_entry (type, entity_id, name, body)
  SELECT * FROM searchable WHERE type = 'npc' AND entity_id = new.id;
END;
CREATE TRIGGER search_npc_changed AFTER UPDATE OF name, description, secret ON npc BEGIN
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'npc' AND entity_id = new.id)
  WHERE type = 'npc' AND entity_id = new.id;
END;
CREATE TRIGGER search_npc_gone AFTER DELETE ON npc BEGIN
  DELETE FROM search_entry WHERE type = 'npc' AND entity_id = old.id;
END;

CREATE TRIGGER search_place_new AFTER INSERT ON place BEGIN
  INSERT INTO search_entry (type, entity_id, name, body)
  SELECT * FROM searchable WHERE type = 'place' AND entity_id = new.id;
END;
CREATE TRIGGER search_place_changed AFTER UPDATE OF name, description, secret ON place BEGIN
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'place' AND entity_id = new.id)
  WHERE type = 'place' AND entity_id = new.id;
END;
CREATE TRIGGER search_place_gone AFTER DELETE ON place BEGIN
  DELETE FROM search_entry WHERE type = 'place' AND entity_id = old.id;
END;

CREATE TRIGGER search_front_new AFTER INSERT ON front BEGIN
  INSERT INTO search_entry (type, entity_id, name, body)
  SELECT * FROM searchable WHERE type = 'front' AND entity_id = new.id;
END;
CREATE TRIGGER search_front_changed AFTER UPDATE OF name, description, notes, aftermath ON front BEGIN
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'front' AND entity_id = new.id)
  WHERE type = 'front' AND entity_id = new.id;
END;
CREATE TRIGGER search_front_gone AFTER DELETE ON front BEGIN
  DELETE FROM search_entry WHERE type = 'front' AND entity_id = old.id;
END;

CREATE TRIGGER search_danger_new AFTER INSERT ON danger BEGIN
  INSERT INTO search_entry (type, entity_id, name, body)
  SELECT * FROM searchable WHERE type = 'danger' AND entity_id = new.id;
END;
CREATE TRIGGER search_danger_changed AFTER UPDATE OF name, impulse, doom, aftermath ON danger BEGIN
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'danger' AND entity_id = new.id)
  WHERE type = 'danger' AND entity_id = new.id;
END;
CREATE TRIGGER search_danger_gone AFTER DELETE ON danger BEGIN
  DELETE FROM search_entry WHERE type = 'danger' AND entity_id = old.id;
END;

CREATE TRIGGER search_portent_new AFTER INSERT ON portent BEGIN
  INSERT INTO search_entry (type, entity_id, name, body)
  SELECT * FROM searchable WHERE type = 'portent' AND entity_id = new.id;
END;
CREATE TRIGGER search_portent_changed AFTER UPDATE OF text, done_cause ON portent BEGIN
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'portent' AND entity_id = new.id)
  WHERE type = 'portent' AND entity_id = new.id;
END;
CREATE TRIGGER search_portent_gone AFTER DELETE ON portent BEGIN
  DELETE FROM search_entry WHERE type = 'portent' AND entity_id = old.id;
END;

CREATE TRIGGER search_stake_new AFTER INSERT ON stake BEGIN
  INSERT INTO search_entry (type, entity_id, name, body)
  SELECT * FROM searchable WHERE type = 'stake' AND entity_id = new.id;
END;
CREATE TRIGGER search_stake_changed AFTER UPDATE OF question, answer ON stake BEGIN
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'stake' AND entity_id = new.id)
  WHERE type = 'stake' AND entity_id = new.id;
END;
CREATE TRIGGER search_stake_gone AFTER DELETE ON stake BEGIN
  DELETE FROM search_entry WHERE type = 'stake' AND entity_id = old.id;
END;

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

CREATE TRIGGER search_mission_new AFTER INSERT ON mission BEGIN
  INSERT INTO search_entry (type, entity_id, name, body)
  SELECT * FROM searchable WHERE type = 'mission' AND entity_id = new.id;
END;
CREATE TRIGGER search_mission_changed AFTER UPDATE OF name, client, brief, reward, secret ON mission BEGIN
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'mission' AND entity_id = new.id)
  WHERE type = 'mission' AND entity_id = new.id;
END;
CREATE TRIGGER search_mission_gone AFTER DELETE ON mission BEGIN
  DELETE FROM search_entry WHERE type = 'mission' AND entity_id = old.id;
END;

CREATE TRIGGER search_objective_new AFTER INSERT ON objective BEGIN
  INSERT INTO search_entry (type, entity_id, name, body)
  SELECT * FROM searchable WHERE type = 'objective' AND entity_id = new.id;
END;
CREATE TRIGGER search_objective_changed AFTER UPDATE OF text ON objective BEGIN
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'objective' AND entity_id = new.id)
  WHERE type = 'objective' AND entity_id = new.id;
END;
CREATE TRIGGER search_objective_gone AFTER DELETE ON objective BEGIN
  DELETE FROM search_entry WHERE type = 'objective' AND entity_id = old.id;
END;

CREATE TRIGGER search_encounter_new AFTER INSERT ON encounter BEGIN
  INSERT INTO search_entry (type, entity_id, name, body)
  SELECT * FROM searchable WHERE type = 'encounter' AND entity_id = new.id;
END;
CREATE TRIGGER search_encounter_changed AFTER UPDATE OF name, description ON encounter BEGIN
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'encounter' AND entity_id = new.id)
  WHERE type = 'encounter' AND entity_id = new.id;
END;
CREATE TRIGGER search_encounter_gone AFTER DELETE ON encounter BEGIN
  DELETE FROM search_entry WHERE type = 'encounter' AND entity_id = old.id;
END;

CREATE TRIGGER search_combatant_new AFTER INSERT ON combatant BEGIN
  INSERT INTO search_entry (type, entity_id, name, body)
  SELECT * FROM searchable WHERE type = 'combatant' AND entity_id = new.id;
END;
CREATE TRIGGER search_combatant_changed AFTER UPDATE OF label ON combatant BEGIN
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'combatant' AND entity_id = new.id)
  WHERE type = 'combatant' AND entity_id = new.id;
END;
CREATE TRIGGER search_combatant_gone AFTER DELETE ON combatant BEGIN
  DELETE FROM search_entry WHERE type = 'combatant' AND entity_id = old.id;
END;

CREATE TRIGGER search_track_new AFTER INSERT ON track BEGIN
  INSERT INTO search_entry (type, entity_id, name, body)
  SELECT * FROM searchable WHERE type = 'track' AND entity_id = new.id;
END;
CREATE TRIGGER search_track_changed AFTER UPDATE OF name, note ON track BEGIN
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'track' AND entity_id = new.id)
  WHERE type = 'track' AND entity_id = new.id;
END;
CREATE TRIGGER search_track_gone AFTER DELETE ON track BEGIN
  DELETE FROM search_entry WHERE type = 'track' AND entity_id = old.id;
END;

CREATE TRIGGER search_session_new AFTER INSERT ON session BEGIN
  INSERT INTO search_entry (type, entity_id, name, body)
  SELECT * FROM searchable WHERE type = 'session' AND entity_id = new.id;
END;
CREATE TRIGGER search_session_changed AFTER UPDATE OF name, number, summary ON session BEGIN
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'session' AND entity_id = new.id)
  WHERE type = 'session' AND entity_id = new.id;
END;
CREATE TRIGGER search_session_gone AFTER DELETE ON session BEGIN
  DELETE FROM search_entry WHERE type = 'session' AND entity_id = old.id;
END;

CREATE TRIGGER search_scene_new AFTER INSERT ON scene BEGIN
  INSERT INTO search_entry (type, entity_id, name, body)
  SELECT * FROM searchable WHERE type = 'scene' AND entity_id = new.id;
END;
CREATE TRIGGER search_scene_changed AFTER UPDATE OF name ON scene BEGIN
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'scene' AND entity_id = new.id)
  WHERE type = 'scene' AND entity_id = new.id;
END;
CREATE TRIGGER search_scene_gone AFTER DELETE ON scene BEGIN
  DELETE FROM search_entry WHERE type = 'scene' AND entity_id = old.id;
END;

CREATE TRIGGER search_note_new AFTER INSERT ON note BEGIN
  INSERT INTO search_entry (type, entity_id, name, body)
  SELECT * FROM searchable WHERE type = 'note' AND entity_id = new.id;
END;
CREATE TRIGGER search_note_changed AFTER UPDATE OF title, plain ON note BEGIN
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'note' AND entity_id = new.id)
  WHERE type = 'note' AND entity_id = new.id;
END;
CREATE TRIGGER search_note_gone AFTER DELETE ON note BEGIN
  DELETE FROM search_entry WHERE type = 'note' AND entity_id = old.id;
END;

CREATE TRIGGER search_milestone_new AFTER INSERT ON milestone BEGIN
  INSERT INTO search_entry (type, entity_id, name, body)
  SELECT * FROM searchable WHERE type = 'milestone' AND entity_id = new.id;
END;
CREATE TRIGGER search_milestone_changed AFTER UPDATE OF deed ON milestone BEGIN
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'milestone' AND entity_id = new.id)
  WHERE type = 'milestone' AND entity_id = new.id;
END;
CREATE TRIGGER search_milestone_gone AFTER DELETE ON milestone BEGIN
  DELETE FROM search_entry WHERE type = 'milestone' AND entity_id = old.id;
END;

-- Lines of the journal: what is undone is not found until it is redone.
CREATE TRIGGER search_journal_new AFTER INSERT ON journal WHEN new.kind = 'note.written' BEGIN
  INSERT INTO search_entry (type, entity_id, name, body)
  VALUES ('jot', CAST(new.id AS TEXT), '', ifnull(json_extract(new.fact, '$.with.text'), ''));
END;
CREATE TRIGGER search_batch_undone AFTER UPDATE OF state ON batch
WHEN old.state = 'done' AND new.state <> 'done' BEGIN
  DELETE FROM search_entry WHERE type = 'jot' AND entity_id IN (
    SELECT CAST(id AS TEXT) FROM journal WHERE batch = new.id AND kind = 'note.written'
  );
END;
CREATE TRIGGER search_batch_redone AFTER UPDATE OF state ON batch
WHEN old.state <> 'done' AND new.state = 'done' BEGIN
  INSERT INTO search_entry (type, entity_id, name, body)
  SELECT 'jot', CAST(id AS TEXT), '', ifnull(json_extract(fact, '$.with.text'), '')
  FROM journal WHERE batch = new.id AND kind = 'note.written';
END;

-- Who and what has to do with somebody is asked for on every card.
CREATE INDEX combatant_character ON combatant (character_id) WHERE character_id IS NOT NULL;
CREATE INDEX combatant_npc ON combatant (npc_id) WHERE npc_id IS NOT NULL;
CREATE INDEX participant_character ON participant (character_id);
CREATE INDEX front_cast_npc ON front_cast (npc_id);
CREATE INDEX danger_cast_npc ON danger_cast (npc_id);
CREATE INDEX mission_cast_npc ON mission_cast (npc_id);
CREATE INDEX mission_place_place ON mission_place (place_id);
CREATE INDEX mission_front ON mission (front_id) WHERE front_id IS NOT NULL;
CREATE INDEX encounter_mission ON encounter (mission_id) WHERE mission_id IS NOT NULL;
CREATE INDEX encounter_place ON encounter (place_id) WHERE place_id IS NOT NULL;
