import {
  type Kept,
  type Deed,
  type Manner,
  type Member,
  type Pile,
  type PileSide,
  type Side,
} from '../fight-model/scrum'
import { membersOf, pileSides } from './pile'
import type { Answers } from './joining/tackle'

/** Someone on the way into a pile, with what they hold on to and can strike with. */
export interface Arrival {
  id: string
  kept: readonly Kept[]
  inHand: number | null
}

/** What begins a pile: side a goes for the one on side b. */
export interface Beginning {
  id: string
  turn: number
  initiators: readonly Arrival[]
  target: Arrival
  manner: Manner
  /** What the target may still do at once (CI-160, CI-161). */
  answers: Answers
}

/**
 * A pile after a tackle (CI-159). Its initiators may attack at once, and so may the target when that
 * is left to them: in the turn it begins in nobody comes first (CI-160).
 */
export function formPile(beginning: Beginning): Pile {
  const { id, turn, initiators, target, manner, answers } = beginning
  const tackled: Member = { ...enter(target, turn), deed: answers.attacks ? 'none' : 'done' }
  return {
    id,
    manner,
    mayPullDown: answers.pullsDown ? target.id : null,
    first: null,
    free: null,
    sides: {
      a: { members: initiators.map((each) => enter(each, turn)), pin: null },
      b: { members: [tackled], pin: null },
    },
  }
}

/** A pile with one more on a side (CI-162). */
export function joinPile(pile: Pile, side: PileSide, arrival: Arrival, turn: number): Pile {
  const { members, pin } = pile.sides[side]
  return withSide(pile, side, { members: [...members, enter(arrival, turn)], pin })
}

/**
 * A pile without some of its members; null once a side is empty, for there is nobody left to
 * grapple with. A pin of one who left is over.
 */
export function leavePile(pile: Pile, ids: readonly string[]): Pile | null {
  const left = pileSides.reduce((now, side) => {
    const { members, pin } = now.sides[side]
    return withSide(now, side, {
      members: members.filter((each) => !ids.includes(each.id)),
      pin: pin && ids.includes(pin.targetId) ? null : pin,
    })
  }, pile)
  return pileSides.some((side) => left.sides[side].members.length === 0) ? null : left
}

/** A pile with some of its members changed. */
export function changeMembers(pile: Pile, ids: readonly string[], change: Partial<Member>): Pile {
  return pileSides.reduce((now, side) => {
    const { members, pin } = now.sides[side]
    const changed = members.map((each) => (ids.includes(each.id) ? { ...each, ...change } : each))
    return withSide(now, side, { members: changed, pin })
  }, pile)
}

/** A pile in which some have spent their turn. */
export function spendTurn(pile: Pile, ids: readonly string[], deed: Deed = 'done'): Pile {
  return changeMembers(pile, ids, { deed })
}

/** A pile as a turn begins: everyone may act again, and what stood open is closed (CI-164). */
export function beginPileTurn(pile: Pile): Pile {
  const ids = membersOf(pile).map(({ id }) => id)
  return { ...changeMembers(pile, ids, { deed: 'none' }), free: null, mayPullDown: null }
}

/** A pile with one side changed. */
export function withSide(pile: Pile, side: PileSide, change: Partial<Side>): Pile {
  return { ...pile, sides: { ...pile.sides, [side]: { ...pile.sides[side], ...change } } }
}

function enter({ id, kept, inHand }: Arrival, joined: number): Member {
  return { id, kept: [...kept], inHand, joined, pinned: false, deed: 'none' }
}

/** Some of either side who stay together. */
export interface Group {
  a: string[]
  b: string[]
}

/**
 * The piles that groups of a pile make (CI-172); the first keeps its id, the others are named by
 * `nameOf`, which gets their place from 1. A group without one of its sides is no pile: whoever is
 * in it is left out, and so is anyone in no group.
 */
export function dividePile(
  pile: Pile,
  groups: readonly Group[],
  nameOf: (place: number) => string,
): Pile[] {
  return groups.flatMap(({ a, b }, place) => {
    const stay = [...a, ...b]
    const others = membersOf(pile).flatMap(({ id }) => (stay.includes(id) ? [] : [id]))
    const part = leavePile(pile, others)
    return part ? { ...part, id: place === 0 ? pile.id : nameOf(place) } : []
  })
}
