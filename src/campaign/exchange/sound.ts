import type { z } from 'zod'
import { phrase } from '../../shared/phrase'
import { shown, type LeftOver } from './given'
import { schemaOf, type Entry, type Noun } from './shape/shape'
import { shapes } from './shape/shapes'

/** As many faults of one thing as are left out one by one. */
const mostFaults = 100

type Path = readonly PropertyKey[]
type Branch = Record<PropertyKey, unknown>

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null

function valueAt(root: unknown, path: Path): unknown {
  return path.reduce(
    (at, name) => (isBranch(at) && Object.hasOwn(at, name) ? at[name] : undefined),
    root,
  )
}

/** Takes something out by its path; answers whether there was anything. */
function takeOut(root: Entry, path: Path): boolean {
  const name = path.at(-1)
  const around = valueAt(root, path.slice(0, -1))
  if (name === undefined || !isBranch(around) || !Object.hasOwn(around, name)) return false
  if (Array.isArray(around)) around.splice(Number(name), 1)
  else Reflect.deleteProperty(around, name)
  return true
}

/** The paths of what is wrong: an unknown field, a wrong value, or what is nothing without a field. */
function wrongIn(entry: Entry, issue: z.core.$ZodIssue): Path {
  const { path } = issue
  if (issue.code === 'unrecognized_keys') return [...path, issue.keys[0] ?? '']
  return valueAt(entry, path) === undefined ? path.slice(0, -1) : path
}

/**
 * A thing as a document has it, without what no document takes: that is told. Null for what cannot be
 * made one: without a name, say. `at` is where it was read; `given` is changed.
 */
export function soundThing(
  noun: Noun,
  given: Entry,
  at: string,
  leftOver: LeftOver[],
): Entry | null {
  const schema = schemaOf(shapes[noun])
  for (let faults = 0; faults < mostFaults; faults++) {
    const parsed = schema.safeParse(given)
    if (parsed.success) return parsed.data as Entry
    const [issue] = parsed.error.issues
    const path = issue ? wrongIn(given, issue) : []
    const value = valueAt(given, path)
    if (!takeOut(given, path)) break
    if (value === '') continue
    const gaps = { path: shown(path.map(String).join('.')), value: shownValue(value) }
    leftOver.push({ at, what: phrase('library.leftOver.field', gaps) })
  }
  leftOver.push({ at, what: phrase('library.leftOver.thing') })
  return null
}

function shownValue(value: unknown): string {
  if (typeof value === 'string') return shown(value)
  return isBranch(value) ? '…' : String(value)
}
