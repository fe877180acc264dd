import { Refusal } from '../../../shared/reply'
import type { Member, Grapple, GrappleSide } from '../fight-model/hand-to-hand'
import { wordsIn } from '../describe'

const { words } = wordsIn('handToHand')

/** The two sides in order. */
export const grappleSides: readonly GrappleSide[] = ['a', 'b']

/** The side against a side. */
export function otherSide(side: GrappleSide): GrappleSide {
  return side === 'a' ? 'b' : 'a'
}

/** Everyone in a grapple, side a first. */
export function membersOf({ sides }: Grapple): Member[] {
  return [...sides.a.members, ...sides.b.members]
}

/** Someone's place in a grapple; null when they are not in it. */
export function sideIn({ sides }: Grapple, memberId: string): GrappleSide | null {
  return (
    grappleSides.find((side) => sides[side].members.some((each) => each.id === memberId)) ?? null
  )
}

/** A member of a grapple by id; undefined when they are not in it. */
export function memberIn(grapple: Grapple, memberId: string): Member | undefined {
  return membersOf(grapple).find((each) => each.id === memberId)
}

/** The grapple someone is in; null when they are in none. */
export function grappleWith(grapples: readonly Grapple[], memberId: string): Grapple | null {
  return grapples.find((grapple) => sideIn(grapple, memberId) !== null) ?? null
}

/**
 * The grapples with one put in or changed, or without it when it is null. Refuses a grapple that takes
 * someone who is in another one, or twice: nobody is in two grapples (CI-153).
 */
export function withGrapple(
  grapples: readonly Grapple[],
  grappleId: string,
  grapple: Grapple | null,
): Grapple[] {
  if (!grapple) return grapples.filter((each) => each.id !== grappleId)
  const others = grapples.filter((each) => each.id !== grappleId)
  const ids = membersOf(grapple).map((each) => each.id)
  if (new Set(ids).size < ids.length || ids.some((each) => grappleWith(others, each))) {
    throw new Refusal(words('refused.inAnotherGrapple'))
  }
  return others.length === grapples.length
    ? [...grapples, grapple]
    : grapples.map((each) => (each.id === grappleId ? grapple : each))
}
