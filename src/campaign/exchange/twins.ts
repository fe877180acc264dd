import type { Read } from '../file/handles'
import { calledBy, columnOf, type Entry, type Shape } from './shape/shape'

/**
 * The ids that parts of a document have here already, in the thing that is here of what they belong to:
 * under their own id, or else as the first one that is called alike.
 */
export function twinsOf(
  read: Read,
  part: Shape,
  entries: readonly Entry[],
  ownerId: string,
): Map<Entry, string> {
  const { table, owner = '', isOrdered, fields } = part
  const name = calledBy(part) ?? ''
  const called = fields[name] ? columnOf(name, fields[name]) : 'NULL'
  const free = read.all<{ id: string; called: string | null }>(
    `SELECT id, ${called} AS called FROM ${table} WHERE ${owner} = @ownerId
     ORDER BY ${isOrdered ? 'position' : 'rowid'}`,
    { ownerId },
  )
  const twins = new Map<Entry, string>()
  const find = (isTwin: (each: (typeof free)[number], entry: Entry) => boolean) => {
    for (const entry of entries) {
      const at = twins.has(entry) ? -1 : free.findIndex((each) => isTwin(each, entry))
      const [twin] = at < 0 ? [] : free.splice(at, 1)
      if (twin) twins.set(entry, twin.id)
    }
  }
  find(({ id }, entry) => id === entry.id)
  find((each, entry) => each.called === (entry[name] ?? null))
  return twins
}
