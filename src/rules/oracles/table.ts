import { z } from 'zod'

/** How many dice of how many sides a table is rolled with: `1d100`, `2d6`. */
export const tableDice = z.strictObject({
  count: z.number().int().min(1).max(10),
  sides: z.number().int().min(2).max(1000),
})
export type TableDice = z.infer<typeof tableDice>

/**
 * A further roll that a row calls for: on a table by its id, or on the same one again (`null`).
 * What comes twice is rolled again, counts as worse, or stands; some results are worse anyway.
 */
const furtherRoll = z.strictObject({
  table: z.string().min(1).max(120).nullable(),
  count: z.number().int().min(1).max(6),
  /** Whether it is rolled at once, or only offered. */
  auto: z.boolean(),
  repeats: z.enum(['reroll', 'worse', 'alwaysWorse', 'keep']),
})
export type FurtherRoll = z.infer<typeof furtherRoll>

/** One row: the totals it stands for, its text (Markdown), and further rolls. */
export const tableRow = z.strictObject({
  from: z.number().int().min(0).max(10_000),
  to: z.number().int().min(0).max(10_000),
  text: z.string().max(4000),
  rolls: z.array(furtherRoll).max(6).default([]),
})
export type TableRow = z.infer<typeof tableRow>

/** Where a table comes from and under which licence. Tables of the table's own have none. */
export const tableSource = z.strictObject({
  title: z.string().max(200),
  authors: z.array(z.string().max(120)).max(10),
  license: z.string().max(200),
  url: z.string().max(300),
})

/** A random table: oracles of a pack, and homebrew. */
export const oracleTable = z.strictObject({
  id: z.string().min(1).max(120),
  name: z.string().min(1).max(120),
  /** What it stands under, outermost first: names of collections. */
  group: z.array(z.string().max(120)).max(6),
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
