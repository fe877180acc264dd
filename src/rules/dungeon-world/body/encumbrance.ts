/** A load that can be borne, what is carried, and what is shed for this move. */
export interface LoadInput {
  load: number
  weight: number
  drop?: number
}

/** How heavily somebody carries. */
export type LoadTier = 'none' | 'burdened' | 'overloaded'

/** What the load does to a move: a modifier, or failing outright. */
export interface LoadRead {
  tier: LoadTier
  modifier: 0 | -1
  autoFail: boolean
  weightAfter: number
}

/** How heavy this is: within the load, up to 2 above it, beyond (DW-048 to DW-050). */
export function tierOf({ load, weight }: Pick<LoadInput, 'load' | 'weight'>): LoadTier {
  if (weight <= load) return 'none'
  return weight <= load + 2 ? 'burdened' : 'overloaded'
}

/**
 * What a load does to a move (DW-048 to DW-050; decision `encumbrance.afterDrop`): the weight
 * before the drop decides. Whoever is overloaded and sheds nothing fails.
 */
export function encumbrance({ load, weight, drop = 0 }: LoadInput): LoadRead {
  const tier = tierOf({ load, weight })
  const shed = Math.min(weight, Math.max(0, drop))
  if (tier === 'overloaded' && shed === 0) {
    return { tier, modifier: 0, autoFail: true, weightAfter: weight }
  }
  return { tier, modifier: tier === 'none' ? 0 : -1, autoFail: false, weightAfter: weight - shed }
}
