import { phrase } from '../../shared/phrase'
import { Refusal } from '../../shared/reply'
import type { Effect } from './effect'

const invalid = (effect: Effect) =>
  new Refusal(phrase('invalid.field', { field: effect.field }), 'invalid')

function changed(old: unknown, path: string[], effect: Effect): unknown {
  const [field, ...rest] = path
  if (field === undefined) {
    if (Array.isArray(old)) return relisted(old, effect)
    if (typeof old === 'object' && old !== null) return rerecorded(old, effect)
    return typeof old === 'boolean' ? effect.to === 'on' : effect.to
  }
  if (Array.isArray(old) && field in old) {
    return old.with(Number(field), changed(old[Number(field)], rest, effect))
  }
  if (typeof old !== 'object' || old === null || !(field in old)) throw invalid(effect)
  const inner: unknown = Object.entries(old).find(([name]) => name === field)?.[1]
  return { ...old, [field]: changed(inner, rest, effect) }
}

/** A list without what the effect comes from, and with what it leads to. */
function relisted(list: unknown[], { from, to }: Effect): unknown[] {
  const kept = from === '' ? list : list.filter((each) => each !== from)
  return to === '' ? kept : [...kept, to]
}

/** A record without the entry that the effect comes from, and with the one that it leads to. */
function rerecorded(record: object, { from, to, entry = {} }: Effect): object {
  const kept = Object.entries(record).filter(([name]) => name !== from)
  return Object.fromEntries(to === '' ? kept : [...kept, [String(to), entry]])
}

/**
 * The sheet after some effects, in order. Only fields that it has can change: an `invalid`
 * refusal names any other.
 */
export function applyEffects(sheet: object, effects: readonly Effect[]): object {
  return effects.reduce((next, effect) => {
    const after = changed(next, effect.field.split('.'), effect)
    return typeof after === 'object' && after !== null ? after : next
  }, sheet)
}

/** The value at a dotted path of a sheet; of a list of ids, whether it holds the last part. */
export function valueAt(sheet: object | undefined, field: string): unknown {
  return field.split('.').reduce<unknown>((at, part) => {
    if (Array.isArray(at)) return at.includes(part)
    if (typeof at !== 'object' || at === null) return undefined
    return Object.entries(at).find(([name]) => name === part)?.[1]
  }, sheet)
}

/** The figure at a dotted path, of a sheet or of what is settled; 0 where there is none. */
export function figureAt(sheet: object | undefined, field: string): number {
  const value = valueAt(sheet, field)
  return typeof value === 'number' ? value : 0
}
