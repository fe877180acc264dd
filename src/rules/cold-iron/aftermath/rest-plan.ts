import { z } from 'zod'
import { sleptWatches } from '../body/rest/rest-factor'
import { turnsIn, watchHours } from '../basics/units'
import { filledText, idSchema, whole } from '../../../shared/bounded'

const ids = z.array(filledText(64)).max(60)

/** Who cares for whom in the nights of a rest: one cure line, chosen from those of the level (CI-092). */
const medicSchema = z.strictObject({
  level: whole(1, 99),
  /** Place in the list of the level's cure lines. */
  line: whole(0, 20),
  patients: ids,
  /** Those in magic reserve who are watched over (CI-094). */
  tended: ids,
  /** A die for each patient and night, where the line rolls: all patients of the first night first. */
  dice: z.array(whole(1, 4)).max(1800),
})
export type Medic = z.infer<typeof medicSchema>

/** What magic does for somebody: heals wounds, gives the healer's own points for them, or takes fatigue off. */
const healingSchema = z.strictObject({
  id: idSchema,
  kind: z.enum(['magic', 'empathic', 'fatigue']),
  points: whole(0, 9999),
  /** Who gives the points of empathic healing, of those who rest; null: somebody else. */
  healer: filledText(64).nullable(),
})
export type Healing = z.infer<typeof healingSchema>

/** A rest: magic first, then minutes awake, then nights that are all alike. */
export const restSchema = z.strictObject({
  minutes: whole(0, 1440),
  nights: whole(0, 30),
  /** 8, or 4 for those who need one watch. */
  sleepNeedHours: z.union([z.literal(4), z.literal(8)]),
  watchesSlept: whole(0, 6),
  /** The days between are spent resting too (CI-088). */
  restingDay: z.boolean(),
  deepSleepHours: whole(0, 24),
  medic: medicSchema.nullable(),
  magic: z.array(healingSchema).max(60).default([]),
})
export type Rest = z.infer<typeof restSchema>

/** A night's sleep for those who need eight hours, and nobody to care. */
export const plainNight: Rest = {
  minutes: 0,
  nights: 1,
  sleepNeedHours: 8,
  watchesSlept: 2,
  restingDay: false,
  deepSleepHours: 0,
  medic: null,
  magic: [],
}

/** Turns of a rest, those in Deep Sleep apart: it takes at least so long. */
export function turnsOfRest(rest: Rest): { plain: number; deep: number } {
  const slept = sleptWatches(rest) * watchHours
  const plainHours = Math.max(0, slept - rest.deepSleepHours)
  return {
    plain: turnsIn(rest.minutes) + rest.nights * turnsIn(60 * plainHours),
    deep: rest.nights * turnsIn(60 * rest.deepSleepHours),
  }
}
