import { z } from 'zod'
import { aimSchema } from '../../hand-to-hand/joining/aim'
import { damageRollSchema } from '../../fight-model/attack'
import { keptSchema, mannerSchema } from '../../fight-model/hand-to-hand'
import { longestRoll } from '../../basics/roll'
import { filledText, idSchema as id, whole } from '../../../../shared/bounded'

const grappleId = filledText(100)
const hitId = filledText(100)
const who = z.array(id).min(1).max(40)
const weapon = whole(0, 29)
const die = whole(1, 100)
/** A finished roll as digits, and whether it was typed from the table. */
const rolled = { roll: filledText(longestRoll), typed: z.boolean() }

/** Everything that can be sent about hand-to-hand fighting. */
export const grappleEvents = [
  /** What someone holds on to, from now on (CI-169). */
  z.strictObject({
    type: z.literal('grapple.keep'),
    combatantId: id,
    kept: z.array(keptSchema).max(10),
  }),
  z.strictObject({
    type: z.literal('grapple.tag'),
    combatantId: id,
    behind: z.boolean().optional(),
    fullMove: z.boolean().optional(),
    standingUp: z.boolean().optional(),
    ...rolled,
  }),
  /** Thinks better of it; rolled by one who was hit (CI-157). */
  z.strictObject({
    type: z.literal('grapple.stop'),
    combatantId: id,
    roll: rolled.roll.optional(),
    typed: z.boolean(),
  }),
  /** All of these, who have hold of one target, together. */
  z.strictObject({
    type: z.literal('grapple.tackle'),
    who,
    manner: mannerSchema.optional(),
    ...rolled,
  }),
  z.strictObject({ type: z.literal('grapple.pullDown'), grappleId, ...rolled }),
  /** `weapon`: of the one who strikes; null for bare hands. */
  z.strictObject({
    type: z.literal('grapple.attack'),
    grappleId,
    who,
    striker: id,
    weapon: weapon.nullable(),
    aim: aimSchema,
    ...rolled,
  }),
  z.strictObject({ type: z.literal('grapple.guard'), grappleId, who }),
  z.strictObject({
    type: z.literal('grapple.draw'),
    grappleId,
    combatantId: id,
    weapon,
    ...rolled,
  }),
  z.strictObject({ type: z.literal('grapple.pin'), grappleId, who, targetId: id, ...rolled }),
  z.strictObject({ type: z.literal('grapple.unpin'), grappleId, combatantId: id }),
  /** `held`: whom the others hold in, when the roll fails and they cannot hold all (CI-176). */
  z.strictObject({
    type: z.literal('grapple.escape'),
    grappleId,
    who,
    held: z.array(id).max(40).optional(),
    ...rolled,
  }),
  z.strictObject({ type: z.literal('grapple.leave'), grappleId, who }),
  z.strictObject({ type: z.literal('grapple.wait'), grappleId }),
  z.strictObject({
    type: z.literal('grapple.divide'),
    grappleId,
    groups: z
      .array(z.strictObject({ a: z.array(id).max(40), b: z.array(id).max(40) }))
      .min(1)
      .max(20),
  }),
  /** `die`: the number of the one struck; `roll`: the new roll of a hit that went astray. */
  z.strictObject({
    type: z.literal('grapple.target'),
    hitId,
    die: die.optional(),
    roll: rolled.roll.optional(),
    typed: z.boolean(),
  }),
  z.strictObject({
    type: z.literal('grapple.damage'),
    hitId,
    dice: damageRollSchema,
    typed: z.boolean(),
  }),
  z.strictObject({ type: z.literal('grapple.pass'), hitId }),
] as const

/** An event of hand-to-hand fighting. */
export type GrappleEvent = z.infer<(typeof grappleEvents)[number]>
export type GrappleEventType = GrappleEvent['type']
export type GrappleEventOf<Type extends GrappleEventType> = Extract<GrappleEvent, { type: Type }>

/** Those that settle a hit, in the step it was made in; the others belong to step 13. */
export const hitEventTypes = ['grapple.target', 'grapple.damage', 'grapple.pass'] as const

/** Those of step 13. */
export const grappleEventTypes = [
  'grapple.keep',
  'grapple.tag',
  'grapple.stop',
  'grapple.tackle',
  'grapple.pullDown',
  'grapple.attack',
  'grapple.guard',
  'grapple.draw',
  'grapple.pin',
  'grapple.unpin',
  'grapple.escape',
  'grapple.leave',
  'grapple.wait',
  'grapple.divide',
] as const
