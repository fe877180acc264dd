import { sum, type Sum } from '../../../shared/term'
import { demandWhole } from '../basics/field-error'
import { wordsIn } from '../describe'

const { termOf } = wordsIn('special')

/** States of a berserker by hit points: their reserves are half of others' (CI-196). */
export type BerserkState = 'fighting' | 'safeReserve' | 'magicReserve' | 'dead'

/**
 * State of a berserker with `pt` hit points of which `current` are left (CI-196): exact eighths and
 * quarters, never rounded. Below -Pt/4 they are dead past all healing.
 */
export function berserkState(pt: number, current: number): BerserkState {
  demandWhole('pt', pt, 1)
  if (current > 0) return 'fighting'
  if (8 * current >= -pt) return 'safeReserve'
  return 4 * current >= -pt ? 'magicReserve' : 'dead'
}

/** Half of the turns in which one in magic reserve can be tended: half an hour (CI-196). */
export function berserkReserveTurns({ reserveTurns }: { reserveTurns: number }): number {
  return Math.floor(reserveTurns / 2)
}

/** Temporary fatigue of a turn berserk (CI-195). */
const perTurn = 3

/** Fatigue that is booked when the battle is over, in place of a point a turn (CI-195). */
export function berserkFatigue(berserkTurns: number): Sum {
  demandWhole('berserkTurns', berserkTurns, 0)
  return sum(berserkTurns > 0 ? [termOf('berserkTurns', perTurn * berserkTurns, 'CI-195')] : [])
}
