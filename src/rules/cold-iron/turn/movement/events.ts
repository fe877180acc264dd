import { z } from 'zod'
import { pursuitSchema } from '../../fight-model/moves'
import { longestRoll } from '../../basics/roll'
import { movementSchema } from '../../fight-model/movement'
import { filledText, idSchema as id, whole } from '../../../../shared/bounded'

const weapon = whole(0, 29)
const rolled = { roll: filledText(longestRoll), typed: z.boolean() }
const lean = whole(0, 99)

/** Everything that can be sent about movement, and about shots and parries beside their target. */
export const moveEvents = [
  /** Who engages whom, by the game master's hand (CI-118). */
  z.strictObject({ type: z.literal('move.engage'), from: id, to: id, engaged: z.boolean() }),
  /** Somebody moves otherwise than they declared (CI-028). */
  z.strictObject({ type: z.literal('move.adjust'), combatantId: id, movement: movementSchema }),
  /** What one who engages a fleer does about it (CI-116); `weapon` for a free attack. */
  z.strictObject({
    type: z.literal('move.pursue'),
    combatantId: id,
    fleerId: id,
    pursuit: pursuitSchema,
    weapon: weapon.optional(),
  }),
  /**
   * What one who is charged past does (CI-183); `weapon`: what they strike with, null for nothing. Who
   * blocks says what of either shield goes into the collision, for the parries are lower from then on
   * (CI-185).
   */
  z.strictObject({
    type: z.literal('move.answer'),
    combatantId: id,
    chargerId: id,
    choice: z.enum(['stand', 'block']),
    weapon: weapon.nullable(),
    lean: lean.optional(),
    againstLean: lean.optional(),
  }),
  /**
   * A collision, or the forcing of a hex (CI-184); points of the shields leaned into it (CI-185), those
   * of the answer where a way was blocked.
   */
  z.strictObject({
    type: z.literal('move.collide'),
    combatantId: id,
    lean: lean.optional(),
    againstLean: lean.optional(),
    ...rolled,
  }),
  /** One who is run past reaches for the runner (CI-187). */
  z.strictObject({ type: z.literal('move.trip'), combatantId: id, runnerId: id, ...rolled }),
  /** Having hold of them, brings them down. */
  z.strictObject({ type: z.literal('move.tripDown'), combatantId: id, ...rolled }),
  /** The runner goes for the one who had hold of them. */
  z.strictObject({ type: z.literal('move.freeTackle'), combatantId: id, ...rolled }),
  /** Who is near the target of a shot that strays (CI-150), by hexes from it. */
  z.strictObject({
    type: z.literal('stray.near'),
    hitId: filledText(100),
    near: z.array(z.strictObject({ id, distance: whole(1, 999) })).max(40),
  }),
  /** Somebody parries for their side against one attack (CI-182). */
  z.strictObject({
    type: z.literal('parry.cover'),
    combatantId: id,
    attackId: filledText(100),
  }),
] as const

/** An event of movement. */
export type MoveEvent = z.infer<(typeof moveEvents)[number]>
export type MoveEventType = MoveEvent['type']
export type MoveEventOf<Type extends MoveEventType> = Extract<MoveEvent, { type: Type }>

/** Those of step 6. */
export const movingEventTypes = [
  'move.adjust',
  'move.pursue',
  'move.answer',
  'move.collide',
  'move.trip',
  'move.tripDown',
  'move.freeTackle',
] as const

/** Those of every step in which blows are struck. */
export const besideEventTypes = ['stray.near', 'parry.cover'] as const
