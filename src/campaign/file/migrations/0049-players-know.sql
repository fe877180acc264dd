-- What players know of somebody whom the game master plays, or of a place, in a line that is theirs to read.
ALTER TABLE npc ADD COLUMN known TEXT NOT NULL DEFAULT '';
ALTER TABLE place ADD COLUMN known TEXT NOT NULL DEFAULT '';

-- Search finds it; what only the game master knows still ends the text.
DROP TRIGGER search_npc_changed;
DROP TRIGGER search_place_changed;
DROP VIEW searchable;
CREATE VIEW searchable (type, entity_id, name, body) AS
SELECT 'character', id, name, concat_ws(char(10), player, description,
  (SELECT group_concat(concat(value ->> 'name', ': ', value ->> 'value'), char(10)) FROM json_each(own_fields)),
  (SELECT group_concat(relation, char(10)) FROM tie WHERE character_id = character.id OR to_character_id = character.id),
  secret) FROM character
UNION ALL SELECT 'npc', id, name, concat_ws(char(10), description,
  (SELECT group_concat(concat(value ->> 'name', ': ', value ->> 'value'), char(10)) FROM json_each(own_fields)),
  (SELECT group_concat(relation, char(10)) FROM tie WHERE npc_id = npc.id OR to_npc_id = npc.id),
  known, secret) FROM npc
UNION ALL SELECT 'place', id, name, concat_ws(char(10), description,
  (SELECT group_concat(relation, char(10)) FROM tie WHERE place_id = place.id OR to_place_id = place.id),
  known, secret) FROM place
UNION ALL SELECT 'front', id, name, concat_ws(char(10), description, notes, aftermath,
  (SELECT group_concat(relation, char(10)) FROM tie WHERE front_id = front.id OR to_front_id = front.id)) FROM front
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
CREATE TRIGGER search_npc_changed AFTER UPDATE OF name, description, known, secret, own_fields ON npc BEGIN
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'npc' AND entity_id = new.id)
  WHERE type = 'npc' AND entity_id = new.id;
END;
CREATE TRIGGER search_place_changed AFTER UPDATE OF name, description, known, secret ON place BEGIN
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'place' AND entity_id = new.id)
  WHERE type = 'place' AND entity_id = new.id;
END;
