import { z } from 'zod'
import type { Phrase } from '../../../shared/phrase'
import { wordsIn } from '../describe'
import difficulties from './charts/search-difficulty.json'
import times from './charts/search-time.json'
import { asPublished } from '../../system/published'
import { filledText, textUpTo, whole } from '../../../shared/bounded'

const { words } = wordsIn('alertness')
const result = whole(-199, 199)
const factor = z.number().min(0).max(99)

/** Rows of the search time chart, by result; the last one is open (CI-056). */
export const searchTimesSchema = z
  .array(
    z.strictObject({
      id: filledText(40),
      max: result.nullable(),
      /** Turns a short search takes; null: a few minutes, or the dice. */
      shortTurns: whole(1, 9999).nullable(),
      /** Dice of the turns it takes. */
      shortDice: textUpTo(10).nullable(),
      /** Least and most of the time expected of a long search; null: longer, by no fixed figure. */
      longFactor: z.tuple([factor, factor]).nullable(),
    }),
  )
  .min(1)
export type SearchTime = z.infer<typeof searchTimesSchema>[number]

/** The chart as published. */
export const searchTimes: SearchTime[] = asPublished(searchTimesSchema, times)

const range = z.strictObject({ min: result, max: result })

/** What is looked for, and between which difficulties the game master chooses (CI-058). */
export const searchDifficultySchema = z.strictObject({
  secretDoor: range,
  caveBackEntrance: range,
  falseBottom: range,
  passageTrap: range,
  furnitureTrap: range,
})
export type SearchDifficulty = z.infer<typeof searchDifficultySchema>
export type SearchTarget = keyof SearchDifficulty

/** The difficulties as published. */
export const searchDifficulty: SearchDifficulty = asPublished(searchDifficultySchema, difficulties)

/** The row of the time chart for a result of searching or tracking; null in an empty chart (CI-056). */
export function searchTimeOf(
  check: number,
  rows: readonly SearchTime[] = searchTimes,
): SearchTime | null {
  return rows.find(({ max }) => max === null || check <= max) ?? rows.at(-1) ?? null
}

/** What a row says of a short search and of a long one. */
export function searchTimeWords({ id }: SearchTime): { short: Phrase; long: Phrase } {
  return { short: words(`searchTime.${id}.short`), long: words(`searchTime.${id}.long`) }
}
