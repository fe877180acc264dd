import { isDagger } from '../../../../../rules/cold-iron/hand-to-hand/holding/kept'
import type { BoardGrapple, BoardTry } from '../../../../../rules/cold-iron/view/board-model'
import { phrase, type Phrase } from '../../../../../shared/phrase'
import { nameOf } from '../fighter'
import type { FightNow } from '../use-fight'

/** Someone of step 13: in a grapple, or on the way to a body. */
export interface Grappler {
  id: string
  grapple: BoardGrapple | null
  side: 'a' | 'b' | null
  trial: BoardTry | null
  /** Whether they can do something now. */
  ready: boolean
}

/** Everyone of step 13: those in grapples first, then those who go for a body. */
export function grapplersOf({ board }: Pick<FightNow, 'board'>): Grappler[] {
  const able = new Set(
    board.actors.filter(({ done }) => !done).map(({ combatantId }) => combatantId),
  )
  const inGrapples = board.grapples.flatMap((grapple) =>
    (['a', 'b'] as const).flatMap((side) =>
      grapple.sides[side].members.map(({ combatantId: id }) => ({
        id,
        grapple,
        side,
        trial: null,
        ready: (able.has(id) && !isSecond(grapple, side)) || grapple.mayPullDown === id,
      })),
    ),
  )
  const trying = board.tries.map((trial) => ({
    id: trial.combatantId,
    grapple: null,
    side: null,
    trial,
    ready: able.has(trial.combatantId) && trial.stage !== 'over',
  }))
  return [...inGrapples, ...trying]
}

/** Whether a side waits for the other, which comes first and has somebody left to act (CI-164). */
function isSecond({ first, sides }: BoardGrapple, side: 'a' | 'b'): boolean {
  return first !== null && first !== side && sides[first].members.some(({ ready }) => ready)
}

/**
 * What has become since of those who went for a body: who has grabbed somebody, or has not, and who lies in a
 * grapple with them (CI-158).
 */
export function triesSettled(
  before: Pick<FightNow, 'board'>,
  { board, fighters }: Pick<FightNow, 'board' | 'fighters'>,
): Phrase[] {
  const after = grapplersOf({ board })
  return before.board.tries.flatMap(({ combatantId, targetId, stage }) => {
    const now = after.find(({ id }) => id === combatantId)
    const words = { who: nameOf(fighters, combatantId), whom: nameOf(fighters, targetId) }
    if (now?.grapple) return [phrase(`fight.news.tackle.${now.grapple.manner}`, words)]
    const settled = now?.trial?.stage ?? 'waiting'
    const isNew = settled !== stage && settled !== 'waiting'
    return isNew ? [phrase(`fight.news.grab.${settled}`, words)] : []
  })
}

/** Those who act with somebody unless they act alone: all of their side who still can. */
export function companions(grappler: Grappler, { board }: Pick<FightNow, 'board'>): string[] {
  const { grapple, side, trial, id } = grappler
  const others =
    grapple && side
      ? grapple.sides[side].members.filter(({ ready }) => ready).map((each) => each.combatantId)
      : board.tries
          .filter((each) => each.targetId === trial?.targetId && each.stage === 'tagged')
          .map((each) => each.combatantId)
  return others.includes(id) ? others : [id]
}

/** Those on the other side of their grapple. */
export function foesOf({ grapple, side }: Grappler): string[] {
  if (!grapple || !side) return []
  return grapple.sides[side === 'a' ? 'b' : 'a'].members.map(({ combatantId }) => combatantId)
}

/** Index of the weapon that somebody has drawn or held on to in their grapple; null for none (CI-166). */
export function inHandOf({ id, grapple, side }: Grappler): number | null {
  const members = grapple && side ? grapple.sides[side].members : []
  return members.find(({ combatantId }) => combatantId === id)?.inHand ?? null
}

/**
 * Weapons they can name, by index, what is tried first in front: the blade in their hand, claws and teeth,
 * which nobody drops (CI-166), bare hands, and the others on their sheet that are not for shooting.
 */
export function gripsOf(
  { fighters }: Pick<FightNow, 'fighters'>,
  id: string,
  inHand: number | null = null,
): (number | null)[] {
  const weapons = fighters.find((each) => each.id === id)?.combatant.sheet.weapons ?? []
  const near = weapons.flatMap((weapon, index) => (weapon.missile ? [] : [{ weapon, index }]))
  const [own = [], others = []] = [true, false].map((isOwn) =>
    near.filter(({ weapon }) => (weapon.class === 'natural') === isOwn).map(({ index }) => index),
  )
  const grips = [...own, null, ...others]
  return inHand === null ? grips : [inHand, ...grips.filter((each) => each !== inHand)]
}

/** The first dagger or short sword among their weapons; null for none. */
export function daggerOf({ fighters }: Pick<FightNow, 'fighters'>, id: string): number | null {
  const weapons = fighters.find((each) => each.id === id)?.combatant.sheet.weapons ?? []
  const index = weapons.findIndex(isDagger)
  return index < 0 ? null : index
}
