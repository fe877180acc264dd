import { encumbrancePoints } from '../basics/units'

/** Weight of encumbrance points in pounds, about (CI-223). */
export function poundsOf(encumbrance: number): number {
  return encumbrance / encumbrancePoints.pound
}

/** Points of size that encumbrance points come to (CI-223). */
export function sizePointsOf(encumbrance: number): number {
  return encumbrance / encumbrancePoints.size
}
