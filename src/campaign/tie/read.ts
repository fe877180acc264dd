import { tieTypes, type Tie, type TieEnd, type TieType } from '../../shared/ties'
import type { Read } from '../file/handles'

interface TieRow {
  id: string
  relation: string
  from_type: TieType
  from_id: string
  from_name: string
  to_type: TieType
  to_id: string
  to_name: string
}

const endSides = { from: '', to: 'to_' }

/** The columns of one end, whichever type it is of. */
function columnsOf(side: keyof typeof endSides): string {
  const column = (type: TieType) => `${endSides[side]}${type}_id`
  const types = tieTypes.map((type) => `WHEN ${column(type)} IS NOT NULL THEN '${type}'`)
  const names = tieTypes.map((type) => `(SELECT name FROM ${type} WHERE id = ${column(type)})`)
  return `CASE ${types.join(' ')} END AS ${side}_type,
    coalesce(${tieTypes.map(column).join(', ')}) AS ${side}_id,
    coalesce(${names.join(', ')}) AS ${side}_name`
}

const all = `SELECT id, relation, ${columnsOf('from')}, ${columnsOf('to')} FROM tie`

const tieOf = (row: TieRow): Tie => ({
  id: row.id,
  from: { type: row.from_type, id: row.from_id, name: row.from_name },
  relation: row.relation,
  to: { type: row.to_type, id: row.to_id, name: row.to_name },
})

/** Every tie of the campaign, in the order in which they were made. */
export function readTies(read: Read): Tie[] {
  return read.all<TieRow>(`${all} ORDER BY rowid`).map(tieOf)
}

/** The ties of one, from either side: its own first. */
export function readTiesOf(read: Read, { type, id }: Pick<TieEnd, 'type' | 'id'>): Tie[] {
  return read
    .all<TieRow>(
      `${all} WHERE ${type}_id = @id OR to_${type}_id = @id
       ORDER BY to_${type}_id IS @id, rowid`,
      { id },
    )
    .map(tieOf)
}

/** One tie; undefined when it is gone. */
export function readTie(read: Read, tieId: string): Tie | undefined {
  const row = read.get<TieRow>(`${all} WHERE id = @tieId`, { tieId })
  return row && tieOf(row)
}

/** Whom and what anybody can be tied to by a part of its name, those in play alone. */
export function findTieable(read: Read, text: string, most: number): TieEnd[] {
  const named = tieTypes.map((type) => {
    const isThere = type === 'character' || type === 'npc' ? 'away = 0' : '1'
    return `SELECT '${type}' AS type, id, name FROM ${type} WHERE ${isThere}`
  })
  return read.all<TieEnd>(
    `SELECT type, id, name FROM (${named.join(' UNION ALL ')})
     WHERE instr(lower(name), lower(@text)) > 0
     ORDER BY instr(lower(name), lower(@text)), name LIMIT @most`,
    { text, most },
  )
}
