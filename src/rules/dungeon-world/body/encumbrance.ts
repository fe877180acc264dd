/** A load that can be borne, and what is carried. */
export interface LoadInput {
  load: number
  weight: number
}

/** How heavily somebody carries. */
export type LoadTier = 'none' | 'burdened' | 'overloaded'

/** How heavy this is: within the load, up to 2 above it, beyond (DW-048 to DW-050). */
export function tierOf({ load, weight }: LoadInput): LoadTier {
  if (weight <= load) return 'none'
  return weight <= load + 2 ? 'burdened' : 'overloaded'
}
