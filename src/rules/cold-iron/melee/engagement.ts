import { distance, isBefore, type Hex, type Hexside } from './hexes'

/** One who may engage, as they stand on the map; `hex` null when they are not on it. */
export interface Stander {
  id: string
  side: string
  hex: Hex | null
  facing: Hexside | null
  /** Hexes their weapon reaches. */
  reachHexes: number
}

/** An engagement set or cleared by the game master's hand (CI-118). */
export interface EngagementByHand {
  from: string
  to: string
  engaged: boolean
}

/**
 * Whether one engages the other (CI-111): an enemy in reach, before the three front sides. One
 * way: to be engaged is not to engage. What the game master set for the pair wins (CI-118).
 */
export function isEngaging(
  from: Stander,
  to: Stander,
  byHand: readonly EngagementByHand[] = [],
): boolean {
  const set = byHand.findLast((each) => each.from === from.id && each.to === to.id)
  if (set) return set.engaged
  if (from.side === to.side || !from.hex || !to.hex || !from.facing) return false
  return distance(from.hex, to.hex) <= from.reachHexes && isBefore(from.hex, from.facing, to.hex)
}

/** Ids of those who engage a combatant. */
export function engagersOf(
  to: Stander,
  all: readonly Stander[],
  byHand: readonly EngagementByHand[] = [],
): string[] {
  return all.filter((from) => from.id !== to.id && isEngaging(from, to, byHand)).map(({ id }) => id)
}
