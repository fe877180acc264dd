import { z } from 'zod'
import { filledText, textUpTo, whole } from '../../shared/bounded'

/** How many dice of how many sides a table is rolled with: `1d100`, `2d6`. */
export const tableDice = z.strictObject({
  count: whole(1, 10),
  sides: whole(2, 1000),
})
export type TableDice = z.infer<typeof tableDice>

/**
 * A further roll that a row calls for: on a table by its id, or on the same one again (`null`).
 * What comes twice is rolled again, counts as worse, or stands; some results are worse anyway.
 */
const furtherRoll = z.strictObject({
  table: filledText(120).nullable(),
  count: whole(1, 6),
  /** Whether it is rolled at once, or only offered. */
  auto: z.boolean(),
  repeats: z.enum(['reroll', 'worse', 'alwaysWorse', 'keep']),
})
export type FurtherRoll = z.infer<typeof furtherRoll>

/** One row: the totals it stands for, its text (Markdown), and further rolls. */
export const tableRow = z.strictObject({
  from: whole(0, 10_000),
  to: whole(0, 10_000),
  text: textUpTo(4000),
  rolls: z.array(furtherRoll).max(6).default([]),
})
export type TableRow = z.infer<typeof tableRow>

/** Where a table comes from and under which licence. Tables of the table's own have none. */
export const tableSource = z.strictObject({
  title: textUpTo(200),
  authors: z.array(textUpTo(120)).max(10),
  license: textUpTo(200),
  url: textUpTo(300),
})

/** A random table: oracles of a pack, and homebrew. */
export const oracleTable = z.strictObject({
  id: filledText(120),
  name: filledText(120),
  /** What it stands under, outermost first: names of collections. */
  group: z.array(textUpTo(120)).max(6),
  dice: tableDice,
  rows: z.array(tableRow).min(1).max(1000),
  source: tableSource.nullable(),
})
export type OracleTable = z.infer<typeof oracleTable>

/** The least and the greatest total of some dice. */
export function rangeOf({ count, sides }: TableDice): { least: number; most: number } {
  return { least: count, most: count * sides }
}

/** Dice in the table's notation. */
export function noted({ count, sides }: TableDice): string {
  return `${count === 1 ? '' : count}d${sides}`
}

/** The row a total falls on; undefined where the table has a hole. */
export function rowAt(table: OracleTable, total: number): TableRow | undefined {
  return table.rows.find(({ from, to }) => from <= total && total <= to)
}
