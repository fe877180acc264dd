/** One hit before protection: ordinary harm, and harm that pierces armour. */
export interface Hit {
  normal: number
  ap: number
}

/** What stands between harm and its target. */
export interface Protection {
  armor: number
  shield: number
  /** A wall, a ward; `blocksAp` when it stops piercing harm as well. */
  other?: { value: number; blocksAp: boolean }
}

/** What the target marks: each hit by itself, and all of them less the reduction. */
export interface EstablishedHarm {
  perHit: number[]
  total: number
}

/**
 * Harm that gets through, in points (IF-103 to IF-105). Protection counts against each hit
 * anew and never against its piercing part; `reduction` is taken off the whole, piercing
 * harm included. Nothing falls below 0.
 */
export function establishedHarm(
  hits: readonly Hit[],
  protection: Protection,
  reduction = 0,
): EstablishedHarm {
  const perHit = hits.map((hit) => harmThrough(hit, protection))
  const whole = perHit.reduce((total, each) => total + each, 0)
  return { perHit, total: Math.max(0, whole - reduction) }
}

function harmThrough({ normal, ap }: Hit, { armor, shield, other }: Protection): number {
  const worn = armor + shield
  if (!other) return Math.max(0, normal - worn) + ap
  if (!other.blocksAp) return Math.max(0, normal - worn - other.value) + ap
  return Math.max(0, Math.max(0, normal - worn) + ap - other.value)
}
