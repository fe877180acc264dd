import { rowAt, type FurtherRoll, type OracleTable, type TableDice } from './table'

/** How deep rolls may lead to rolls; deeper the game master decides (IS-197). */
export const deepest = 3

/** One roll of a consultation: on which table, how deep, what came. */
export interface Consulted {
  table: string
  name: string
  depth: number
  faces: number[]
  total: number
  text: string
  /** The same result came before in the same double roll, and that makes it worse. */
  isWorse: boolean
  /** Rolls that the row offers and nobody has to make. */
  offers: string[]
  /** It would have led on, but lies as deep as rolls go. */
  isCutOff: boolean
}

/** A consultation: what has been rolled, and on what the next roll goes; null when it is whole. */
export interface Consultation {
  rolled: Consulted[]
  next: { table: string; name: string; dice: TableDice } | null
}

/** Tables by id. */
export type Tables = ReadonlyMap<string, OracleTable>

interface Walk {
  tables: Tables
  /** Faces of the rolls not yet read. */
  left: number[][]
  rolled: Consulted[]
  next: Consultation['next']
}

function takeRoll(walk: Walk, table: OracleTable, depth: number): Consulted | null {
  const faces = walk.left.shift()
  if (!faces) {
    walk.next = { table: table.id, name: table.name, dice: table.dice }
    return null
  }
  const total = faces.reduce((sum, face) => sum + face, 0)
  const consulted: Consulted = {
    table: table.id,
    name: table.name,
    depth,
    faces,
    total,
    text: rowAt(table, total)?.text ?? '',
    isWorse: false,
    offers: [],
    isCutOff: false,
  }
  walk.rolled.push(consulted)
  return consulted
}

/** Whether a table has a result that did not come yet. */
const hasOther = (table: OracleTable, seen: ReadonlySet<string>) =>
  table.rows.some(({ text }) => !seen.has(text))

/** Makes the rolls that one entry of a row calls for; false when dice are still wanted. */
function goFurther(walk: Walk, from: Consulted, roll: FurtherRoll): boolean {
  const table = walk.tables.get(roll.table ?? from.table)
  if (!table) return true
  if (!roll.auto) {
    from.offers.push(table.id)
    return true
  }
  if (from.depth + 1 >= deepest) {
    from.isCutOff = true
    return true
  }
  const seen = new Set<string>()
  let kept = 0
  while (kept < roll.count) {
    const part = consult(walk, table, from.depth + 1)
    if (!part) return false
    const isRepeat = seen.has(part.text)
    if (isRepeat && roll.repeats === 'reroll' && hasOther(table, seen)) {
      // It is as if it had never been rolled; the next one stands in its place.
      walk.rolled.splice(walk.rolled.indexOf(part))
      continue
    }
    kept += 1
    part.isWorse = roll.repeats === 'alwaysWorse' || (isRepeat && roll.repeats === 'worse')
    seen.add(part.text)
  }
  return true
}

function consult(walk: Walk, table: OracleTable, depth: number): Consulted | null {
  const part = takeRoll(walk, table, depth)
  if (!part) return null
  for (const roll of rowAt(table, part.total)?.rolls ?? []) {
    if (!goFurther(walk, part, roll)) return null
  }
  return part
}

/**
 * Consults a table with the dice rolled so far, in order: the faces of each roll. Answers what they
 * came to, sub-rolls included, and what is to be rolled next. It ends: rolls lead at most
 * `deepest` deep, whatever the tables say (IS-197).
 */
export function consultation(
  tables: Tables,
  tableId: string,
  dice: readonly number[][],
): Consultation {
  const table = tables.get(tableId)
  if (!table) return { rolled: [], next: null }
  const walk: Walk = { tables, left: dice.map((faces) => [...faces]), rolled: [], next: null }
  consult(walk, table, 0)
  return { rolled: walk.rolled, next: walk.next }
}
