import type { Effect } from '../effect'

/** One side of a conflict: its total, and whether its own move raised its pool. */
export interface ConflictSide {
  total: number
  hasGained: boolean
}

/** How a conflict stands: who chooses first, and who gains by winning. */
export interface ConflictRead {
  winner: 'a' | 'b' | null
  pickOrder: readonly ('a' | 'b')[] | 'simultaneous'
  gain: { a: number; b: number }
}

/** How two characters who oppose each other are read against each other. */
export interface ConflictRules {
  read(a: ConflictSide, b: ConflictSide): ConflictRead
  /** Whether a side's own move raised the pool that the winner gains. */
  hasGained(effects: readonly Effect[]): boolean
  /** What a gain does to a sheet. */
  gain(sheet: object, by: number): Effect[]
}
