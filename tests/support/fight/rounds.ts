import { appendFileSync } from 'node:fs'

/** Whether `npm run prove` runs an attack, and if it was asked for by its name. */
const form = process.env.IRON_TABLE_PROVE as 'whole' | 'alone' | undefined

/** Whether an attack runs whole, as `npm run prove` has it, or in the short form of `npm test`. */
export const isWhole = form !== undefined

/** What everything random of an attack begins with: fixed in the short form, so that it is stable. */
export const seed = Number(process.env.IRON_TABLE_PROVE_SEED ?? 2026)

/** How many rounds an attack has in each of its forms. */
export interface Rounds {
  short: number
  whole: number
  /** Where the attack was asked for by its name; as `whole` unless said. */
  alone?: number
}

/** The rounds of the form that runs now. */
export function rounds({ short, whole, alone = whole }: Rounds): number {
  if (form === 'alone') return alone
  return isWhole ? whole : short
}

/** What an attack tried, and what came of it: one line of the table that `npm run prove` prints. */
export interface Attempted {
  attack: string
  rounds: number
  refused?: number
  accepted?: number
  failures: readonly string[]
  /** What was measured or found besides, by what it is. */
  told?: Readonly<Record<string, string | number>>
}

/**
 * Puts a line into the table, where one is kept. The seed stands in it, and failures name theirs:
 * `npm run prove -- --seed <seed>` does the same again.
 */
export function tellAttempted(attempted: Attempted): void {
  const table = process.env.IRON_TABLE_PROVE_TABLE
  if (table !== undefined) appendFileSync(table, `${JSON.stringify({ seed, ...attempted })}\n`)
}
