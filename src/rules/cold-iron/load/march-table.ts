import { z } from 'zod'
import published from './forced-marches.json'
import { asPublished } from '../../system/published'
import { whole } from '../../../shared/bounded'

/** How hard a day's march is, A the lightest (CI-224). */
export const marchClassSchema = z.enum(['A', 'B', 'C'])
export type MarchClass = z.infer<typeof marchClassSchema>

/** A row of the table of marches (CI-224). */
const marchSchema = z.strictObject({
  class: marchClassSchema,
  schedule: z.enum(['normal', 'inverted']),
  extraHours: z.union([z.literal(0), z.literal(4)]),
  /** Distance of the day, as a multiple of the usual. */
  distance: z.number().min(0).max(9),
  /** Daily fatigue, as a multiple of the usual. */
  dailyFatigue: whole(0, 99),
  /** What the march does to blinking: nothing, a category worse, or double at once. */
  blinking: z.enum(['none', 'worse', 'double']),
})
export type March = z.infer<typeof marchSchema>

/** The table of marches, as a game master may edit it. */
export const marchesSchema = z.array(marchSchema).min(1)

/** The table as published. */
export const marches: March[] = asPublished(marchesSchema, published)
