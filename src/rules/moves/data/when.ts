import { figureAt, valueAt } from '../apply'
import type { MoveInput } from '../move'
import type { HeldTrack } from '../tracks'
import type { When } from './move-data'

type Settled = Omit<MoveInput, 'dice'>

/** Every part that a condition may have: so, or not asked for. */
const parts: readonly ((when: When, at: Settled) => boolean)[] = [
  ({ listed }, { actor }) => !listed || valueAt(actor, `${listed.path}.${listed.has}`) === true,
  ({ field }, at) => !field || valueAt(at.actor, field.path) === resolveValue(field.is, at),
  ({ target }, at) => target === undefined || isThere(target, at),
  ({ given: settled }, { given }) =>
    !settled || [settled.id].flat().some((id) => figureAt(given, id) >= settled.atLeast),
  ({ answer }, { answers }) => !answer || answer.is.includes(String(answers?.[answer.id] ?? '')),
  ({ side }, at) => side === undefined || at[side] !== undefined,
  ({ unused }, { tracks }) => unused === undefined || isUnused(tracks?.[unused]),
  ({ unowned }, at) => unowned === undefined || !isOwned(unowned, at),
]

/** Whether a piece of a move counts for these sheets and figures. */
export function isSo(when: When | undefined, input: Settled): boolean {
  return !when || parts.every((isPartSo) => isPartSo(when, input))
}

const isUnused = (track: HeldTrack | undefined) =>
  !track || (track.ticks === 0 && track.isUsed !== true)

function isOwned(purpose: string, { tracks }: Settled): boolean {
  return (tracks?.[purpose]?.owners ?? []).length > 0
}

function isThere(
  wanted: NonNullable<When['target']>,
  { target, targetKind = 'npc' }: Settled,
): boolean {
  if (wanted === 'nobody') return !target
  if (wanted === 'somebody') return target !== undefined
  if (wanted === 'noCharacter') return targetKind !== 'character'
  return target !== undefined && targetKind === wanted
}

/** The answer that is none of those a list holds. */
export const noneOfThem = '–'

/**
 * A value as it stands at this table: `@fight` is the fight that goes on, if one does, and
 * `@answer.<id>` the words that were answered, if there are any.
 */
export function resolveValue(
  value: string | number,
  { fight, answers = {} }: Settled,
): string | number | undefined {
  if (value === '@fight') return fight
  const [, mark = '', id] = /^(!?)@answer\.(\w+)$/.exec(String(value)) ?? []
  if (id === undefined) return value
  const said = String(answers[id] ?? '').trim()
  return said === '' || said === noneOfThem ? undefined : `${mark}${said}`
}
