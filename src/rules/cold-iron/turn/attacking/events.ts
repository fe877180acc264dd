import { z } from 'zod'
import { longestRoll } from '../../basics/roll'
import { damageRollSchema } from '../../fight-model/attack'
import { mostFaces } from '../../fight-model/wear'
import { hexesOfShot, positionSchema } from '../../fight-model/declaration'
import { overrideSchema } from '../core/events'
import { filledText, whole } from '../../../../shared/bounded'

const attackId = filledText(100)

/** Everything that can be sent about an attack. */
export const attackEvents = [
  /** `roll`: a finished roll as digits (CI-005). */
  z.strictObject({
    type: z.literal('attack.roll'),
    attackId,
    roll: filledText(longestRoll),
    typed: z.boolean(),
    override: overrideSchema,
  }),
  z.strictObject({
    type: z.literal('attack.damage'),
    attackId,
    dice: damageRollSchema,
    typed: z.boolean(),
  }),
  /** Damage dice for the wear that comes next in an attack, all its multiples in a row (CI-213..215). */
  z.strictObject({
    type: z.literal('attack.wear'),
    attackId,
    dice: z.array(whole(1, 100)).min(1).max(mostFaces),
    typed: z.boolean(),
  }),
  /** The new roll that says how hard a fumble strikes the weapon (CI-126, CI-130). */
  z.strictObject({
    type: z.literal('attack.wearCrit'),
    attackId,
    roll: filledText(longestRoll),
    typed: z.boolean(),
  }),
  z.strictObject({ type: z.literal('attack.pass'), attackId }),
  /** Hexes of a shot of which none were said when it was declared (CI-141). */
  z.strictObject({ type: z.literal('attack.range'), attackId, range: hexesOfShot }),
  /** The place an attacker takes by hand; null gives it back to the order of declaration (CI-105). */
  z.strictObject({
    type: z.literal('attack.place'),
    attackId,
    position: positionSchema.nullable(),
  }),
] as const

/** An event of an attack. */
export type AttackEvent = z.infer<(typeof attackEvents)[number]>
export type AttackEventOf<Type extends AttackEvent['type']> = Extract<AttackEvent, { type: Type }>

/** Those of every step in which blows are struck. */
export const attackEventTypes = attackEvents.map(({ shape }) => shape.type.value)
