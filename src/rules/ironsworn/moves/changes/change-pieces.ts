import type { Changed } from '../../../moves/data/sheet-rules'
import type { Effect } from '../../../moves/effect'

/** Whose sheet it is. */
export type Person = Exclude<Effect['on'], 'party'>

/** A change that comes to nothing. */
export const nothing: Changed = { effects: [], asks: [] }

/** One field from what it was to what it is. */
export function set(
  on: Effect['on'],
  field: string,
  from: Effect['from'],
  to: Effect['to'],
  rule: string,
): Effect {
  return { on, field, from, to, rule }
}
