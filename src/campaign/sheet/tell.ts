import { valueKey } from '../../rules/system/sheet/guide'
import type { RuleSystem } from '../../rules/system/system'
import type { Fact, Ref } from '../../shared/fact'
import { words } from '../words'
import { fieldGaps, wordsOfField } from './field'
import { changedWords } from './land'
import { sheetChanges, type SheetChange } from './patch'

/** The most changes named in one fact; what is beyond them is counted. */
const mostNamed = 12
/** The most things named of one list. */
const mostThings = 6

type Plain = string | number | boolean | null | undefined

const isPlain = (value: unknown): value is Plain => value === null || typeof value !== 'object'

/** A value as the screen says it: by its words where it has some, nothing as a dash. */
function valueOf(system: RuleSystem, field: string, value: Plain): string | number {
  if (value === undefined || value === null || value === '') return '–'
  if (typeof value === 'boolean') return words.t(value ? 'chart.yes' : 'chart.no')
  const key = valueKey(wordsOfField(system, field), value)
  if (key !== undefined) return words.t(key)
  return typeof value === 'string' && value.length > 60 ? `${value.slice(0, 59)}…` : value
}

/** What things of a list are called, as often as they are there. */
function namesOf(system: RuleSystem, field: string, list: unknown): string[] {
  if (!Array.isArray(list)) return []
  return list.flatMap((each: unknown) => {
    if (typeof each === 'string') return each === '' ? [] : [String(valueOf(system, field, each))]
    const name = typeof each === 'object' && each !== null && 'name' in each ? each.name : ''
    return typeof name === 'string' && name !== '' ? [name] : []
  })
}

/** The names that are in one list and not in the other, each as often as it is there more. */
function beyond(names: readonly string[], others: readonly string[]): string[] {
  const left = [...others]
  return names.filter((name) => {
    const at = left.indexOf(name)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

function listed(names: readonly string[]): string {
  return [...names.slice(0, mostThings), ...(names.length > mostThings ? ['…'] : [])].join(', ')
}

/** A change in words: the field with what it was and is; of a list, what came and went. */
export function changeWords(
  system: RuleSystem,
  { field, from, to }: SheetChange,
  sheet?: object,
): string {
  const title = fieldGaps(system, field, sheet)
  if (isPlain(from) && isPlain(to)) {
    const [was, is] = [from, to].map((value) => valueOf(system, field, value))
    return words.t('sheet.change.plain', { ...title, was: was ?? '', is: is ?? '' })
  }
  const names = (list: unknown) => namesOf(system, field, list)
  const [before, after] = [names(from), names(to)]
  const [came, went] = [beyond(after, before), beyond(before, after)]
  const parts = [
    ...(came.length > 0 ? [words.t('sheet.change.came', { names: listed(came) })] : []),
    ...(went.length > 0 ? [words.t('sheet.change.went', { names: listed(went) })] : []),
  ]
  const said = parts.length > 0 ? parts.join(', ') : words.t('sheet.change.within')
  return words.t('sheet.change.list', { ...title, said })
}

/** What was typed for the figures comes before the figures that it made. */
function inOrder(system: RuleSystem, changes: readonly SheetChange[]): SheetChange[] {
  const basis = system.workingOut?.field
  if (basis === undefined) return [...changes]
  const isTyped = ({ field }: SheetChange) => field.startsWith(`${basis}.`)
  // All of it at once, the first time: what it made is told.
  const isAll = ({ field }: SheetChange) => field === basis
  const rest = changes.filter((each) => !isTyped(each) && !isAll(each))
  return [...changes.filter(isTyped), ...rest]
}

/**
 * The one fact of an edit by hand: a field from what to what, or everything that changed; null where
 * nothing did that anybody reads.
 */
export function editFact(system: RuleSystem, who: Ref, before: object, after: object): Fact | null {
  const found = sheetChanges(before, after)
  if (found.length === 0) return null
  const changes = inOrder(system, found)
  const about = { secret: true, about: [who] }
  const [first] = changes
  if (!first) return { kind: 'sheet.rewritten', ...about, with: { field: '@sheet.change.basis' } }
  const { field, from, to } = first
  if (changes.length === 1 && isNamed(from) && isNamed(to)) {
    const said = { from: valueOf(system, field, from), to: valueOf(system, field, to) }
    const title = fieldGaps(system, field, after)
    return { kind: 'sheet.edited', ...about, from, to, with: { ...title, ...said } }
  }
  const said = [...new Set(changes.map((change) => changeWords(system, change, after)))]
  const more = said.length - mostNamed
  const named = [
    ...said.slice(0, mostNamed),
    ...(more > 0 ? [words.t('sheet.change.more', { count: more })] : []),
  ]
  const titles = [...new Set(changes.map((change) => fieldGaps(system, change.field).field))]
  return {
    kind: 'sheet.rewritten',
    ...about,
    with: { field: named.join('; '), fields: JSON.stringify(titles) },
  }
}

/** The plain things of a list. */
const plainIn = (list: unknown): string[] =>
  Array.isArray(list) ? list.filter((each) => typeof each === 'string') : []

/**
 * The marks that an edit by hand has put on somebody or taken off them, a fact each: they are told as those
 * that the rules bring, or reports would tell of a debility only that it went.
 */
export function markFacts(system: RuleSystem, who: Ref, before: object, after: object): Fact[] {
  const marked = sheetChanges(before, after).filter(
    ({ field }) => wordsOfField(system, field)?.kept?.isMark === true,
  )
  return marked.flatMap(({ field, ...change }) => {
    const [was, is] = [plainIn(change.from), plainIn(change.to)]
    const came = beyond(is, was).map((to) => ({ from: '', to }))
    const went = beyond(was, is).map((from) => ({ from, to: '' }))
    return [...went, ...came].map((sides) => ({
      ...{ kind: 'sheet.changed', secret: false, about: [who], ...sides },
      with: changedWords(system, { on: 'actor', field, ...sides, rule: '' }),
    }))
  })
}

const isNamed = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number'
