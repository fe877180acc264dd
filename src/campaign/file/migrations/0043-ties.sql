-- A relation with a name, as one sentence: who or what, how, to whom or what. Only the game master reads it.
CREATE TABLE tie (
  id TEXT PRIMARY KEY,
  character_id TEXT REFERENCES character (id) ON DELETE CASCADE,
  npc_id TEXT REFERENCES npc (id) ON DELETE CASCADE,
  place_id TEXT REFERENCES place (id) ON DELETE CASCADE,
  front_id TEXT REFERENCES front (id) ON DELETE CASCADE,
  relation TEXT NOT NULL,
  to_character_id TEXT REFERENCES character (id) ON DELETE CASCADE,
  to_npc_id TEXT REFERENCES npc (id) ON DELETE CASCADE,
  to_place_id TEXT REFERENCES place (id) ON DELETE CASCADE,
  to_front_id TEXT REFERENCES front (id) ON DELETE CASCADE,
  CHECK ((character_id IS NOT NULL) + (npc_id IS NOT NULL) + (place_id IS NOT NULL) + (front_id IS NOT NULL) = 1),
  CHECK ((to_character_id IS NOT NULL) + (to_npc_id IS NOT NULL) + (to_place_id IS NOT NULL) + (to_front_id IS NOT NULL) = 1)
) STRICT;
CREATE INDEX tie_character ON tie (character_id) WHERE character_id IS NOT NULL;
CREATE INDEX tie_npc ON tie (npc_id) WHERE npc_id IS NOT NULL;
CREATE INDEX tie_place ON tie (place_id) WHERE place_id IS NOT NULL;
CREATE INDEX tie_front ON tie (front_id) WHERE front_id IS NOT NULL;
CREATE INDEX tie_to_character ON tie (to_character_id) WHERE to_character_id IS NOT NULL;
CREATE INDEX tie_to_npc ON tie (to_npc_id) WHERE to_npc_id IS NOT NULL;
CREATE INDEX tie_to_place ON tie (to_place_id) WHERE to_place_id IS NOT NULL;
CREATE INDEX tie_to_front ON tie (to_front_id) WHERE to_front_id IS NOT NULL;

-- Search finds both ends by the name of the relation.
DROP VIEW searchable;
CREATE VIEW searchable (type, entity_id, name, body) AS
SELECT 'character', id, name, concat_ws(char(10), player, description,
  (SELECT group_concat(concat(value ->> 'name', ': ', value ->> 'value'), char(10)) FROM json_each(own_fields)),
  (SELECT group_concat(relation, char(10)) FROM tie WHERE character_id = character.id OR to_character_id = character.id),
  secret) FROM character
UNION ALL SELECT 'npc', id, name, concat_ws(char(10), description,
  (SELECT group_concat(concat(value ->> 'name', ': ', value ->> 'value'), char(10)) FROM json_each(own_fields)),
  (SELECT group_concat(relation, char(10)) FROM tie WHERE npc_id = npc.id OR to_npc_id = npc.id),
  secret) FROM npc
UNION ALL SELECT 'place', id, name, concat_ws(char(10), description,
  (SELECT group_concat(relation, char(10)) FROM tie WHERE place_id = place.id OR to_place_id = place.id),
  secret) FROM place
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
CREATE TRIGGER search_tie_new AFTER INSERT ON tie BEGIN
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'character' AND entity_id = new.character_id)
  WHERE type = 'character' AND entity_id = new.character_id;
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'character' AND entity_id = new.to_character_id)
  WHERE type = 'character' AND entity_id = new.to_character_id;
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'npc' AND entity_id = new.npc_id)
  WHERE type = 'npc' AND entity_id = new.npc_id;
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'npc' AND entity_id = new.to_npc_id)
  WHERE type = 'npc' AND entity_id = new.to_npc_id;
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'place' AND entity_id = new.place_id)
  WHERE type = 'place' AND entity_id = new.place_id;
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'place' AND entity_id = new.to_place_id)
  WHERE type = 'place' AND entity_id = new.to_place_id;
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'front' AND entity_id = new.front_id)
  WHERE type = 'front' AND entity_id = new.front_id;
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'front' AND entity_id = new.to_front_id)
  WHERE type = 'front' AND entity_id = new.to_front_id;
END;
CREATE TRIGGER search_tie_changed AFTER UPDATE OF relation ON tie BEGIN
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'character' AND entity_id = new.character_id)
  WHERE type = 'character' AND entity_id = new.character_id;
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'character' AND entity_id = new.to_character_id)
  WHERE type = 'character' AND entity_id = new.to_character_id;
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'npc' AND entity_id = new.npc_id)
  WHERE type = 'npc' AND entity_id = new.npc_id;
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'npc' AND entity_id = new.to_npc_id)
  WHERE type = 'npc' AND entity_id = new.to_npc_id;
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'place' AND entity_id = new.place_id)
  WHERE type = 'place' AND entity_id = new.place_id;
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'place' AND entity_id = new.to_place_id)
  WHERE type = 'place' AND entity_id = new.to_place_id;
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'front' AND entity_id = new.front_id)
  WHERE type = 'front' AND entity_id = new.front_id;
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'front' AND entity_id = new.to_front_id)
  WHERE type = 'front' AND entity_id = new.to_front_id;
END;
-- An end that goes takes its ties along: there is nothing more to find of it.
CREATE TRIGGER search_tie_gone AFTER DELETE ON tie BEGIN
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'character' AND entity_id = old.character_id)
  WHERE type = 'character' AND entity_id = old.character_id
    AND EXISTS (SELECT 1 FROM character WHERE id = old.character_id);
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'character' AND entity_id = old.to_character_id)
  WHERE type = 'character' AND entity_id = old.to_character_id
    AND EXISTS (SELECT 1 FROM character WHERE id = old.to_character_id);
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'npc' AND entity_id = old.npc_id)
  WHERE type = 'npc' AND entity_id = old.npc_id
    AND EXISTS (SELECT 1 FROM npc WHERE id = old.npc_id);
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'npc' AND entity_id = old.to_npc_id)
  WHERE type = 'npc' AND entity_id = old.to_npc_id
    AND EXISTS (SELECT 1 FROM npc WHERE id = old.to_npc_id);
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'place' AND entity_id = old.place_id)
  WHERE type = 'place' AND entity_id = old.place_id
    AND EXISTS (SELECT 1 FROM place WHERE id = old.place_id);
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'place' AND entity_id = old.to_place_id)
  WHERE type = 'place' AND entity_id = old.to_place_id
    AND EXISTS (SELECT 1 FROM place WHERE id = old.to_place_id);
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'front' AND entity_id = old.front_id)
  WHERE type = 'front' AND entity_id = old.front_id
    AND EXISTS (SELECT 1 FROM front WHERE id = old.front_id);
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'front' AND entity_id = old.to_front_id)
  WHERE type = 'front' AND entity_id = old.to_front_id
    AND EXISTS (SELECT 1 FROM front WHERE id = old.to_front_id);
END;
