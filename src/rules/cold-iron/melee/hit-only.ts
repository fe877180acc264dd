import type { Sum } from '../../../shared/term'

/**
 * Margin from which a monster that does not aim for vital spots counts multiples (CI-125): as if
 * its attack were no better than the defence. What hits stays a hit, so it is at least 0.
 */
export function hitOnlyMargin(attack: Sum, defence: Sum, chance: number): number {
  return Math.max(0, Math.min(attack.total, defence.total) + chance - defence.total)
}
