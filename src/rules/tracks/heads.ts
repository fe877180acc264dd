import { progressTicks } from './track'

/** Several who share one progress track: how many came, and the ticks marked against them. */
export interface Heads {
  heads: number
  ticks: number
}

/** How many of them the harm so far has felled, in heads and parts of one. */
const fellIn = ({ heads, ticks }: Heads) => (heads * ticks) / progressTicks

/**
 * How many still stand: harm runs from one to the next, and each box takes its share of them. The last
 * stands until the fight with them is ended, however full their track is (IS-150).
 */
export function standing(pack: Heads): number {
  return Math.max(1, pack.heads - Math.floor(fellIn(pack)))
}

/**
 * So many of those who stand go their own way, unhurt: those who stay keep the fallen and all harm
 * done. Throws unless somebody goes and somebody who stands stays.
 */
export function parted(pack: Heads, count: number): { stay: Heads; go: Heads } {
  if (count < 1 || count >= standing(pack)) throw new RangeError('nobody would go, or nobody stay')
  const heads = pack.heads - count
  const ticks = Math.round((fellIn(pack) / heads) * progressTicks)
  return { stay: { heads, ticks }, go: { heads: count, ticks: 0 } }
}

/** Two become one: all their heads, and all harm done to either. */
export function joined(one: Heads, other: Heads): Heads {
  const heads = one.heads + other.heads
  const ticks = Math.round(((fellIn(one) + fellIn(other)) / heads) * progressTicks)
  return { heads, ticks }
}
