import type { Meeting } from '../../alertness/meeting'

/** The side that notices the other at the greater distance. */
export type AwareFirst = 'party' | 'foes' | 'both'

/**
 * Compares what both sides' checks came to (CI-037, CI-039): a side that is taken unawares, or
 * shot at before it sees anyone, has no distance at all. Null until both have checked.
 */
export function awareFirst(party: Meeting | null, foes: Meeting | null): AwareFirst | null {
  if (!party || !foes) return null
  const ahead = hexesOf(party) - hexesOf(foes)
  if (ahead === 0) return 'both'
  return ahead > 0 ? 'party' : 'foes'
}

function hexesOf({ best }: Meeting): number {
  const { distance, spotted } = best.warning
  return distance ? distance.total : Number(spotted) - 1
}
