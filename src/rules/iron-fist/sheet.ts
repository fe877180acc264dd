import { z } from 'zod'
import { figureWithin } from '../system/bounds'
import {
  advantageBounds,
  advantageLimits,
  counterBounds,
  goodsBounds,
  guardBounds,
  signedLimits,
  xpBounds,
} from './bounds'
import { gearSchema } from './gear/gear'
import { textUpTo } from '../../shared/bounded'

const shortText = textUpTo(120)

/** The three counters that are rolled and spent (IF-003). */
export const counterSchema = z.enum(['health', 'spirit', 'equipment'])
export type Counter = z.infer<typeof counterSchema>

/** The five conditions (IF-073 to IF-075). */
export const conditionSchema = z.enum(['unstable', 'tainted', 'infamous', 'debt', 'unprepared'])
export type Condition = z.infer<typeof conditionSchema>

function eachCounter(initial: number) {
  const counter = figureWithin(signedLimits, initial)
  return z.strictObject({ health: counter, spirit: counter, equipment: counter }).prefault({})
}

const stat = figureWithin(signedLimits, 0)

const debilitySchema = z.strictObject({ text: shortText.min(1), takenAt: shortText.default('') })

/**
 * A character's sheet; every field has a default, an unknown field is refused. Figures may reach
 * as far as a campaign may set their bounds; the rules keep them within the bounds it did set.
 */
export const characterSchema = z.strictObject({
  playbook: shortText.default(''),
  stats: z
    .strictObject({ steel: stat, edge: stat, charm: stat, shadow: stat, brains: stat })
    .prefault({}),
  counters: eachCounter(0),
  /** How far each counter may rise (decision `health.max`). */
  counterMax: eachCounter(counterBounds.max),
  advantageDie: figureWithin(advantageLimits, advantageBounds.min),
  xp: figureWithin(xpBounds, 0),
  conditions: z
    .array(conditionSchema)
    .max(conditionSchema.options.length)
    .refine((active) => new Set(active).size === active.length)
    .default([]),
  /**
   * Written by the player, confirmed by the GM (decision `debilities.list`). A bare text is one
   * too, as an effect hands it in.
   */
  debilities: z
    .array(
      z.preprocess(
        (given) => (typeof given === 'string' ? { text: given } : given),
        debilitySchema,
      ),
    )
    .max(20)
    .default([]),
  /** Mortally wounded: Suffer Harm's last word until a debility is taken (IF-115). */
  dying: z.boolean().default(false),
  gear: gearSchema.prefault({}),
  /** The pool of Gear and Ammo holds; those over people are kept apart. */
  gearHolds: figureWithin(goodsBounds, 0),
  /** Rests that counted today (IF-123, IF-124). */
  rest: z
    .strictObject({ shortUsed: z.boolean().default(false), sleepUsed: z.boolean().default(false) })
    .prefault({}),
  /** The move that raises the Advantage Die when it is declared (IF-102). */
  pendingAd: z.enum(['none', 'engage']).default('none'),
  /** Taken off the next harm: a solid defence, one's own or a companion's, or cover (IF-088, IF-102). */
  guard: figureWithin(guardBounds, 0),
  /** The fight whose ammunition is paid for; empty for none (IF-098). */
  ammoMarkedForFight: shortText.default(''),
  notes: textUpTo(2000).default(''),
})
export type Character = z.infer<typeof characterSchema>
