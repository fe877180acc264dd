-- What waits on a character for a roll is called a modifier, as on the screen.
ALTER TABLE chip RENAME TO modifier;
DROP INDEX chip_character;
CREATE INDEX modifier_character ON modifier (character_id);

-- What was written down speaks by keys of the catalogues: those below the old name stand below the
-- new one. Players' and game masters' own words are no keys, and stay.
UPDATE modifier SET trigger_text = (
  WITH RECURSIVE
    found (place, path, said) AS (
      SELECT row_number() OVER (), fullkey, atom FROM json_tree(modifier.trigger_text)
      WHERE type = 'text' AND (key = 'key' OR atom LIKE '@%') AND '.' || ltrim(atom, '@') LIKE '%.chip.%'
    ),
    renamed (place, text) AS (
      SELECT 0, modifier.trigger_text
      UNION ALL
      SELECT found.place, json_set(text, path, ltrim(replace('.' || said, '.chip.', '.modifier.'), '.'))
      FROM renamed JOIN found ON found.place = renamed.place + 1
    )
  SELECT text FROM renamed ORDER BY place DESC LIMIT 1
);

-- The journal opens for this alone.
DROP TRIGGER journal_keeps_its_facts;
UPDATE journal SET fact = (
  WITH RECURSIVE
    found (place, path, said) AS (
      SELECT row_number() OVER (), fullkey, atom FROM json_tree(journal.fact)
      WHERE type = 'text' AND (key = 'key' OR atom LIKE '@%') AND '.' || ltrim(atom, '@') LIKE '%.chip.%'
    ),
    renamed (place, text) AS (
      SELECT 0, journal.fact
      UNION ALL
      SELECT found.place, json_set(text, path, ltrim(replace('.' || said, '.chip.', '.modifier.'), '.'))
      FROM renamed JOIN found ON found.place = renamed.place + 1
    )
  SELECT text FROM renamed ORDER BY place DESC LIMIT 1
) WHERE fact LIKE '%chip.%';
UPDATE journal SET kind = 'modifier.' || substr(kind, 6) WHERE kind LIKE 'chip.%';
CREATE TRIGGER journal_keeps_its_facts BEFORE UPDATE ON journal
BEGIN
  SELECT raise(ABORT, 'the journal is append-only');
END;

UPDATE batch SET command = 'modifier.' || substr(command, 6) WHERE command LIKE 'chip.%';
UPDATE batch SET label = replace(label, '"key":"history.chip.', '"key":"history.modifier.');

-- History is statements on tables, so it keeps up with their names.
UPDATE undo_log SET
  changed_table = 'modifier',
  sql = replace(replace(replace(sql, '"chip"', '"modifier"'), '"key":"chip.', '"key":"modifier.'), '.chip.', '.modifier.')
WHERE changed_table = 'chip';

-- A movement that was declared is called one.
UPDATE encounter SET machine_context = replace(machine_context, '"going":', '"movement":');
UPDATE undo_log SET sql = replace(sql, '"going":', '"movement":') WHERE changed_table = 'encounter';
