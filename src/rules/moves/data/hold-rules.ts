import type { Change } from './move-data'

/** Something a hold buys. */
export interface HoldOption {
  id: string
  rule: string
  /** Holds it takes; more when the request weighs much. */
  cost: number
  heavyCost?: number
  /** It cannot be refused. */
  isSure?: boolean
  /** Changes it makes by itself. */
  changes?: readonly Change[]
}

/** How holds of a move are spent, one by one. */
export interface HoldRules {
  /** The field of the owner's sheet in which they lie, where they are over nobody. */
  pool?: { field: string; rule: string }
  options: readonly HoldOption[]
  /** The character they are over did as asked. */
  granted?: { changes: readonly Change[]; times: 'oncePerRoll' | 'perHold' }
  /** The character they are over did not. */
  rejected?: { changes: readonly Change[]; isSpent: boolean }
  /** The last one is gone, spent or dropped. */
  emptied?: { changes: readonly Change[] }
}
