import { demandWhole } from '../basics/field-error'

/** What is left of a shot's damage at its range. */
export interface Spent {
  /** Points of armour it still goes through. */
  vsT: number
  /** Points taken off every multiple. */
  rest: number
}

/** The damage penalty of a range: first off Vst, and the rest off every multiple (CI-143). */
export function spendRange(vsT: number, dmg: number): Spent {
  const penalty = demandWhole('dmg', 0 - dmg, 0)
  const through = demandWhole('weapon.vsT', vsT, 0)
  return { vsT: Math.max(0, through - penalty), rest: Math.max(0, penalty - through) }
}

/**
 * Points after the rest of a range penalty, none below 0 (CI-143). `rolled` holds the multiples of
 * a weapon or of a spell that can crit, and the single dice of a spell that cannot.
 */
export function weakenBy(rest: number, rolled: readonly number[]): number[] {
  return rolled.map((points) => Math.max(0, points - rest))
}
