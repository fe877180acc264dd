import { z } from 'zod'
import { filledText, textUpTo, whole } from '../../../shared/bounded'

/**
 * How somebody moves: at will; out of reach by a hex (CI-115); away from those who engage them
 * (CI-116); at a target in a straight line (CI-135); after one who moves; in the place of a friend;
 * past an opponent (CI-183); into an opponent's hex (CI-184).
 */
export const movementKindSchema = z.enum([
  'walk',
  'withdraw',
  'flee',
  'charge',
  'follow',
  'swap',
  'through',
  'force',
])
export type MovementKind = z.infer<typeof movementKindSchema>

/** What one does in half a turn after waking (CI-051). */
export const risingActions = [
  'leaveCovers',
  'standUp',
  'donHelmet',
  'grabTwoWeapons',
  'readyWeapon',
] as const
export type RisingAction = (typeof risingActions)[number]

/** What somebody does with their body in step 6, beside what they declare (CI-023, CI-231). */
export const movementSchema = z.strictObject({
  way: movementKindSchema,
  /** Hexes they mean to go this turn. */
  hexes: whole(0, 999),
  /** Over broken ground, or with turns and stops (CI-222). */
  broken: z.boolean().optional(),
  /** In a straight line, which counts for a charge next turn (CI-135). */
  straight: z.boolean().optional(),
  /** Whom they follow, swap with, pass or push. */
  towards: filledText(64).optional(),
  /** Where it goes, where that is said and not told by what it goes with. */
  note: textUpTo(200).optional(),
  /** Leaves the fight with it, unless they are stopped or followed. */
  out: z.boolean().optional(),
  /** Row of the table of actions in force (CI-231). */
  action: filledText(40).optional(),
  /** What they do to get up, half a turn each (CI-051). */
  rising: z.array(z.enum(risingActions)).max(2).optional(),
  /** How much of their guard a caster gives up (CI-233). */
  stance: z.enum(['guarded', 'divided', 'open']).optional(),
})
export type Movement = z.infer<typeof movementSchema>
