import type { Bounds } from '../system/bounds'
import { defaultSettings, type Deciding } from './settings'

/** How far a campaign may set the bounds of stats and counters: what a sheet may hold. */
export const signedLimits: Bounds = { min: -9, max: 9 }

/** How far a campaign may set the bounds of the Advantage Die. */
export const advantageLimits: Bounds = { min: 0, max: 12 }

/** Stats, by the decision `stats.range` (IF-003). */
export function statBoundsIn(settings: Deciding<'stats.min' | 'stats.max'>): Bounds {
  return { min: settings['stats.min'], max: settings['stats.max'] }
}

/** Health, Spirit and Equipment, by the decision `counters.range` (IF-003, IF-115). */
export function counterBoundsIn(settings: Deciding<'counters.min' | 'counters.max'>): Bounds {
  return { min: settings['counters.min'], max: settings['counters.max'] }
}

/** The Advantage Die, by the decisions `ad.min` and `ad.max` (IF-010, IF-011). */
export function advantageBoundsIn(settings: Deciding<'ad.min' | 'ad.max'>): Bounds {
  return { min: settings['ad.min'], max: settings['ad.max'] }
}

/** Health, Spirit and Equipment where nothing else was decided. */
export const counterBounds: Bounds = counterBoundsIn(defaultSettings)

/** The Advantage Die where nothing else was decided. */
export const advantageBounds: Bounds = advantageBoundsIn(defaultSettings)

/** Experience; the ceiling only keeps a slip of the keyboard out of the file. */
export const xpBounds: Bounds = { min: 0, max: 999 }

/** Harm Suffered; the game knows no ceiling, the file does. */
export const harmSufferedBounds: Bounds = { min: 0, max: 999 }

/** What moves take off the next harm; more than a few never come together. */
export const guardBounds: Bounds = { min: 0, max: 10 }

/** Gear and Ammo holds; the ceiling only keeps a slip of the keyboard out of the file. */
export const goodsBounds: Bounds = { min: 0, max: 99 }
