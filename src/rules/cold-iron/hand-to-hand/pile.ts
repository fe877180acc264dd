import { z } from 'zod'
import { Refusal } from '../../../shared/reply'
import { sayIn } from '../describe'
import { keptSchema } from './kept'

const { words } = sayIn('handToHand')

const id = z.string().min(1).max(64)

/** One of the two sides of a pile. */
const pileSideSchema = z.enum(['a', 'b'])
export type PileSide = z.infer<typeof pileSideSchema>

/** What a tackle is meant to come to: both down, both up, or the target alone down (CI-161). */
export const mannerSchema = z.enum(['ground', 'standing', 'knockDown'])
export type Manner = z.infer<typeof mannerSchema>

/** What a member has done with this turn: nothing yet, something, or full defence. */
const deedSchema = z.enum(['none', 'done', 'guard'])
export type Deed = z.infer<typeof deedSchema>

/** Someone in a pile. */
const memberSchema = z.object({
  id,
  /** What he holds on to (CI-169). */
  kept: z.array(keptSchema).max(10),
  /** Index of the weapon he can strike with; null for bare hands (CI-166). */
  inHand: z.number().int().min(0).max(29).nullable(),
  /** Turn he came in. */
  joined: z.number().int().min(0),
  pinned: z.boolean(),
  deed: deedSchema,
})
export type Member = z.infer<typeof memberSchema>

/** Those who fight as one, and the pin they are at: whom, and successes in a row (CI-173). */
const sideSchema = z.object({
  members: z.array(memberSchema).min(1).max(40),
  pin: z.object({ targetId: id, count: z.number().int().min(1).max(2) }).nullable(),
})
export type Side = z.infer<typeof sideSchema>

/** A hand-to-hand fight: everyone in it, on two sides (CI-153). */
export const pileSchema = z.object({
  id: z.string().min(1).max(100),
  /** On the ground, kept on its feet, or over at the end of the step (CI-153, CI-161). */
  manner: mannerSchema,
  /** The tackled one, while he may still pull down whoever stayed up (CI-161). */
  mayPullDown: id.nullable(),
  /** Who attacks first this turn; null when both at once (CI-164). */
  first: pileSideSchema.nullable(),
  /** Side that may leave without a roll, since the other attacked below zero (CI-177). */
  free: pileSideSchema.nullable(),
  sides: z.object({ a: sideSchema, b: sideSchema }),
})
export type Pile = z.infer<typeof pileSchema>

/** The two sides in order. */
export const pileSides: readonly PileSide[] = ['a', 'b']

/** The side against a side. */
export function otherSide(side: PileSide): PileSide {
  return side === 'a' ? 'b' : 'a'
}

/** Everyone in a pile, side a first. */
export function membersOf({ sides }: Pile): Member[] {
  return [...sides.a.members, ...sides.b.members]
}

/** Someone's place in a pile; null when he is not in it. */
export function sideIn({ sides }: Pile, memberId: string): PileSide | null {
  return pileSides.find((side) => sides[side].members.some((each) => each.id === memberId)) ?? null
}

/** A member of a pile by id; undefined when he is not in it. */
export function memberIn(pile: Pile, memberId: string): Member | undefined {
  return membersOf(pile).find((each) => each.id === memberId)
}

/** The pile someone is in; null when he is in none. */
export function pileWith(piles: readonly Pile[], memberId: string): Pile | null {
  return piles.find((pile) => sideIn(pile, memberId) !== null) ?? null
}

/**
 * The piles with one put in or changed, or without it when it is null. Refuses a pile that takes
 * someone who is in another one, or twice: nobody is in two piles (CI-153).
 */
export function withPile(piles: readonly Pile[], pileId: string, pile: Pile | null): Pile[] {
  if (!pile) return piles.filter((each) => each.id !== pileId)
  const others = piles.filter((each) => each.id !== pileId)
  const ids = membersOf(pile).map((each) => each.id)
  if (new Set(ids).size < ids.length || ids.some((each) => pileWith(others, each))) {
    throw new Refusal(words('refused.inAnotherPile'))
  }
  return others.length === piles.length
    ? [...piles, pile]
    : piles.map((each) => (each.id === pileId ? pile : each))
}
