import { z } from 'zod'
import type { Band } from '../../moves/move'
import { roll, type Rolled, type RollInput } from '../roll'
import { defaultSettings, type Deciding } from '../settings/settings'
import rows from './table.json'

const grantSchema = z.record(
  z.string(),
  z.union([z.number(), z.boolean(), z.string(), z.array(z.number())]),
)

/** What a band grants, by name: `hold`, `questions`, `choices` … */
export type Grants = z.infer<typeof grantSchema>

const tableSchema = z.record(
  z.string(),
  z.strictObject({ '10+': grantSchema, '7-9': grantSchema, '6-': grantSchema }),
)
const table = tableSchema.parse(rows)

/** A move by its id of the table, its dice, and what is added to them. */
export interface MoveRollInput extends Pick<RollInput, 'dice' | 'modifier'> {
  move: string
}

/** What the table lists for a band of a move; nothing for a move it does not have. */
export function grantsOf(move: string, band: Band): Grants {
  return table[move]?.[band] ?? {}
}

/** A figure that a band grants; 0 where it grants none. */
export function granted(move: string, band: Band, what: string): number {
  const found = grantsOf(move, band)[what]
  return typeof found === 'number' ? found : 0
}

/** Reads a roll of a move, with what its band grants (sections 2 to 5). */
export function readMove(
  { move, ...rolled }: MoveRollInput,
  settings: Deciding<'xpOnMiss'> = defaultSettings,
): Rolled & Grants {
  const read = roll(rolled, settings)
  return { ...read, ...grantsOf(move, read.band) }
}
