import type { Band } from './effect'

/**
 * Reads the band off a total: 10 or more, 7 to 9, 6 or less (IF-002).
 * The same for every number of dice.
 */
export function bandOf(total: number): Band {
  if (total >= 10) return '10+'
  if (total >= 7) return '7-9'
  return '6-'
}

const bands: readonly Band[] = ['10+', '7-9', '6-']

/** The band some steps up or down from another; it stops at either end (IF-006). */
export function stepBand(band: Band, steps = 0): Band {
  const at = bands.indexOf(band) - steps
  return bands[Math.min(bands.length - 1, Math.max(0, at))] ?? band
}
