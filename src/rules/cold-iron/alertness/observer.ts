import { z } from 'zod'
import { readOnce } from '../../system/published'
import { whole } from '../../../shared/bounded'

const figure = whole(-199, 199)

/** How badly one blinks; each word is worse than the one before (CI-224, CI-227). */
const blinkingSchema = z.enum(['none', 'blinking', 'double'])
export type Blinking = z.infer<typeof blinkingSchema>

/** One who may notice something: senses, sleep, and what armour and load do to alertness. */
export const observerSchema = z.strictObject({
  /** Alertness, in points. */
  alt: figure.default(0),
  asleep: z.boolean().default(false),
  /** In camp for the night's rest, on watch or asleep: the armour slept in counts (CI-226). */
  resting: z.boolean().default(false),
  /** Slept a watch longer, which takes the penalty for sleeping in armour away (CI-226). */
  extraWatch: z.boolean().default(false),
  /** Slept out of their armour: there is no penalty for sleeping in it (CI-226). */
  outOfArmor: z.boolean().default(false),
  blinking: blinkingSchema.default('none'),
  nightVision: z.boolean().default(false),
  infraVision: z.boolean().default(false),
  /** Dark ALT of night fighting, 0 without it. */
  nightFightingAlt: whole(0, 199).default(0),
  scent: z.boolean().default(false),
  enhancedVision: z.boolean().default(false),
  enhancedHearing: z.boolean().default(false),
  seeInvisible: z.boolean().default(false),
  altArmorDay: figure.default(0),
  altArmorAsleep: figure.default(0),
  altEnc: figure.default(0),
})
export type Observer = z.infer<typeof observerSchema>

/** A Wazoo stake: alertness 2, and nothing else (CI-036). */
export const stake: Observer = readOnce(observerSchema, { alt: 2 })
