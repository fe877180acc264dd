import { phrase } from '../../shared/phrase'
import { refuse, Refusal } from '../../shared/reply'
import { fieldGaps } from './field'
import { knownSystem, type MemberType } from './sheets'

type Fields = Record<string, unknown>

/** Whether a value is a group of fields, and neither a list nor plain. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Groups of fields meet field by field; lists and plain values are replaced. */
export function mergeFields(old: unknown, patch: unknown): unknown {
  if (!isFields(old) || !isFields(patch)) return patch
  const merged = Object.entries(patch).map(([name, value]) => [
    name,
    mergeFields(Object.entries(old).find(([known]) => known === name)?.[1], value),
  ])
  return { ...old, ...Object.fromEntries(merged) }
}

/**
 * A sheet with part of it changed, parsed by its system, so that nothing outside its bounds gets
 * in: an input the system cannot read is refused as invalid, with the field that is wrong.
 */
export function patchSheet(type: MemberType, systemId: string, old: object, patch: object): object {
  const parsed = knownSystem(systemId).sheets[type].safeParse(mergeFields(old, patch))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const field = issue?.path.join('.') ?? ''
  throw new Refusal(
    phrase('invalid.sheet', { field, problem: (issue?.message ?? '').slice(0, 300) }),
    'invalid',
  )
}

/** A whole sheet as its system reads it; a refusal in words, with its field, where it cannot. */
export function readSheet(type: MemberType, systemId: string, sheet: object): object {
  const system = knownSystem(systemId)
  const parsed = system.sheets[type].safeParse(sheet)
  if (parsed.success) return parsed.data
  const path = parsed.error.issues[0]?.path ?? []
  const field = path.map(String).join('.').slice(0, 120)
  if (field === '') return refuse('refusal.sheetUnreadable')
  return refuse('refusal.sheetWrong', { ...fieldGaps(system, field) })
}

/** A field that is another one now. */
export interface SheetChange {
  field: string
  from: unknown
  to: unknown
}

/** What differs between two sheets, field by dotted field; lists as a whole. Pure. */
export function sheetChanges(before: object, after: object, path = ''): SheetChange[] {
  const was = new Map<string, unknown>(Object.entries(before))
  const under = (name: string) => (path === '' ? name : `${path}.${name}`)
  const gone = [...was].filter(([name]) => !Object.hasOwn(after, name))
  const changed = Object.entries(after).flatMap(([name, to]: [string, unknown]) => {
    const field = under(name)
    const from = was.get(name)
    if (isFields(from) && isFields(to)) return sheetChanges(from, to, field)
    return JSON.stringify(from) === JSON.stringify(to) ? [] : [{ field, from, to }]
  })
  return [...changed, ...gone.map(([name, from]) => ({ field: under(name), from, to: undefined }))]
}
