import { z } from 'zod'
import encounterDistance from './charts/encounter-distance.json'
import modifiers from './charts/modifiers.json'
import stealthEffects from './charts/stealth-effects.json'
import wakeUp from './charts/wake-up.json'
import { readOnce } from '../../system/published'
import { whole } from '../../../shared/bounded'

const figure = whole(-199, 199)
const turns = whole(0, 99)

/** What the party gets on one side of the difficulty; what is left out does not happen. */
const outcomeSchema = z.strictObject({
  turns: turns.default(0),
  unawares: z.boolean().default(false),
  closesInTurn: turns.nullable().default(null),
  distanceInBrokenMA: z.number().min(0).max(99).nullable().default(null),
  stationary: z.boolean().default(false),
})

const distanceRowSchema = z.strictObject({
  dc: figure,
  failure: outcomeSchema,
  success: outcomeSchema,
  /** Margin over the difficulty that gives one turn more; null: never. */
  extraTurnPer: whole(1, 99).nullable(),
})
export type DistanceRow = z.infer<typeof distanceRowSchema>

const modifierSchema = z.strictObject({
  mod: z.union([figure, z.literal('darkAlt')]),
  vision: z.boolean(),
})

const effectSchema = z
  .union([
    z.strictObject({ becomes: z.enum(['stealthy', 'invisibleSilent']), dc: figure }),
    z.strictObject({ dcAdd: figure }),
  ])
  .nullable()
const effectRowSchema = z.strictObject({
  normal: effectSchema,
  stealthy: effectSchema,
  obvious: effectSchema,
})

/** The charts of noticing and waking, as a game master may edit them (CI-034, CI-037, CI-043, CI-048). */
export const alertnessChartsSchema = z.strictObject({
  distance: z.strictObject({
    rows: z.strictObject({
      invisibleSilent: distanceRowSchema,
      stealthyMelee: distanceRowSchema,
      stealthyMissile: distanceRowSchema,
      normal: distanceRowSchema,
      obvious: distanceRowSchema,
    }),
    /** Added to every difficulty at night. */
    nightDc: figure,
    /** Added to a check against a horde of the obvious. */
    obviousHorde: figure,
  }),
  modifiers: z.strictObject({
    nightVision: modifierSchema,
    infraVision: modifierSchema,
    nightFighting: modifierSchema,
    scent: modifierSchema,
    enhancedVision: modifierSchema,
    enhancedHearing: modifierSchema,
    seeInvisible: modifierSchema,
    asleep: modifierSchema,
    blinking: modifierSchema,
    doubleBlinking: modifierSchema,
  }),
  effects: z.strictObject({
    obscurityOrSilence: effectRowSchema,
    obscurityAndSilence: effectRowSchema,
    invisibility: effectRowSchema,
    invisibilityAndSilence: effectRowSchema,
  }),
  /** By result, the last row open: turns until awake, and whether one may roll out of the covers. */
  wakeUp: z
    .array(z.strictObject({ max: figure.nullable(), turns, mayRollOut: z.boolean() }))
    .min(1),
})
export type AlertnessCharts = z.infer<typeof alertnessChartsSchema>
export type DistanceRowId = keyof AlertnessCharts['distance']['rows']
export type ModifierId = keyof AlertnessCharts['modifiers']
export type EffectRowId = keyof AlertnessCharts['effects']

/** The charts as published. */
export const alertnessCharts: AlertnessCharts = readOnce(alertnessChartsSchema, {
  distance: encounterDistance,
  modifiers,
  effects: stealthEffects,
  wakeUp,
})
