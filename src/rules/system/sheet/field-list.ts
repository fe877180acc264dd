import type { Phrase } from '../../../shared/phrase'
import type { SystemRulings } from '../settings'

/** Something that a field of a sheet may hold. */
export interface FieldOption {
  value: string
  /** What it is called, with its figures where it has any. */
  label: Phrase
  /** What it brings, by name: to the fields beside it, and where none is called so, to those around. */
  brings?: Readonly<Record<string, unknown>>
}

/** What a field of a sheet is chosen from. */
export interface FieldList {
  options: readonly FieldOption[]
  /** Whether words of one's own may stand there too. */
  isOpen?: boolean
  /** Whether the names of the party and of the cast are offered as well. */
  isOfPeople?: boolean
  /** Whether a comma ends a piece of it, as Enter does. */
  isDivided?: boolean
}

/** What the fields of a system's sheets are chosen from, by dotted path without places in lists. */
export type FieldLists = Readonly<Record<string, FieldList>>

/** The lists as a campaign has edited them, for a sheet as it stands. */
export type FieldListsOf = (rulings: SystemRulings, sheet: object) => FieldLists

/** A word that is on no list, and what there is. */
export interface Unlisted {
  path: string
  value: string
  there: FieldList
}

function wordsAt(value: unknown, path: readonly string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => wordsAt(each, path))
  const [name, ...rest] = path
  if (name === undefined) return typeof value === 'string' ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return wordsAt(Object.entries(value).find(([own]) => own === name)?.[1], rest)
}

/**
 * The first word of a sheet that stands on no list; null where all do. What stood there before may
 * stay: the list may have changed since.
 */
export function unlisted(lists: FieldLists, sheet: object, before: object): Unlisted | null {
  for (const [path, there] of Object.entries(lists)) {
    if (there.isOpen) continue
    const names = path.split('.')
    const known = [...there.options.map(({ value }) => value), '', ...wordsAt(before, names)]
    const value = wordsAt(sheet, names).find((each) => !known.includes(each))
    if (value !== undefined) return { path, value, there }
  }
  return null
}
