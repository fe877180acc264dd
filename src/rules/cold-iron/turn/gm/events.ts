import { z } from 'zod'
import { flagsSchema } from '../../combatant/flags'
import { mostShots } from '../../combatant/weapon'
import { dialSchema } from '../../../system/dial'
import { itemIdSchema } from '../../fight-model/wear'
import { filledText, idSchema as combatantId, whole } from '../../../../shared/bounded'

const points = whole(1, 9999)

/** Everything that the game master may do by hand at any moment of a fight. */
export const gmEvents = [
  z.strictObject({
    type: z.literal('damage'),
    combatantId,
    points,
    kind: z.enum(['real', 'fatigue']),
    /** What it comes from, where no hand does it, and the dice that gave the points. */
    from: z
      .strictObject({
        words: filledText(200),
        dice: z.strictObject({
          faces: z.array(whole(0, 100)).max(100),
          typed: z.boolean(),
        }),
      })
      .optional(),
  }),
  z.strictObject({ type: z.literal('heal'), combatantId, points }),
  /** Wakes one who was knocked out and gets one who lies on the ground up. */
  z.strictObject({ type: z.literal('rouse'), combatantId }),
  /** Takes one out of the fight, and brings one back who had left it. */
  z.strictObject({ type: z.literal('leave'), combatantId }),
  z.strictObject({ type: z.literal('return'), combatantId }),
  /** Somebody rides on another of the fight from now on, or on nobody. */
  z.strictObject({ type: z.literal('ride'), combatantId, mountId: combatantId.nullable() }),
  /** What the fight cannot see: rage, ground, surprise and the like. */
  z.strictObject({ type: z.literal('state.set'), combatantId, flags: flagsSchema }),
  /** How much the table leaves to the program from now on. */
  z.strictObject({ type: z.literal('automation.set'), dial: dialSchema }),
  /** What a shield or a weapon has taken so far: repaired, or put right (CI-216). */
  z.strictObject({
    type: z.literal('gear.set'),
    combatantId,
    item: itemIdSchema,
    damage: whole(0, 9999),
  }),
  /** A crossbow that has stood cocked so long; null: it is let down (CI-146). */
  z.strictObject({
    type: z.literal('gear.cock'),
    combatantId,
    weapon: whole(0, 29),
    minutes: whole(0, 99_999).nullable(),
  }),
  /** A weapon is let fall, or is in hand again (CI-130). */
  z.strictObject({
    type: z.literal('gear.hold'),
    combatantId,
    weapon: whole(0, 29),
    held: z.boolean(),
  }),
  /**
   * Shots are looked for: so many are lost, and a roll of 1 to 100 says of each that is found whether
   * it broke (CI-147). What was thrown does not break, and has no roll.
   */
  z.strictObject({
    type: z.literal('gear.gather'),
    combatantId,
    weapon: whole(0, 29),
    lost: whole(0, mostShots).optional(),
    rolls: z.array(whole(1, 100)).max(100),
    typed: z.boolean(),
  }),
  /** So many shots are left for a weapon; null: as many as the sheet says, if it says so. */
  z.strictObject({
    type: z.literal('gear.stock'),
    combatantId,
    weapon: whole(0, 29),
    left: whole(0, mostShots).nullable(),
  }),
] as const

export type GmEvent = z.infer<(typeof gmEvents)[number]>
export type GmEventOf<Type extends GmEvent['type']> = Extract<GmEvent, { type: Type }>

/** All that is done by hand. */
export const gmEventTypes = gmEvents.map(({ shape }) => shape.type.value)
