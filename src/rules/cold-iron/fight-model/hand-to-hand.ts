import { z } from 'zod'
import { weaponSchema } from '../combatant/weapon'
import { filledText, idSchema as id, whole } from '../../../shared/bounded'

const ids = z.array(id).max(40)

/** What a weapon is when it comes to holding on to it. */
export const keptWeaponIds = [
  'dagger',
  'shortSword',
  'dart',
  'smallAxe',
  'tomahawk',
  'hammer',
  'goodHammer',
  'sword',
  'axe',
  'mace',
  'javelin',
  'other',
  'spear',
] as const
export type KeptWeaponId = (typeof keptWeaponIds)[number]

/**
 * Something held on to in a grapple: a weapon, by its index on the sheet (without one it is all of its kind), or a
 * shield with its bonus.
 */
export const keptSchema = z.discriminatedUnion('item', [
  z.strictObject({ item: z.enum(keptWeaponIds), weapon: whole(0, 29).optional() }),
  z.strictObject({ item: z.literal('shield'), D: whole(0, 20) }),
])
export type Kept = z.infer<typeof keptSchema>

/** One of the two sides of a grapple. */
const grappleSideSchema = z.enum(['a', 'b'])
export type GrappleSide = z.infer<typeof grappleSideSchema>

/** What a tackle is meant to come to: both down, both up, or the target alone down (CI-161). */
export const mannerSchema = z.enum(['ground', 'standing', 'knockDown'])
export type Manner = z.infer<typeof mannerSchema>

/** What a member has done with this turn: nothing yet, something, or full defence. */
const turnSpentSchema = z.enum(['none', 'done', 'guard'])
export type TurnSpent = z.infer<typeof turnSpentSchema>

/** Someone in a grapple. */
const memberSchema = z.object({
  id,
  /** What they hold on to (CI-169). */
  kept: z.array(keptSchema).max(10),
  /** Index of the weapon they can strike with; null for bare hands (CI-166). */
  inHand: whole(0, 29).nullable(),
  /** Turn they came in. */
  joined: whole(0),
  pinned: z.boolean(),
  deed: turnSpentSchema,
})
export type Member = z.infer<typeof memberSchema>

/** Those who fight as one, and the pin they are at: whom, and successes in a row (CI-173). */
const sideSchema = z.object({
  members: z.array(memberSchema).min(1).max(40),
  pin: z.object({ targetId: id, count: whole(1, 2) }).nullable(),
})
export type Side = z.infer<typeof sideSchema>

/** A hand-to-hand fight: everyone in it, on two sides (CI-153). */
export const grappleSchema = z.object({
  id: filledText(100),
  /** On the ground, kept on its feet, or over at the end of the step (CI-153, CI-161). */
  manner: mannerSchema,
  /** The tackled one, while they may still pull down whoever stayed up (CI-161). */
  mayPullDown: id.nullable(),
  /** Who attacks first this turn; null when both at once (CI-164). */
  first: grappleSideSchema.nullable(),
  /** Side that may leave without a roll, since the other attacked below zero (CI-177). */
  free: grappleSideSchema.nullable(),
  sides: z.object({ a: sideSchema, b: sideSchema }),
})
export type Grapple = z.infer<typeof grappleSchema>

/** How far an initiator has come this turn; until they are named here they have not begun. */
const trySchema = z.object({
  initiatorId: id,
  targetId: id,
  behind: z.boolean(),
  standingUp: z.boolean(),
  /** Has hold of the target, or is done with it. */
  stage: z.enum(['tagged', 'over']),
})
export type Try = z.infer<typeof trySchema>

/** A hit in a grapple, or one into it that went astray, on its way to its damage. */
const hitSchema = z.object({
  id: filledText(100),
  attackerId: id,
  weapon: weaponSchema,
  /** Those it may have struck; dice decide among several (CI-168, CI-181). */
  candidates: ids.min(1),
  /** One of their own, or one not meant: the damage counts by a new roll (CI-126). */
  astray: z.boolean(),
  chance: whole(),
  net: whole(),
  targetId: id.nullable(),
  /** How many times its damage is rolled; 0 until it is known whom it struck. */
  multiple: whole(0),
  /** Hexes from its target that a shot has strayed (CI-150); null for everything else. */
  strayed: whole(1).nullable().default(null),
  /** Points every multiple loses to the range (CI-143). */
  rest: whole(0).default(0),
  status: z.enum(['needsNear', 'needsTarget', 'needsDamage', 'resolved', 'passed']),
})
export type Hit = z.infer<typeof hitSchema>

/** All hand-to-hand fighting of a fight (CI-153..182). */
export const handToHandSchema = z.object({
  grapples: z.array(grappleSchema).max(40),
  tries: z.array(trySchema).max(100),
  hits: z.array(hitSchema).max(200),
  /** What each one means to hold on to in a grapple (CI-169). */
  kept: z.record(z.string(), z.array(keptSchema).max(10)),
  /** Who lies on the ground, and who is back on their feet, when the step closes. */
  down: ids,
  up: ids,
  /** Who has done something in a grapple this turn, be they out of it by now or not. */
  acted: z.array(id).max(200).default([]),
  /** Counts grapples and hits, for their ids. */
  serial: whole(0),
})
export type HandToHand = z.infer<typeof handToHandSchema>

/** Nobody grapples. */
export function beginHandToHand(): HandToHand {
  return { grapples: [], tries: [], hits: [], kept: {}, down: [], up: [], acted: [], serial: 0 }
}
