import { z } from 'zod'
import { filledText, idSchema as id, whole } from '../../../shared/bounded'

/** What an engager may do when their opponent flees; they may change their declared action for it. */
export const pursuitSchema = z.enum([
  'letGo',
  'freeAttack',
  'freeAttackAndFollow',
  'initiateHandToHand',
])
export type Pursuit = z.infer<typeof pursuitSchema>

/** Somebody who is charged past: what they do about it, and what came of it (CI-183). */
const passSchema = z.object({
  chargerId: id,
  defenderId: id,
  choice: z.enum(['stand', 'block']),
  collided: z.boolean(),
  /** Whether the charger gets past. */
  through: z.boolean(),
})
export type Pass = z.infer<typeof passSchema>

/** Somebody who trips a runner (CI-187): they have hold of them, the runner may tackle, or it is over. */
const tripSchema = z.object({
  tripperId: id,
  runnerId: id,
  tagNet: whole(),
  stage: z.enum(['tagged', 'freeTackle', 'over']),
})
export type TripTry = z.infer<typeof tripSchema>

/** What movement leaves behind in a fight (CI-111..118, CI-183..187). */
export const movesSchema = z.object({
  /** Who engages whom: set by hand, or seen by a melee attack. */
  engagements: z.array(z.object({ from: id, to: id, engaged: z.boolean() })).max(5000),
  pursuits: z.array(z.object({ fleerId: id, engagerId: id, pursuit: pursuitSchema })).max(400),
  passes: z.array(passSchema).max(200),
  trips: z.array(tripSchema).max(200),
  /** Points of a shield that are leaned into a collision, and missing from the parry (CI-185). */
  leans: z.record(z.string(), whole(0, 99)),
  /** Who parries for somebody else, and against which attack (CI-182). */
  covers: z.array(z.object({ helperId: id, attackId: filledText(100) })).max(200),
  /** Hexes each went in a straight line last turn (CI-135). */
  ran: z.record(z.string(), whole(0, 999)),
  /** Who moves half as far this turn, and who will next turn (CI-130). */
  slowed: z.array(id).max(200),
  slowing: z.array(id).max(200),
})
export type Moves = z.infer<typeof movesSchema>

/** Nobody has moved, and nobody engages anybody. */
export function beginMoves(): Moves {
  return {
    engagements: [],
    pursuits: [],
    passes: [],
    trips: [],
    leans: {},
    covers: [],
    ran: {},
    slowed: [],
    slowing: [],
  }
}
