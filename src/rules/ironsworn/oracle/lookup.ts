import { z } from 'zod'
import published from './tables.json'
import { readOnce } from '../../system/published'
import { whole } from '../../../shared/bounded'

const rowsSchema = z
  .array(z.tuple([whole(), whole()]))
  .refine((rows) => rows[0]?.[0] === 1 && rows.at(-1)?.[1] === 100 && !hasGap(rows))

/** Every value on one row, and no other (IS-163). */
function hasGap(rows: readonly (readonly [number, number])[]): boolean {
  return rows.some(([min], at) => at > 0 && min !== (rows[at - 1]?.[1] ?? 0) + 1)
}

const tables = readOnce(
  z.object({
    'moves/endure_harm': rowsSchema,
    'moves/endure_stress': rowsSchema,
    'moves/pay_the_price': rowsSchema,
  }),
  published,
)

/** A table that moves send to. */
export type MoveTable = keyof typeof tables

/** Where the printed figures and the later book's part (IS-165). */
export type Profile = 'srd08' | 'rulebook2019'

/** The rows of a table, by range alone: its words are somebody else's. */
export function rowsOf(table: MoveTable, profile: Profile): { min: number; max: number }[] {
  const isLater = profile === 'rulebook2019' && table === 'moves/pay_the_price'
  return tables[table].map(([min, max]) => {
    if (isLater && max === 77) return { min, max: 76 }
    return { min: isLater && min === 78 ? 77 : min, max }
  })
}

/** The place of the row that a d100 falls on, from 0 (IS-139 to IS-141). */
export function rowAt(table: MoveTable, roll: number, profile: Profile): number {
  return rowsOf(table, profile).findIndex(({ min, max }) => roll >= min && roll <= max)
}
