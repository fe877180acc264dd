import type { Grapple, GrappleSide } from '../fight-model/hand-to-hand'
import { beginGrappleTurn } from './membership'
import { idsOf, sideValue, type Scene } from './scene'

/** The side that attacks first in a later turn: the higher HtH; null when they are equal (CI-164). */
export function firstSide(scene: Scene, grapple: Grapple): GrappleSide | null {
  const a = sideValue(scene, grapple, idsOf(grapple, 'a')).total
  const b = sideValue(scene, grapple, idsOf(grapple, 'b')).total
  if (a === b) return null
  return a > b ? 'a' : 'b'
}

/** A grapple at the start of its next turn: everyone may act again, the higher side first (CI-164). */
export function openTurn(scene: Scene, grapple: Grapple): Grapple {
  return { ...beginGrappleTurn(grapple), first: firstSide(scene, grapple) }
}

/** A grapple whose first side waits, for arrivals to attack with or because it pleases (CI-162). */
export function waitInGrapple(grapple: Grapple): Grapple {
  return { ...grapple, first: null }
}
