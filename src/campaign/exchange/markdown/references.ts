import { phrase } from '../../../shared/phrase'
import { shown, type LeftOver } from '../given'
import { nameOf } from '../place'
import type { Things } from '../document'
import { nouns, type Entry, type Noun, type Shape } from '../shape/shape'
import { shapes } from '../shape/shapes'

/** A reference as a reader writes and follows it; an id says nothing to anybody. */
const named = /^\[\[([^[\]|\n]{1,300})\]\]$/

const nounOf = (table: string) => nouns.find((noun) => noun === table)

/** Visits every field of a thing and its parts that names another thing. */
function eachReference(
  shape: Shape,
  entry: Entry,
  visit: (entry: Entry, field: string, noun: Noun) => void,
): void {
  for (const [field, { names }] of Object.entries(shape.fields)) {
    const noun = names && nounOf(names.table)
    if (noun) visit(entry, field, noun)
  }
  for (const [name, part] of Object.entries(shape.parts ?? {})) {
    const within = entry[name]
    for (const each of Array.isArray(within) ? (within as unknown[]) : []) {
      if (typeof each === 'object' && each !== null) eachReference(part, each as Entry, visit)
    }
  }
}

/** The ids of things by noun and name. */
function idsByName(all: Iterable<{ noun: Noun; entry: Entry }>): Map<string, string[]> {
  const ids = new Map<string, string[]>()
  for (const { noun, entry } of all) {
    const key = `${noun} ${nameOf(entry).toLowerCase()}`
    const known = ids.get(key)
    if (known) known.push(String(entry.id))
    else ids.set(key, [String(entry.id)])
  }
  return ids
}

/** Puts ids in place of the names that things are named by; a name that none or several have is told. */
export function nameReferences(
  all: readonly { noun: Noun; entry: Entry; path: string }[],
  leftOver: LeftOver[],
): void {
  const ids = idsByName(all)
  for (const { noun, entry, path } of all) {
    eachReference(shapes[noun], entry, (at, field, other) => {
      const said = at[field]
      const [, name] = (typeof said === 'string' && named.exec(said)) || []
      if (name === undefined) return
      const [only, ...others] = ids.get(`${other} ${name.trim().toLowerCase()}`) ?? []
      if (only !== undefined && others.length === 0) at[field] = only
      else {
        Reflect.deleteProperty(at, field)
        const gaps = { path: field, value: shown(name) }
        leftOver.push({ at: shown(path), what: phrase('library.leftOver.field', gaps) })
      }
    })
  }
}

/** Puts names in place of ids, where a name alone says who is named. `given` is changed. */
export function writeReferences(given: Things): void {
  const all = nouns.flatMap((noun) => (given[noun] ?? []).map((entry) => ({ noun, entry })))
  const ids = idsByName(all)
  const names = new Map(
    all.map(({ noun, entry }) => [`${noun} ${String(entry.id)}`, nameOf(entry)]),
  )
  for (const { noun, entry } of all) {
    eachReference(shapes[noun], entry, (at, field, other) => {
      const name = names.get(`${other} ${String(at[field])}`)
      const isOnly = name !== undefined && ids.get(`${other} ${name.toLowerCase()}`)?.length === 1
      const link = `[[${name ?? ''}]]`
      // A name with blanks around it would not be found again.
      if (isOnly && named.test(link) && name === name.trim()) at[field] = link
    })
  }
}
