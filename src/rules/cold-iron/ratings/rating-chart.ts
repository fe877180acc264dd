import { z } from 'zod'
import { demandWhole } from '../basics/field-error'
import published from './rating-chart.json'
import { asPublished } from '../../system/published'
import { whole } from '../../../shared/bounded'

const figure = whole(-99, 99)

/** What a level of proficiency is worth; the row's place is the level, from 0. */
const ratingRowSchema = z.strictObject({
  rating: figure,
  /** Most STRadj that a weapon's parry makes use of. */
  adjCap: figure,
  /** Most STRadj that a shield makes use of. */
  adj2Cap: figure,
  /** Most DEXadj that counts hand to hand. */
  adj3Cap: figure,
  missile: figure,
  /** Added to dodge against longer weapons. */
  dbL: whole(-40, 0),
})
export type RatingRow = z.infer<typeof ratingRowSchema>

/** The chart of proficiencies, as a game master may edit it (CI-004). */
export const ratingChartSchema = z.array(ratingRowSchema).min(1).max(100)

/** The chart as published, levels 0 to 12. */
export const ratingChart: RatingRow[] = asPublished(ratingChartSchema, published)

/** The row of a level. A FieldError names the `field` of a level the chart does not have. */
export function ratingRow(
  field: string,
  level: number,
  chart: readonly RatingRow[] = ratingChart,
): RatingRow {
  const last = chart.length - 1
  const row = chart[demandWhole(field, level, 0, last)]
  if (row) return row
  throw new Error('a rating chart has a row for each of its levels')
}
