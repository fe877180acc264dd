import { z } from 'zod'
import { termSchema } from '../../../shared/term'
import { spellChartsSchema, type CastingWay } from './charts/spells'
import { turnsPerMinute } from '../basics/units'
import { declaredWays } from './declaration'
import { filledText, idSchema as id, textUpTo, whole } from '../../../shared/bounded'

const figure = whole()
const mana = whole(0, 9999)
const summed = z.object({ total: figure, terms: z.array(termSchema).max(40) })

/** As many people as a spell is aimed at. */
export const mostTargets = 20

/** Points a spell does to a target, by the game master's word, when the step closes (CI-017). */
const effectSchema = z.object({
  targetId: id,
  kind: z.enum(['real', 'fatigue', 'heal']),
  points: whole(0, 9999),
  /** Magic stuns and knocks out only as the spell says (CI-075). */
  stuns: z.boolean(),
  knocksOut: z.boolean(),
  /** Asleep until a blow or somebody wakes them (CI-050, CI-075). */
  sleeps: z.literal(true).optional(),
  /** Energy that dragon leather may stop (CI-204); null: none, or no such thing. */
  energy: z.enum(['own', 'other']).nullable().default(null),
  empathic: z.boolean().default(false),
  /** Something of it lasts, and lies on them already. */
  lasts: z.literal(true).optional(),
})
export type Effect = z.infer<typeof effectSchema>

/** A roll of a spell or of a save against it; `terms` add up to `net`. */
const castRollSchema = z.object({
  roll: textUpTo(40),
  typed: z.boolean(),
  chance: figure,
  net: figure,
  terms: z.array(termSchema).max(60),
  success: z.boolean(),
})
export type CastRoll = z.infer<typeof castRollSchema>

/** Where a spell stands: `waiting` for its rolls, then `saves` open, and then one of the ends. */
const castStatusSchema = z.enum(['waiting', 'saves', 'works', 'failed', 'passed', 'lost'])

/** A spell begun, or a charged item used. */
export const castSchema = z.object({
  id: filledText(100),
  casterId: id,
  name: textUpTo(80),
  /** Null when nobody has said it. */
  level: whole(0, 99).nullable(),
  /** Place of the item on the sheet; null for a spell of one's own. */
  item: whole(0).nullable(),
  targets: z.array(id).max(mostTargets),
  save: z.enum(['mental', 'physical']).nullable(),
  range: whole(0).nullable(),
  way: z.enum(declaredWays).nullable(),
  cost: mana,
  extraMp: mana,
  saveMp: mana,
  slippedDetection: z.boolean(),
  begunTurn: whole(1),
  /** When it completes (CI-018); null when the game master says. */
  completion: z
    .object({
      turn: whole(1),
      step: z.enum(['earlySpells', 'lateSpells', 'endOfTurnSpells']),
    })
    .nullable(),
  status: castStatusSchema,
  /** Those who counter it; each forces a success roll of its own. */
  counters: z.array(z.object({ combatantId: id, strength: summed })).max(40),
  /** Success rolls made so far: one for each counter, or one. */
  rolls: z.array(castRollSchema).max(40),
  saves: z
    .array(castRollSchema.extend({ targetId: id, forWeapon: z.literal(true).optional() }))
    .max(40),
  /** What lands when the step closes. */
  effects: z.array(effectSchema).max(100),
  /** What it does has been said otherwise: it is described only. */
  told: z.literal(true).optional(),
})
export type Cast = z.infer<typeof castSchema>

/** A spell's effect on somebody, with the spell. */
export interface Landing extends Effect {
  cast: Cast
}

/** Modifiers of a counter, by their names on the chart. */
export const counterModifierSchema = spellChartsSchema.shape.counters.keyof()

/** Turns a way of casting adds to the time a spell takes. */
export function turnsMore(way: CastingWay | null): number {
  if (way === 'extraTurn') return 1
  return way === 'extraMinute' ? turnsPerMinute : 0
}
