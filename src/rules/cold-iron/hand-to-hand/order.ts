import type { Pile, PileSide } from '../fight-model/scrum'
import { beginPileTurn } from './membership'
import { idsOf, sideValue, type Scene } from './scene'

/** The side that attacks first in a later turn: the higher HtH; null when they are equal (CI-164). */
export function firstSide(scene: Scene, pile: Pile): PileSide | null {
  const a = sideValue(scene, pile, idsOf(pile, 'a')).total
  const b = sideValue(scene, pile, idsOf(pile, 'b')).total
  if (a === b) return null
  return a > b ? 'a' : 'b'
}

/** A pile at the start of its next turn: everyone may act again, the higher side first (CI-164). */
export function openTurn(scene: Scene, pile: Pile): Pile {
  return { ...beginPileTurn(pile), first: firstSide(scene, pile) }
}

/** A pile whose first side waits, for arrivals to attack with or because it pleases (CI-162). */
export function waitInPile(pile: Pile): Pile {
  return { ...pile, first: null }
}
