import { phrase } from '../../../shared/phrase'
import { shown, type LeftOver } from '../given'
import { keyOf } from '../place'
import type { Things } from '../document'
import { calledOf, nouns, type Entry, type Named, type Noun, type Shape } from '../shape/shape'
import { shapes } from '../shape/shapes'

/** A reference as a reader writes and follows it; an id says nothing to anybody. */
const named = /^\[\[([^[\]|\n]{1,300})\]\]$/

/** A thing with its noun. */
interface Thing {
  noun: Noun
  entry: Entry
}

const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null

/** A thing and all its parts, each with its shape. */
function* withParts(shape: Shape, entry: Entry): Generator<{ shape: Shape; entry: Entry }> {
  yield { shape, entry }
  for (const [name, part] of Object.entries(shape.parts ?? {})) {
    const within = entry[name]
    for (const each of Array.isArray(within) ? (within as unknown[]) : []) {
      if (isEntry(each)) yield* withParts(part, each)
    }
  }
}

/** The fields of a thing and its parts that name something else, and the table that has it. */
function referencesOf({ noun, entry: whole }: Thing): Named[] {
  return [...withParts(shapes[noun], whole)].flatMap(({ shape, entry }) => [
    ...Object.entries(shape.fields).flatMap(([field, { names }]) =>
      names ? [{ entry, field, table: names.table }] : [],
    ),
    ...Object.entries(shape.ownParts ?? {}).flatMap(
      ([name, { names }]) => names?.(entry[name]) ?? [],
    ),
  ])
}

/** The ids of things and their parts by table and name. */
function idsByName(all: Iterable<Thing>): Map<string, string[]> {
  const ids = new Map<string, string[]>()
  for (const { noun, entry: whole } of all) {
    for (const { shape, entry } of withParts(shapes[noun], whole)) {
      const name = calledOf(shape, entry)
      if (typeof entry.id !== 'string' || name === undefined) continue
      const key = keyOf(shape.table, name.toLowerCase())
      const known = ids.get(key)
      if (known) known.push(entry.id)
      else ids.set(key, [entry.id])
    }
  }
  return ids
}

/** Puts ids in place of the names that things are named by; a name that none or several have is told. */
export function nameReferences(
  all: readonly (Thing & { path: string })[],
  leftOver: LeftOver[],
): void {
  const ids = idsByName(all)
  const references = all.flatMap((thing) =>
    referencesOf(thing).map((each) => ({ ...each, path: thing.path })),
  )
  for (const { entry, field, table, path } of references) {
    const said = entry[field]
    const [, name] = (typeof said === 'string' && named.exec(said)) || []
    if (name === undefined) continue
    const [only, ...others] = ids.get(keyOf(table, name.trim().toLowerCase())) ?? []
    if (only !== undefined && others.length === 0) entry[field] = only
    else {
      Reflect.deleteProperty(entry, field)
      const gaps = { path: field, value: shown(name) }
      leftOver.push({ at: shown(path), what: phrase('library.leftOver.field', gaps) })
    }
  }
}

/** Puts names in place of ids, where a name alone says who is named. `given` is changed. */
export function writeReferences(given: Things): void {
  const all = nouns.flatMap((noun) => (given[noun] ?? []).map((entry) => ({ noun, entry })))
  const ids = idsByName(all)
  const names = new Map(
    all.flatMap(({ noun, entry: whole }) =>
      [...withParts(shapes[noun], whole)].map(({ shape, entry }) => [
        keyOf(shape.table, String(entry.id)),
        calledOf(shape, entry),
      ]),
    ),
  )
  for (const { entry, field, table } of all.flatMap(referencesOf)) {
    const name = names.get(keyOf(table, String(entry[field])))
    const isOnly = name !== undefined && ids.get(keyOf(table, name.toLowerCase()))?.length === 1
    const link = `[[${name ?? ''}]]`
    // A name with blanks around it would not be found again.
    if (isOnly && named.test(link) && name === name.trim()) entry[field] = link
  }
}
