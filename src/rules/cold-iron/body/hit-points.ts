/** States by current hit points (CI-060). */
export type HitPointState = 'unhurt' | 'blinking' | 'safeReserve' | 'magicReserve' | 'dying'

/**
 * State of a body with `pt` hit points of which `current` are left (CI-060). Every threshold is
 * compared as an exact fraction: halves and quarters of `pt` are never rounded (CI-003).
 */
export function hitPointState(pt: number, current: number): HitPointState {
  if (2 * current >= pt) return 'unhurt'
  if (current > 0) return 'blinking'
  if (4 * current >= -pt) return 'safeReserve'
  if (2 * current >= -pt) return 'magicReserve'
  return 'dying'
}

/** Whether the body is past all recovery as a rule: below -3.5 times its hit points (CI-064). */
export function isUnrecoverable(pt: number, current: number): boolean {
  return 2 * current < -7 * pt
}
