import { z } from 'zod'
import type { Band } from '../../../moves/effect'
import rows from './table.json'
import { asPublished } from '../../../system/published'

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
const table = asPublished(tableSchema, rows)

/** What the table lists for a band of a move; nothing for a move it does not have. */
export function grantsOf(move: string, band: Band): Grants {
  return table[move]?.[band] ?? {}
}

/** A figure that a band grants; 0 where it grants none. */
export function granted(move: string, band: Band, what: string): number {
  const found = grantsOf(move, band)[what]
  return typeof found === 'number' ? found : 0
}
