import { valueAt } from '../apply'
import type { MoveInput } from '../move'
import type { When } from './move-data'

/** Whether a piece of a move counts for these sheets and figures. */
export function isSo(when: When | undefined, input: Omit<MoveInput, 'dice'>): boolean {
  if (!when) return true
  const { listed, field, target, given, unowned } = when
  if (listed && valueAt(input.actor, `${listed.path}.${listed.has}`) !== true) return false
  if (field && valueAt(input.actor, field.path) !== meant(field.is, input)) return false
  if (target !== undefined && !isThere(target, input)) return false
  if (unowned !== undefined && isOwned(unowned, input)) return false
  return !given || (input.given[given.id] ?? 0) >= given.atLeast
}

function isOwned(purpose: string, { tracks }: Omit<MoveInput, 'dice'>): boolean {
  return (tracks?.[purpose]?.owners ?? []).length > 0
}

function isThere(
  wanted: NonNullable<When['target']>,
  { target, targetKind = 'npc' }: Omit<MoveInput, 'dice'>,
): boolean {
  if (wanted === 'nobody') return !target
  if (wanted === 'somebody') return target !== undefined
  if (wanted === 'noCharacter') return !target || targetKind !== 'character'
  return target !== undefined && targetKind === wanted
}

/** The answer that is none of those a list holds. */
export const noneOfThem = '–'

/**
 * A value as it is meant at this table: `@fight` is the fight that goes on, if one does, and
 * `@answer.<id>` the words that were answered, if there are any.
 */
export function meant(
  value: string | number,
  { fight, answers = {} }: Omit<MoveInput, 'dice'>,
): string | number | undefined {
  if (value === '@fight') return fight
  const [, mark = '', id] = /^(!?)@answer\.(\w+)$/.exec(String(value)) ?? []
  if (id === undefined) return value
  const said = String(answers[id] ?? '').trim()
  return said === '' || said === noneOfThem ? undefined : `${mark}${said}`
}
