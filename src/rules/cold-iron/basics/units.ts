/** Turns of five seconds in a minute (CI-001). */
export const turnsPerMinute = 12

/** Seconds of a turn (CI-001). */
export const turnSeconds = 60 / turnsPerMinute

/** Hours of one watch (CI-001). */
export const watchHours = 4

/** Turns in so many minutes (CI-001). */
export function turnsIn(minutes: number): number {
  return minutes * turnsPerMinute
}

/** Speed of a move in hexes of two metres a turn (CI-002). */
export function speedOf(hexes: number): { kilometresAnHour: number; milesAnHour: number } {
  return { kilometresAnHour: (hexes * 144) / 100, milesAnHour: (hexes * 9) / 10 }
}

/** Points of encumbrance in a pound, and in a point of size (CI-002). */
export const encumbrancePoints = { pound: 10, size: 100 } as const

/**
 * A fraction of whole numbers as the nearest whole number, halves up (CI-003). `below` is above 0.
 * Exact: nothing is divided before it is rounded.
 */
export function nearest(above: number, below: number): number {
  return Math.floor((2 * above + below) / (2 * below))
}
