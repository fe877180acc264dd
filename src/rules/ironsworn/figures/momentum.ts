import type { Character, Debility } from '../sheet'

/** The lowest that momentum falls, and the highest it rises with no debility (IS-023). */
export const momentumBounds = { min: -6, max: 10 }

/** How high momentum may rise, and where it starts again when it is burned. */
export interface MomentumLimits {
  max: number
  reset: number
}

/** Maximum and reset by the debilities that count (IS-024, IS-025). */
export function momentumLimits(debilities: readonly Debility[]): MomentumLimits {
  const count = debilities.length
  return { max: momentumBounds.max - count, reset: Math.max(0, 2 - count) }
}

/** The debilities of a sheet that count: an asset may leave one out (IS-211). */
export function counted({ debilities, uncounted }: Pick<Character, 'debilities' | 'uncounted'>) {
  return debilities.filter((each) => !uncounted.includes(each))
}

/**
 * Momentum after a change. A gain stops at the maximum (IS-026); of a loss `overflow` is what
 * does not fit above −6 and has to be faced otherwise (IS-032, IS-171).
 */
export function changeMomentum(
  momentum: number,
  delta: number,
  debilities: readonly Debility[],
): { momentum: number; overflow: number } {
  const { max } = momentumLimits(debilities)
  const wanted = Math.min(max, momentum + delta)
  const kept = Math.max(momentumBounds.min, wanted)
  return { momentum: kept, overflow: kept - wanted }
}

/** Whether a gain would do anything: at the maximum it may not be chosen (IS-026). */
export function canGain(momentum: number, debilities: readonly Debility[]): boolean {
  return momentum < momentumLimits(debilities).max
}

/** Whether momentum below 0 cancels the action die: it shows the same figure (IS-031). */
export function isCancelled(momentum: number, actionDie: number): boolean {
  return -momentum === actionDie
}

/** The highest challenge die that burning this momentum would cancel; 0 for none (IS-015). */
export function cancelsUpTo(momentum: number): number {
  return Math.max(0, momentum - 1)
}
