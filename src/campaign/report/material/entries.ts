import type { Read } from '../../file/handles'
import { entryOf, type JournalEntry } from '../../journal/api'

/** A fact with its place in the campaign: evening, scene, day. */
export interface Entry extends JournalEntry {
  encounterId: string | null
  missionId: string | null
  sessionId: string | null
  sceneId: string | null
  /** Day of the campaign calendar. */
  day: number | null
}

interface EntryRow {
  id: number
  at: string
  fact: string
  encounter_id: string | null
  mission_id: string | null
  session_id: string | null
  scene_id: string | null
  day: number | null
}

const columns =
  'SELECT id, at, fact, encounter_id, mission_id, session_id, scene_id, day FROM live_fact'

function parse(row: EntryRow): Entry {
  return {
    ...entryOf(row),
    encounterId: row.encounter_id,
    missionId: row.mission_id,
    sessionId: row.session_id,
    sceneId: row.scene_id,
    day: row.day,
  }
}

/**
 * Every fact of a mission, of its fights and of its scenes, in order. What came to pass in a scene of it
 * once it was closed is none of its own any more.
 */
export function missionEntries(read: Read, id: string): Entry[] {
  const isClosed = `(SELECT status FROM mission WHERE id = @id) = 'closed'`
  const end = `(SELECT max(id) FROM live_fact WHERE mission_id = @id AND kind = 'mission.closed')`
  return read
    .all<EntryRow>(
      `${columns} WHERE id IN (
         SELECT id FROM journal WHERE mission_id = @id
         UNION SELECT id FROM journal WHERE encounter_id IN
           (SELECT id FROM encounter WHERE mission_id = @id)
         UNION SELECT id FROM journal WHERE scene_id IN (SELECT id FROM scene WHERE mission_id = @id)
           AND (NOT ${isClosed} OR id <= ifnull(${end}, id))
       ) ORDER BY id`,
      { id },
    )
    .map(parse)
}

/** Every fact of an evening, in order. */
export function sessionEntries(read: Read, id: string): Entry[] {
  return read
    .all<EntryRow>(
      `${columns} WHERE id IN (SELECT id FROM journal WHERE session_id = @id) ORDER BY id`,
      { id },
    )
    .map(parse)
}

/** Every fact about a character, also as one of a fight, in order. */
export function characterEntries(read: Read, id: string): Entry[] {
  return read
    .all<EntryRow>(
      // The first condition is quick, and leaves the second few facts to take apart.
      `${columns} WHERE (instr(fact, @id) > 0 OR encounter_id IN
         (SELECT encounter_id FROM combatant WHERE character_id = @id)) AND EXISTS (
         SELECT 1 FROM json_each(live_fact.fact, '$.about') AS ref
         WHERE json_extract(ref.value, '$.id') = @id
           OR json_extract(ref.value, '$.id') IN
             (SELECT id FROM combatant WHERE character_id = @id)
       ) ORDER BY id`,
      { id },
    )
    .map(parse)
}

/** Every fact of the campaign that an evening holds, in order. */
export function campaignEntries(read: Read): Entry[] {
  return read.all<EntryRow>(`${columns} WHERE session_id IS NOT NULL ORDER BY id`).map(parse)
}

/** Facts of these families between two facts, the second left open when null; in order. */
export function entriesBetween(
  read: Read,
  families: readonly string[],
  from: number,
  to: number | null,
): Entry[] {
  return read
    .all<EntryRow>(
      `${columns} WHERE id IN (
         SELECT journal.id FROM json_each(@families) AS family
         CROSS JOIN journal ON journal.kind >= family.value || '.' AND journal.kind < family.value || '/'
       ) AND id >= @from AND (@to IS NULL OR id <= @to) ORDER BY id`,
      { families: JSON.stringify(families), from, to },
    )
    .map(parse)
}

/** The facts of several questions as one list, each once, in order. */
export function together(...lists: readonly Entry[][]): Entry[] {
  const byId = new Map(lists.flat().map((entry) => [entry.id, entry]))
  return [...byId.values()].sort((one, other) => one.id - other.id)
}
