import { boxTicks, rankNumber, ranks, type Rank } from '../../tracks/progress'

/** A quest or journey taken up again: one full box is left, one rank harder (IS-047, IS-184). */
export function recommit(rank: Rank, ticks: number): { rank: Rank; ticks: number } {
  return { rank: ranks[rankNumber(rank)] ?? rank, ticks: Math.min(boxTicks, ticks) }
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
  const raised = ranks[ranks.indexOf(rank) + (count <= 5 ? 1 : 2)]
  return { rank: raised ?? rank }
}

/** A foe's rank for a fight: an unusual one is a step harder or easier (IS-148, IS-152). */
export function shiftRank(rank: Rank, by: number): Rank {
  const at = Math.min(ranks.length - 1, Math.max(0, ranks.indexOf(rank) + by))
  return ranks[at] ?? rank
}
