import {
  type Kept,
  type TurnSpent,
  type Manner,
  type Member,
  type Grapple,
  type GrappleSide,
  type Side,
} from '../fight-model/hand-to-hand'
import { membersOf, grappleSides } from './grapple'
import type { Answers } from './joining/tackle'

/** Someone on the way into a grapple, with what they hold on to and can strike with. */
export interface Arrival {
  id: string
  kept: readonly Kept[]
  inHand: number | null
}

/** What begins a grapple: side a goes for the one on side b. */
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
 * A grapple after a tackle (CI-159). Its initiators may attack at once, and so may the target when that
 * is left to them: in the turn it begins in nobody comes first (CI-160).
 */
export function formGrapple(beginning: Beginning): Grapple {
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

/** A grapple with one more on a side (CI-162). */
export function joinGrapple(
  grapple: Grapple,
  side: GrappleSide,
  arrival: Arrival,
  turn: number,
): Grapple {
  const { members, pin } = grapple.sides[side]
  return withSide(grapple, side, { members: [...members, enter(arrival, turn)], pin })
}

/**
 * A grapple without some of its members; null once a side is empty, for there is nobody left to
 * grapple with. A pin of one who left is over.
 */
export function leaveGrapple(grapple: Grapple, ids: readonly string[]): Grapple | null {
  const left = grappleSides.reduce((now, side) => {
    const { members, pin } = now.sides[side]
    return withSide(now, side, {
      members: members.filter((each) => !ids.includes(each.id)),
      pin: pin && ids.includes(pin.targetId) ? null : pin,
    })
  }, grapple)
  return grappleSides.some((side) => left.sides[side].members.length === 0) ? null : left
}

/** A grapple with some of its members changed. */
export function changeMembers(
  grapple: Grapple,
  ids: readonly string[],
  change: Partial<Member>,
): Grapple {
  return grappleSides.reduce((now, side) => {
    const { members, pin } = now.sides[side]
    const changed = members.map((each) => (ids.includes(each.id) ? { ...each, ...change } : each))
    return withSide(now, side, { members: changed, pin })
  }, grapple)
}

/** A grapple in which some have spent their turn. */
export function spendTurn(
  grapple: Grapple,
  ids: readonly string[],
  deed: TurnSpent = 'done',
): Grapple {
  return changeMembers(grapple, ids, { deed })
}

/** A grapple as a turn begins: everyone may act again, and what stood open is closed (CI-164). */
export function beginGrappleTurn(grapple: Grapple): Grapple {
  const ids = membersOf(grapple).map(({ id }) => id)
  return { ...changeMembers(grapple, ids, { deed: 'none' }), free: null, mayPullDown: null }
}

/** A grapple with one side changed. */
export function withSide(grapple: Grapple, side: GrappleSide, change: Partial<Side>): Grapple {
  return { ...grapple, sides: { ...grapple.sides, [side]: { ...grapple.sides[side], ...change } } }
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
 * The grapples that groups of a grapple make (CI-172); the first keeps its id, the others are named by
 * `nameOf`, which gets their place from 1. A group without one of its sides is no grapple: whoever is
 * in it is left out, and so is anyone in no group.
 */
export function divideGrapple(
  grapple: Grapple,
  groups: readonly Group[],
  nameOf: (place: number) => string,
): Grapple[] {
  return groups.flatMap(({ a, b }, place) => {
    const stay = [...a, ...b]
    const others = membersOf(grapple).flatMap(({ id }) => (stay.includes(id) ? [] : [id]))
    const part = leaveGrapple(grapple, others)
    return part ? { ...part, id: place === 0 ? grapple.id : nameOf(place) } : []
  })
}
