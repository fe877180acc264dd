import { z } from 'zod'
import { flagsSchema } from '../combatant/flags'
import { longestRoll } from '../basics/roll'
import { dialSchema } from '../fight-model/dial'
import { spellEvents } from './casting/events'
import { declarationSchema, positionSchema } from '../fight-model/declaration'
import { grappleEvents } from './hand-to-hand/events'
import { itemIdSchema } from '../fight-model/wear'
import { moveEvents } from './movement/events'

const combatantId = z.string().min(1).max(64)
const attackId = z.string().min(1).max(100)
/** The game master lets it pass although the rules say no; the journal tells what was said. */
const override = z.literal(true).optional()
const points = z.number().int().min(1).max(9999)

/** Faces of one roll of a weapon's dice. */
const faces = z.array(z.number().int().min(1).max(100)).min(1).max(20)

/** Everything that can be sent to a fight. Rolls and dice come from outside the rules. */
export const fightEventSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('fight.begin') }),
  z.strictObject({
    type: z.literal('declare'),
    combatantId,
    declaration: declarationSchema,
    override,
  }),
  z.strictObject({ type: z.literal('withdraw'), combatantId }),
  /** `roll`: a finished roll as digits (CI-005). */
  z.strictObject({
    type: z.literal('attack.roll'),
    attackId,
    roll: z.string().min(1).max(longestRoll),
    typed: z.boolean(),
    override,
  }),
  /** `dice`: one list of faces for each multiple (CI-119). */
  z.strictObject({
    type: z.literal('attack.damage'),
    attackId,
    dice: z.array(faces).min(1).max(60),
    typed: z.boolean(),
  }),
  /** Damage dice of a miss, for the wear that comes next in it (CI-213..215). */
  z.strictObject({
    type: z.literal('attack.wear'),
    attackId,
    dice: faces,
    typed: z.boolean(),
  }),
  z.strictObject({ type: z.literal('attack.pass'), attackId }),
  /** The place an attacker takes by hand; null gives it back to the order of declaration (CI-105). */
  z.strictObject({
    type: z.literal('attack.place'),
    attackId,
    position: positionSchema.nullable(),
  }),
  ...grappleEvents,
  ...spellEvents,
  ...moveEvents,
  z.strictObject({
    type: z.literal('damage'),
    combatantId,
    points,
    kind: z.enum(['real', 'fatigue']),
  }),
  z.strictObject({ type: z.literal('heal'), combatantId, points }),
  /** Wakes one who was knocked out and gets one who lies on the ground up. */
  z.strictObject({ type: z.literal('rouse'), combatantId }),
  /** Takes one out of the fight, and brings one back who had left it. */
  z.strictObject({ type: z.literal('leave'), combatantId }),
  z.strictObject({ type: z.literal('return'), combatantId }),
  /** What the fight cannot see: rage, ground, surprise and the like. */
  z.strictObject({ type: z.literal('state.set'), combatantId, flags: flagsSchema }),
  /** How much the table leaves to the program from now on. */
  z.strictObject({ type: z.literal('automation.set'), dial: dialSchema }),
  /** What a shield or a weapon has taken so far: repaired, or put right (CI-216). */
  z.strictObject({
    type: z.literal('gear.set'),
    combatantId,
    item: itemIdSchema,
    damage: z.number().int().min(0).max(9999),
  }),
  /** A crossbow that has stood cocked so long; null: it is let down (CI-146). */
  z.strictObject({
    type: z.literal('gear.cock'),
    combatantId,
    weapon: z.number().int().min(0).max(29),
    minutes: z.number().int().min(0).max(99_999).nullable(),
  }),
  /** Shots are looked for: a roll of 1 to 100 says of each whether it broke (CI-147). */
  z.strictObject({
    type: z.literal('gear.gather'),
    combatantId,
    weapon: z.number().int().min(0).max(29),
    rolls: z.array(z.number().int().min(1).max(100)).min(1).max(100),
    typed: z.boolean(),
  }),
  z.strictObject({ type: z.literal('step.close'), override }),
  z.strictObject({ type: z.literal('fight.end') }),
])
export type FightEvent = z.infer<typeof fightEventSchema>
export type FightEventType = FightEvent['type']
export type FightEventOf<Type extends FightEventType> = Extract<FightEvent, { type: Type }>
