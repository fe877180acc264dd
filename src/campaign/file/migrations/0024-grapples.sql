-- Fighting hand to hand is called that, and one knot of those who fight so is a grapple, as on the
-- screen. A quote inside what people wrote is escaped: their words do not fit.
UPDATE encounter SET machine_context =
  replace(replace(replace(machine_context,
    '"scrum":', '"handToHand":'),
    '"piles":', '"grapples":'),
    '.missiles.term.scrum"', '.missiles.term.grapple"')
WHERE machine_context LIKE '%"scrum":%';

-- History is statements on tables, so it keeps up.
UPDATE undo_log SET sql =
  replace(replace(replace(sql,
    '"scrum":', '"handToHand":'),
    '"piles":', '"grapples":'),
    '.missiles.term.scrum"', '.missiles.term.grapple"')
WHERE changed_table = 'encounter';

-- The journal opens for this alone: a shot at a grapple tells why it met what it met.
DROP TRIGGER journal_keeps_its_facts;
UPDATE journal SET fact =
  replace(fact, '.missiles.term.scrum"', '.missiles.term.grapple"')
WHERE fact LIKE '%.missiles.term.scrum"%';
CREATE TRIGGER journal_keeps_its_facts BEFORE UPDATE ON journal
BEGIN
  SELECT raise(ABORT, 'the journal is append-only');
END;
