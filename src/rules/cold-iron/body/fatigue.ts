/** States by fatigue level (CI-077). */
export type FatigueState = 'none' | 'blinking' | 'doubleBlinking' | 'unconscious' | 'dying'

/** What tires a body: points, and daily fatigue in eighths (CI-076, CI-078). */
export interface Tiredness {
  damage: number
  tempFatigue: number
  dailyFatigueEighths: number
}

/** Eighths in a point of fatigue. */
export const eighths = 8

/** Fatigue level in eighths of a point: damage, temporary and daily fatigue (CI-076). */
export function fatigueLevel({ damage, tempFatigue, dailyFatigueEighths }: Tiredness): number {
  return eighths * (damage + tempFatigue) + dailyFatigueEighths
}

/** State of a body with `pt` hit points at a fatigue level given in eighths (CI-077). */
export function fatigueState(pt: number, level: number): FatigueState {
  const unit = eighths * pt
  if (level <= unit) return 'none'
  if (level <= 2 * unit) return 'blinking'
  if (level <= 3 * unit) return 'doubleBlinking'
  if (level <= 6 * unit) return 'unconscious'
  return 'dying'
}
