import type { Bounds } from '../system/bounds'

/** A stat's score (DW-003); the sheet gives the ceiling, a score below 1 makes no sense. */
export const scoreBounds: Bounds = { min: 1, max: 18 }

/** Hit points; the ceiling only keeps a slip of the keyboard out of the file. */
export const hpBounds: Bounds = { min: 0, max: 999 }

/** Rations, ammunition, load, preparation and the like, with a ceiling of the same sort. */
export const goodsBounds: Bounds = { min: 0, max: 999 }

/** Coins. */
export const coinBounds: Bounds = { min: 0, max: 1_000_000 }

/** What an item weighs. */
export const weightBounds: Bounds = { min: 0, max: 99 }

/** Armour, of characters and of others. */
export const armorBounds: Bounds = { min: 0, max: 20 }

/** Levels; the campaign is warned above its own ceiling (decision `levelUp.max`). */
export const levelBounds: Bounds = { min: 1, max: 99 }
