-- What waits on a character for a roll is called a modifier, as on the screen.
ALTER TABLE chip RENAME TO modifier;
DROP INDEX chip_character;
CREATE INDEX modifier_character ON modifier (character_id);

-- What has been written down speaks by keys of the catalogues, and history by statements: both keep
-- up with the new names. Everything else in them stays as it is, so the journal opens for this alone.
DROP TRIGGER journal_keeps_its_facts;

CREATE TEMP TABLE renamed (id INTEGER PRIMARY KEY, old TEXT NOT NULL, new TEXT NOT NULL);
INSERT INTO renamed (old, new)
SELECT '"key":"' || above || 'chip.', '"key":"' || above || 'modifier.'
FROM (
  SELECT column1 AS above FROM (VALUES
    (''), ('history.'), ('fact.'),
    ('dungeonWorld.guard.'), ('dungeonWorld.discernRealities.'), ('dungeonWorld.aidOrInterfere.'),
    ('dungeonWorld.takeWatch.'), ('dungeonWorld.recruit.'),
    ('ironsworn.secureAnAdvantage.'), ('ironsworn.makeCamp.'), ('ironsworn.reachYourDestination.'),
    ('ironsworn.compel.'), ('ironsworn.sojourn.'), ('ironsworn.aidYourAlly.'),
    ('ironsworn.turnTheTide.'), ('ironsworn.fulfillYourVow.')
  )
);
INSERT INTO renamed (old, new) VALUES ('"chip"', '"modifier"');

UPDATE modifier SET trigger_text = (
  WITH RECURSIVE step (done, text) AS (
    SELECT 0, modifier.trigger_text
    UNION ALL
    SELECT done + 1, replace(text, (SELECT old FROM renamed WHERE id = done + 1), (SELECT new FROM renamed WHERE id = done + 1))
    FROM step WHERE done < 16
  )
  SELECT text FROM step WHERE done = 16
) WHERE trigger_text LIKE '%chip.%';

UPDATE journal SET fact = (
  WITH RECURSIVE step (done, text) AS (
    SELECT 0, journal.fact
    UNION ALL
    SELECT done + 1, replace(text, (SELECT old FROM renamed WHERE id = done + 1), (SELECT new FROM renamed WHERE id = done + 1))
    FROM step WHERE done < 16
  )
  SELECT text FROM step WHERE done = 16
) WHERE fact LIKE '%chip.%';
UPDATE journal SET kind = 'modifier.' || substr(kind, 6) WHERE kind LIKE 'chip.%';

CREATE TRIGGER journal_keeps_its_facts BEFORE UPDATE ON journal
BEGIN
  SELECT raise(ABORT, 'the journal is append-only');
END;

UPDATE batch SET command = 'modifier.' || substr(command, 6) WHERE command LIKE 'chip.%';
UPDATE batch SET label = replace(label, '"key":"history.chip.', '"key":"history.modifier.');

UPDATE undo_log SET changed_table = 'modifier', sql = (
  WITH RECURSIVE step (done, text) AS (
    SELECT 0, undo_log.sql
    UNION ALL
    SELECT done + 1, replace(text, (SELECT old FROM renamed WHERE id = done + 1), (SELECT new FROM renamed WHERE id = done + 1))
    FROM step WHERE done < 17
  )
  SELECT text FROM step WHERE done = 17
) WHERE changed_table = 'chip';

-- A movement that was declared is called one.
UPDATE encounter SET machine_context = replace(machine_context, '"going":', '"movement":');
UPDATE undo_log SET sql = replace(sql, '"going":', '"movement":') WHERE changed_table = 'encounter';

DROP TABLE renamed;
