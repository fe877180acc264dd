import { z } from 'zod'
import { ranks, type Rank } from '../../tracks/progress'
import published from './tables.json'

const rowsSchema = z.array(z.tuple([z.number().int(), z.number().int()]))
const tables = z.record(z.string(), rowsSchema).parse(published)

/** Where the printed figures and the later book's part (IS-165). */
export type Profile = 'srd08' | 'rulebook2019'

/** Row of a table: both ends of its range, and its place from 0. */
export interface TableRow {
  min: number
  max: number
  index: number
}

/** Every value on a row of its own: Action and Theme (IS-158, IS-159). */
const oneByOne = ['action_and_theme/action', 'action_and_theme/theme']

/** The keys of the tables that moves need. */
export const tableKeys: readonly string[] = [...Object.keys(tables), ...oneByOne]

/** The rows of a table, by range alone: its words are somebody else's. Throws for an unknown one. */
export function rowsOf(table: string, profile: Profile = 'srd08'): TableRow[] {
  if (oneByOne.includes(table)) {
    return Array.from({ length: 100 }, (_, index) => ({ min: index + 1, max: index + 1, index }))
  }
  const ranges = tables[table]
  if (!ranges) throw new Error(`no such table: ${table}`)
  const isLater = profile === 'rulebook2019' && table === 'moves/pay_the_price'
  return ranges.map(([min, max], index) => {
    if (isLater && max === 77) return { min, max: 76, index }
    return { min: isLater && min === 78 ? 77 : min, max, index }
  })
}

/** The row that a d100 falls on (IS-009, IS-163). Throws for a roll that no row holds. */
export function lookup(table: string, roll: number, profile: Profile = 'srd08'): TableRow {
  const row = rowsOf(table, profile).find(({ min, max }) => roll >= min && roll <= max)
  if (!row) throw new Error(`no row for ${roll} in ${table}`)
  return row
}

/** The rank that the table of ranks gives (IS-162). */
export function rankFor(roll: number): Rank {
  return ranks[lookup('turning_point/challenge_rank', roll).index] ?? 'dangerous'
}

/** A d100 out of tens and units as they lie, 0 to 9 each; twice 0 is 100 (IS-009). */
export function percentile(tens: number, units: number): number {
  return tens * 10 + units || 100
}

/** The same dice read the other way round (IS-156). */
export function reversed(roll: number): number {
  const digits = roll % 100
  return percentile(digits % 10, Math.floor(digits / 10))
}

/** The rows above and below, where there are any (IS-156). */
export function neighbours(table: string, roll: number, profile: Profile = 'srd08'): TableRow[] {
  const { index } = lookup(table, roll, profile)
  return rowsOf(table, profile).filter((row) => Math.abs(row.index - index) === 1)
}

/** How often a row of the prices may roll again inside itself before the GM is asked (IS-197). */
export const priceDepth = 3
