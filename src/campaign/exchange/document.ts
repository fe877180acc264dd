import { z } from 'zod'
import { nouns, schemaOf, type Entry, type Noun } from './shape/shape'
import { lists, shapes } from './shape/shapes'
import { line } from '../../shared/bounded'

/** What a file of the program's own says it is, and the version of what it says. */
const format = 'iron-table'
const version = 1

/** As many things of one noun as a document holds at the most. */
const mostThings = 20_000

/** Things of a campaign, list by list. */
export type Things = Partial<Record<Noun, Entry[]>>

/** A file with things of a campaign in it, as it is written and read. No start of the program waits for it. */
export function documentSchema() {
  const listSchemas = nouns.map((noun) => {
    const schema = schemaOf(shapes[noun])
    return [
      lists[noun],
      shapes[noun].isOnly
        ? schema.nullable().default(null)
        : z.array(schema).max(mostThings).default([]),
    ]
  })
  return z.strictObject({
    format: z.literal(format),
    version: z.literal(version),
    /** What it is called: the campaign it came from, or a shelf. */
    title: line(200),
    ...(Object.fromEntries(listSchemas) as object),
  })
}

/** The things of a file that was read; throws a ZodError for anything else. */
export function readDocument(json: unknown): { title: string; things: Things } {
  const { title, ...said } = documentSchema().parse(json)
  const all = new Map<string, unknown>(Object.entries(said))
  const things = nouns.map((noun) => [noun, [all.get(lists[noun]) ?? []].flat()])
  return { title, things: Object.fromEntries(things) as Things }
}

/** The things of lists that stand by themselves; throws a ZodError where they are none. */
export function documentOf(title: string, said: Record<string, unknown>): Things {
  return readDocument({ format, version, title, ...said }).things
}

/** What a file says of things: nothing that goes without saying. */
export function writeDocument(title: string, things: Things): object {
  const said = nouns.flatMap((noun): [string, unknown][] => {
    const all = (things[noun] ?? []).map((each) => withoutBlanks(each))
    if (all.length === 0) return []
    return [[lists[noun], shapes[noun].isOnly ? all[0] : all]]
  })
  return { format, version, title, ...Object.fromEntries(said) }
}

const isBlank = (value: unknown) =>
  value === '' ||
  value === null ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && Object.keys(value ?? {}).length === 0)

/** Leaves out what is empty: a reader puts it back. Sheets stay as they are. */
function withoutBlanks(entry: Entry): Entry {
  const kept = Object.entries(entry).flatMap(([name, value]): [string, unknown][] => {
    if (isBlank(value)) return []
    if (!Array.isArray(value)) return [[name, value]]
    const isEntry = (each: unknown) => typeof each === 'object' && each !== null
    return [
      [name, value.map((each: unknown) => (isEntry(each) ? withoutBlanks(each as Entry) : each))],
    ]
  })
  return Object.fromEntries(kept)
}
