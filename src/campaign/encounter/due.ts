import type { Moment } from '../../rules/system/fight-news'

/** When something of a fight comes: the turn, and the step in it where that matters. */
export interface DueTime {
  /** Null: it is there all fight long. */
  turn: number | null
  step: number | null
  /** The turn it was marked as come; null while it has not. */
  doneTurn: number | null
}

/**
 * `next` is announced: it falls due later in this turn, or in the turn after it. `due` stays until
 * it is marked as come.
 */
export type RowState = 'happened' | 'standing' | 'due' | 'next' | 'later'

/** Where a row stands at a moment of its fight; `moment` null before the first turn. Pure. */
export function rowState(
  { turn, step, doneTurn }: DueTime,
  moment: Pick<Moment, 'turn' | 'step'> | null,
): RowState {
  if (doneTurn !== null) return 'happened'
  if (turn === null) return 'standing'
  if (moment === null || turn > moment.turn + 1) return 'later'
  if (turn > moment.turn) return 'next'
  const isReached = turn < moment.turn || step === null || step <= moment.step
  return isReached ? 'due' : 'next'
}
