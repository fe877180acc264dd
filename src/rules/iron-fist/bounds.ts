/** The least and the most a figure may be. */
export interface Bounds {
  min: number
  max: number
}

/** Stats, by the decision `stats.range` (IF-003). */
export const statBounds: Bounds = { min: -3, max: 3 }

/** Health, Spirit and Equipment, by the decision `counters.range` (IF-003, IF-115). */
export const counterBounds: Bounds = { min: -3, max: 3 }

/** The Advantage Die, by the decisions `ad.min` and `ad.max` (IF-010, IF-011). */
export const advantageBounds: Bounds = { min: 1, max: 6 }

/** Experience; the ceiling only keeps a slip of the keyboard out of the file. */
export const xpBounds: Bounds = { min: 0, max: 999 }

/** Harm Suffered; the game knows no ceiling (decision `hs.recovery`), the file does. */
export const harmSufferedBounds: Bounds = { min: 0, max: 999 }

/** Keeps a figure within its bounds; what goes beyond is lost. */
export function clamp(value: number, { min, max }: Bounds): number {
  return Math.min(max, Math.max(min, value))
}
