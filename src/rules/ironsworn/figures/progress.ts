import { boxTicks, rankNumber, ranks, type Rank } from '../../tracks/progress'

/** A quest or journey taken up again: one full box is left, one rank harder (IS-047, IS-184). */
export function recommit(rank: Rank, ticks: number): { rank: Rank; ticks: number } {
  return { rank: shiftRank(rank, 1), ticks: Math.min(boxTicks, ticks) }
}

/** Experience of a quest brought to its end (IS-088). */
export function questXp(rank: Rank, outcome: 'strong' | 'weak'): number {
  return rankNumber(rank) - (outcome === 'weak' ? 1 : 0)
}

/** What an asset and what one more of its abilities cost (IS-080). */
export const advanceCosts = { asset: 3, upgrade: 2 } as const

/** The rank of a pack, or why there is none (IS-150, IS-151, IS-195). */
export function packRank(
  rank: Rank,
  count: number,
  { pairs = false }: { pairs?: boolean } = {},
): { rank: Rank } | { error: 'too-few' | 'not-packable' | 'split-needed' } {
  if (rank !== 'troublesome' && rank !== 'dangerous') return { error: 'not-packable' }
  if (count < (pairs ? 2 : 3)) return { error: 'too-few' }
  if (count > 10) return { error: 'split-needed' }
  return { rank: shiftRank(rank, count <= 5 ? 1 : 2) }
}

/** A rank some steps harder or easier, as that of an unusual foe (IS-148, IS-152); none is harder than epic. */
export function shiftRank(rank: Rank, by: number): Rank {
  return ranks[Math.max(0, ranks.indexOf(rank) + by)] ?? 'epic'
}
