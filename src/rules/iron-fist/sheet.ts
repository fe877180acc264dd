import { z } from 'zod'
import {
  advantageBounds,
  counterBounds,
  harmSufferedBounds,
  statBounds,
  xpBounds,
  type Bounds,
} from './bounds'

function whole({ min, max }: Bounds, initial: number) {
  return z.number().int().min(min).max(max).default(initial)
}

const shortText = z.string().max(120)
const longText = z.string().max(2000)

/** The three counters that are rolled and spent (IF-003). */
export const counterSchema = z.enum(['health', 'spirit', 'equipment'])
export type Counter = z.infer<typeof counterSchema>

/** The five conditions (IF-073 to IF-075). */
export const conditionSchema = z.enum(['unstable', 'tainted', 'infamous', 'debt', 'unprepared'])
export type Condition = z.infer<typeof conditionSchema>

function eachCounter(initial: number) {
  const counter = whole(counterBounds, initial)
  return z.strictObject({ health: counter, spirit: counter, equipment: counter }).prefault({})
}

const stat = whole(statBounds, 0)

/** A character's sheet; every field has a default, an unknown field is refused. */
export const characterSchema = z.strictObject({
  stats: z
    .strictObject({ steel: stat, edge: stat, charm: stat, shadow: stat, brains: stat })
    .prefault({}),
  counters: eachCounter(0),
  /** How far each counter may rise (decision `health.max`). */
  counterMax: eachCounter(counterBounds.max),
  advantageDie: whole(advantageBounds, advantageBounds.min),
  xp: whole(xpBounds, 0),
  conditions: z
    .array(conditionSchema)
    .max(conditionSchema.options.length)
    .refine((active) => new Set(active).size === active.length)
    .default([]),
  /** Written by the player, confirmed by the GM (decision `debilities.list`). */
  debilities: z
    .array(z.strictObject({ text: shortText.min(1), takenAt: shortText.default('') }))
    .max(20)
    .default([]),
  dying: z.boolean().default(false),
})
export type Character = z.infer<typeof characterSchema>

/** What sort of foe: minions take two dice of Inflict Harm, the rest one (IF-108). */
export const npcKindSchema = z.enum(['minion', 'relevant', 'monster', 'demon'])

/** How an NPC stands after the harm so far (IF-109, IF-110). */
export const npcStatusSchema = z.enum(['active', 'panicked', 'disarmed', 'out', 'dead'])
export type NpcStatus = z.infer<typeof npcStatusSchema>

const harm = whole({ min: 0, max: 10 }, 0)
const protection = whole({ min: 0, max: 10 }, 0)

/** An NPC's sheet; every field has a default, an unknown field is refused. */
export const npcSchema = z.strictObject({
  kind: npcKindSchema.default('minion'),
  harmSuffered: whole(harmSufferedBounds, 0),
  armor: protection,
  shield: protection,
  attacks: z
    .array(
      z.strictObject({
        name: shortText.min(1),
        harm,
        ap: harm,
        tags: z.array(shortText.min(1)).max(12).default([]),
      }),
    )
    .max(12)
    .default([]),
  customMoves: z.array(longText.min(1)).max(20).default([]),
  status: npcStatusSchema.default('active'),
})
export type Npc = z.infer<typeof npcSchema>
