import { called, labelled } from '../actions/palette/found-actions'
import type { Spot } from '../stores/handbook'
import type { Page } from './page'

/** What a search in the handbook leads to. */
export interface Entry {
  id: string
  label: string
  also: string
  kind: Page['kind'] | 'rule'
  spot: Spot
}

type Contains = (text: string, part: string) => boolean

/** The pages as they stand in the list. */
function pageEntries(pages: readonly Page[]): Entry[] {
  return pages.map(({ id, title, also, kind }) => ({
    id,
    label: title,
    also,
    kind,
    spot: { page: id },
  }))
}

function ruleEntries(pages: readonly Page[]): Entry[] {
  return pages.flatMap(({ id: page, rules = [] }) =>
    rules.map(({ id, title }) => ({
      id,
      label: `${id} ${title}`,
      also: '',
      kind: 'rule' as const,
      spot: { page, rule: id },
    })),
  )
}

/** Entries whose page or rule says everything typed somewhere in its text. */
function telling(pages: readonly Page[], typed: string): Set<string> {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const says = (text: string) => words.every((word) => text.toLowerCase().includes(word))
  return new Set(
    pages.flatMap(({ id, text, rules = [] }) => [
      ...(says(text) ? [id] : []),
      ...rules.filter((rule) => says(rule.text)).map((rule) => rule.id),
    ]),
  )
}

/**
 * What is called, or by others called, as what is typed, pages before rules, and then what tells of
 * it; where there is nothing of the kind, what is called nearly so. Every page while nothing is typed.
 */
export function findIn(pages: readonly Page[], typed: string, contains: Contains): Entry[] {
  const listed = pageEntries(pages)
  if (typed.trim() === '') return listed
  const all = [...listed, ...ruleEntries(pages)]
  const byName = called(all, typed, contains)
  const named = [
    ...byName.filter(({ kind }) => kind !== 'rule'),
    ...byName.filter(({ kind }) => kind === 'rule'),
  ]
  const texts = telling(pages, typed)
  const found = [...named, ...all.filter((each) => texts.has(each.id) && !named.includes(each))]
  return found.length > 0 ? found : [...labelled(all, typed, contains)]
}

/** What the palette looks through for what is typed: the pages, and all rules for the id of one. */
export function offeredFor(pages: readonly Page[], typed: string): Entry[] {
  if (typed.trim() === '') return []
  const isId = /^\s*[a-z]{2}-\d+\s*$/i.test(typed)
  return isId ? ruleEntries(pages) : pageEntries(pages)
}
