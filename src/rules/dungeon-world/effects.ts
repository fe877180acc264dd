import type { Effect } from '../moves/effect'

/** A field of the actor's own sheet, set to another figure or word. */
export function set(
  field: string,
  from: number | string,
  to: number | string,
  rule: string,
): Effect {
  return { on: 'actor', field, from, to, rule }
}

/** Leaves out what would change nothing. */
export function onlyChanges(effects: readonly Effect[]): Effect[] {
  return effects.filter(({ from, to }) => from !== to)
}
