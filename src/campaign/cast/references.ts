import type { Read } from '../file/handles'
import { entryOf, type FactRow, type JournalEntry } from '../journal/api'
import type { MemberRef } from '../move/input'
import type { MemberType } from '../sheet/sheets'

/** Something that would be lost or left without its owner; `what` names it in the catalogue. */
export interface Reference {
  what: string
  count: number
  /** The newest events of the history that tell of them, where that is what it is. */
  events?: JournalEntry[]
}

/** As many events of the history are named. */
const mostEvents = 5

/** What counts as somebody's own making: the writing of sheets, and the kinds that bear their type. */
const ofSheets = ['begun', 'edited', 'rewritten', 'removed', 'converted']
const ofMembers = ['created', 'edited', 'renamed', 'ownField', 'left', 'returned']
/** What was tied and is no more leaves nothing behind. */
const ofTies = ['tie.created', 'tie.removed']
/** That they came out of a file, with others. */
const comings = ['import.taken']

/** The rows that point at a member, by the columns that do; their own sheets do not count. */
export const referenceColumns: Record<
  MemberType,
  readonly { what: string; table: string; columns: readonly string[] }[]
> = {
  character: [
    { what: 'mission', table: 'participant', columns: ['character_id'] },
    { what: 'mission', table: 'mission_reward', columns: ['character_id'] },
    {
      what: 'mission',
      table: 'confidential_report',
      columns: ['from_character_id', 'to_character_id'],
    },
    { what: 'milestone', table: 'milestone', columns: ['agreed_on', 'awarded_to'] },
    { what: 'milestone', table: 'milestone_voice', columns: ['character_id'] },
    { what: 'session', table: 'attendance', columns: ['character_id'] },
    { what: 'fight', table: 'combatant', columns: ['character_id'] },
    { what: 'condition', table: 'carried_state', columns: ['character_id'] },
    { what: 'hold', table: 'hold', columns: ['character_id', 'target_character_id'] },
    { what: 'hold', table: 'effect', columns: ['character_id'] },
    { what: 'tie', table: 'tie', columns: ['character_id', 'to_character_id'] },
  ],
  npc: [
    { what: 'front', table: 'front_cast', columns: ['npc_id'] },
    { what: 'front', table: 'danger_cast', columns: ['npc_id'] },
    { what: 'mission', table: 'mission_cast', columns: ['npc_id'] },
    { what: 'fight', table: 'combatant', columns: ['npc_id'] },
    { what: 'fight', table: 'encounter_row', columns: ['npc_id'] },
    { what: 'condition', table: 'carried_state', columns: ['npc_id'] },
    { what: 'hold', table: 'hold', columns: ['target_npc_id'] },
    { what: 'hold', table: 'effect', columns: ['npc_id'] },
    { what: 'scene', table: 'scene_presence', columns: ['npc_id'] },
    { what: 'tie', table: 'tie', columns: ['npc_id', 'to_npc_id'] },
  ],
}

/** What names a member otherwise than by a column that points at one. */
const names = [
  { what: 'track', from: 'FROM track_about WHERE type = @type AND entity_id = @id' },
  { what: 'note', from: 'FROM note_link WHERE type = @type AND entity_id = @id' },
  {
    what: 'move',
    from: `FROM queued_move
           WHERE @id IN (json_extract(actor, '$.id'), json_extract(target, '$.id'))`,
  },
  {
    what: 'move',
    from: `FROM owed_move JOIN json_each(about) AS who
           WHERE json_extract(who.value, '$.type') = @type
             AND json_extract(who.value, '$.id') = @id`,
  },
  // What the questions at a session's end keep in mind belongs to their system.
  { what: 'session', from: 'FROM session_end WHERE instr(context, @id) > 0' },
]

const history = 'history'

/** Facts about somebody that tell of more than their making; most facts do not hold the id at all. */
const told = `FROM live_fact AS fact
  WHERE instr(fact.fact, @id) > 0 AND fact.kind NOT IN (SELECT value FROM json_each(@making))
    AND EXISTS (SELECT 1 FROM json_each(fact.fact, '$.about') AS who
      WHERE json_extract(who.value, '$.type') = @type AND json_extract(who.value, '$.id') = @id)`

/**
 * What hangs on somebody beside their own making: each kind of thing once, with how many there are.
 * Where it is empty they can be removed and nothing misses them.
 */
export function readReferences(read: Read, { type, id }: MemberRef): Reference[] {
  const making = [
    ...ofSheets.map((what) => `sheet.${what}`),
    ...ofMembers.map((what) => `${type}.${what}`),
    ...ofTies,
    ...comings,
  ]
  const bindings = { type, id, making: JSON.stringify(making) }
  const sources = [
    ...referenceColumns[type].map(({ what, table, columns }) => ({
      what,
      from: `FROM ${table} WHERE ${columns.map((column) => `${column} = @id`).join(' OR ')}`,
    })),
    ...names,
    { what: history, from: told },
  ]
  const found = new Map<string, number>()
  for (const { what, from } of sources) {
    const { count } = read.get<{ count: number }>(`SELECT count(*) AS count ${from}`, bindings) ?? {
      count: 0,
    }
    found.set(what, (found.get(what) ?? 0) + count)
  }
  return [...found].flatMap(([what, count]): Reference[] => {
    if (count === 0) return []
    if (what !== history) return [{ what, count }]
    const rows = read.all<FactRow>(`SELECT id, at, fact ${told} ORDER BY id DESC LIMIT @most`, {
      ...bindings,
      most: mostEvents,
    })
    return [{ what, count, events: rows.map(entryOf) }]
  })
}
