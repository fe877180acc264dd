import type { Armor } from '../combatant/sheet'

/** Armour in force: what it stops of a blow, and its protection from multiples. */
export interface ArmourNow {
  T: number
  C: number
}

/**
 * Armour after the wear it has taken (CI-200, CI-202; its C: CI-201). It loses a point of T when its grace is used
 * up and one more with every further entry; the last entry repeats. Protection never exceeds half
 * of T, rounded down, and unfitted armour has one point less.
 */
export function armourNow(armor: Armor, worn: number): ArmourNow {
  const T = Math.max(0, armor.T - pointsLost(armor, worn))
  const C = Math.min(armor.C, Math.floor(T / 2))
  return { T, C: armor.fitted ? C : Math.max(0, C - 1) }
}

function pointsLost({ hpGrace, hpSteps, T }: Armor, worn: number): number {
  if (hpGrace === 0) return 0
  let lost = 0
  let reached = hpGrace
  while (worn >= reached && lost < T) {
    reached += hpSteps[lost] ?? hpSteps.at(-1) ?? hpGrace
    lost++
  }
  return lost
}

/** Points of a blow that do not come through, by what stops them. */
export interface Stopped {
  /** Stopped by the armour, which takes as many itself (CI-199). */
  byArmour: number
  /** Stopped by a flesh spell alone: no wear comes of it (CI-203). */
  byFlesh: number
}

/**
 * What stops a blow of so many points (CI-198, CI-203): T and a flesh spell together, less what
 * goes through armour, at least 0. The armour takes no more than its own T.
 */
export function stopBlow(points: number, { T }: ArmourNow, vsT: number, fleshT: number): Stopped {
  const stopped = Math.min(points, Math.max(0, T + fleshT - vsT))
  const byArmour = Math.min(stopped, T)
  return { byArmour, byFlesh: stopped - byArmour }
}
