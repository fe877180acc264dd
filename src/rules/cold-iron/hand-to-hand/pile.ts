import { Refusal } from '../../../shared/reply'
import type { Member, Pile, PileSide } from '../fight-model/scrum'
import { wordsIn } from '../describe'

const { words } = wordsIn('handToHand')

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

/** Someone's place in a pile; null when they are not in it. */
export function sideIn({ sides }: Pile, memberId: string): PileSide | null {
  return pileSides.find((side) => sides[side].members.some((each) => each.id === memberId)) ?? null
}

/** A member of a pile by id; undefined when they are not in it. */
export function memberIn(pile: Pile, memberId: string): Member | undefined {
  return membersOf(pile).find((each) => each.id === memberId)
}

/** The pile someone is in; null when they are in none. */
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
