import type { Sight } from '../../shared/sight'
import { inPlay } from '../cast/in-play'
import type { Read } from '../file/handles'
import { holdingWords } from '../search/holding'
import { storedOwnFields } from '../sheet/own-fields'
import { npcSheets, type Sheets } from '../sheet/sheets'

interface NpcRow {
  id: string
  name: string
  description: string
  /** What players know of them, in a line that is theirs to read. */
  known: string
  secret: string
  pictureId: string | null
  /** What players call them; empty where they know the name. */
  alias: string
  /** How much players see of them in a fight; null for as much as of their side. */
  sight: Sight | null
  /** Fields of the game master's own, as they lie in the file. */
  fields: string
  away: number
}

/** What of the cast is asked for: those that hold the words typed, a page of them. */
interface Page {
  text: string
  from: number
  limit: number
  /** Id of one who shall stand on the page, wherever that begins. */
  holding?: string | undefined
}

const none: Sheets = { sheets: {}, unreadable: [] }

/** Everyone the game master plays with these ids, in their order, those out of play last. */
export function readNpcs(read: Read, ids: readonly string[]) {
  const sheets = npcSheets(read, ids)
  return read
    .all<NpcRow>(
      `SELECT id, name, description, known, secret, picture_id AS pictureId, alias, sight,
         own_fields AS fields, away FROM npc
       WHERE id IN (SELECT value FROM json_each(@ids)) ORDER BY away, position, id`,
      { ids: JSON.stringify(ids) },
    )
    .map(({ away, fields, ...row }) => ({
      ...row,
      ownFields: storedOwnFields(fields),
      isAway: away === 1,
      ...(sheets.get(row.id) ?? none),
    }))
}

/** A page of the cast, with how many there are beside it, in play and out of it. */
export function readNpcPage(read: Read, { text, from, limit, holding }: Page) {
  const { where, bindings } = holdingWords(read, 'npc', text)
  const counts = read.all<{ away: number; count: number }>(
    `SELECT away, count(*) AS count FROM npc WHERE ${where} GROUP BY away`,
    bindings,
  )
  const countOf = (away: number) => counts.find((each) => each.away === away)?.count ?? 0
  const idsFrom = (start: number, count: number) =>
    read
      .all<{ id: string }>(
        `SELECT id FROM npc WHERE ${where} ORDER BY away, position, id LIMIT @count OFFSET @start`,
        { ...bindings, start, count },
      )
      .map((row) => row.id)
  const at = holding === undefined ? -1 : idsFrom(0, -1).indexOf(holding)
  const start = at < 0 ? from : at - (at % limit)
  return {
    text,
    from: start,
    inPlay: countOf(0),
    away: countOf(1),
    npcs: readNpcs(read, idsFrom(start, limit)),
  }
}

/** The names of those in play, of a system's people where one is given, in their order. */
export function readNpcNames(read: Read, system: string | undefined) {
  return read.all<{ id: string; name: string }>(
    `SELECT id, name FROM ${inPlay.npc}
     WHERE @system IS NULL
       OR EXISTS (SELECT 1 FROM npc_sheet WHERE npc_id = npc.id AND npc_sheet.system = @system)
     ORDER BY position, id`,
    { system: system ?? null },
  )
}

/** How many are in play, and how many of them have a sheet of each system. */
export function countNpcs(read: Read) {
  const count = read.get<{ count: number }>(`SELECT count(*) AS count FROM ${inPlay.npc}`)?.count
  const bySystem = read.all<{ system: string; count: number }>(
    `SELECT system, count(*) AS count FROM npc_sheet
     WHERE npc_id NOT IN (SELECT id FROM npc WHERE away = 1) GROUP BY system`,
  )
  return {
    count: count ?? 0,
    bySystem: Object.fromEntries(bySystem.map((each) => [each.system, each.count])),
  }
}
