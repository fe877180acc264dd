import { picturesIn } from '../../shared/pictures'
import type { Binding, Read } from '../file/handles'
import { readable } from '../file/stored'
import type { Things } from './document'
import {
  columnOf,
  nouns,
  partsOf,
  schemaOf,
  type Entry,
  type Field,
  type Noun,
  type Row,
  type Shape,
} from './shape/shape'
import { shapes } from './shape/shapes'

/** Things by their noun and id. */
export interface ThingRef {
  noun: Noun
  id: string
}

function valueOf({ as }: Field, stored: Binding): unknown {
  if (stored === null) return null
  if (as === 'flag') return stored === 1
  return as === 'json' ? JSON.parse(String(stored)) : stored
}

/** The rows of a shape whose `column` is one of these, as entries with the row each was made of. */
function readRows(read: Read, shape: Shape, column: string, ids: readonly string[]) {
  const { table, owner, hasIds = false, isOrdered = false, where, fields } = shape
  const named = Object.entries(fields).map(([name, field]) => ({
    name,
    field,
    column: columnOf(name, field),
  }))
  const columns = [
    ...(hasIds ? ['id'] : []),
    ...(owner === undefined ? [] : [owner]),
    ...named.map((each) => each.column),
  ]
  const rows = read.all<Row>(
    `SELECT ${columns.join(', ')} FROM ${table}
     WHERE ${column} IN (SELECT value FROM json_each(@ids)) ${where ? `AND ${where}` : ''}
     ORDER BY ${isOrdered ? 'position, ' : ''}rowid`,
    { ids: JSON.stringify(ids) },
  )
  return readable(read, rows, (row) => {
    const said = named.map((each) => [each.name, valueOf(each.field, row[each.column] ?? null)])
    const id = hasIds ? { id: String(row.id) } : {}
    const entry: Entry = { ...id, ...Object.fromEntries(said) }
    return { row, entry }
  })
}

/** Reads the parts of entries into them. */
function readParts(read: Read, shape: Shape, entries: readonly Entry[]): void {
  const ids = entries.map(({ id }) => String(id))
  for (const [name, part] of Object.entries(shape.parts ?? {})) {
    const owner = part.owner ?? ''
    const found = readRows(read, part, owner, ids)
    readParts(
      read,
      part,
      found.map(({ entry }) => entry),
    )
    const grouped = Map.groupBy(found, ({ row }) => String(row[owner]))
    for (const entry of entries) {
      const own = (grouped.get(String(entry.id)) ?? []).map((each) => each.entry)
      entry[name] = part.only === undefined ? own : own.map((each) => each[part.only ?? ''])
    }
  }
  for (const [name, part] of Object.entries(shape.ownParts ?? {})) {
    const found = part.read(read, ids)
    for (const entry of entries) {
      const said = found.get(String(entry.id))
      if (said !== undefined) entry[name] = said
    }
  }
}

/** A combatant with a sheet in the cast fights with that one: its own says nothing. */
function withoutLentSheets(entry: Entry): void {
  for (const each of (entry.combatants as Entry[] | undefined) ?? []) {
    if (each.character !== null || each.npc !== null) each.sheet = {}
  }
}

/** What a document says of things of one noun; what cannot be read is left out and told. */
export function readThings(read: Read, noun: Noun, ids: readonly string[]): Entry[] {
  const shape = shapes[noun]
  const entries = readRows(read, shape, 'id', ids).map(({ entry }) => entry)
  readParts(read, shape, entries)
  for (const entry of entries) withoutLentSheets(entry)
  const schema = schemaOf(shape)
  return readable(read, entries, (entry) => schema.parse(entry) as Entry)
}

/** The ids of everything of a noun, in its order. */
export function allOf(read: Read, noun: Noun): string[] {
  const { where = '1', isOrdered = false } = shapes[noun]
  return read
    .all<{ id: string | number }>(
      `SELECT id FROM ${noun} WHERE ${where} ORDER BY ${isOrdered ? 'position, ' : ''}rowid`,
    )
    .map(({ id }) => String(id))
}

/** What an entry names that goes along with it. */
function companionsOf(shape: Shape, entry: Entry): ThingRef[] {
  const own = Object.entries(shape.fields).flatMap(([name, { names }]): ThingRef[] => {
    const id = entry[name]
    const noun = nouns.find((each) => each === names?.table)
    return names?.goesAlong && noun && typeof id === 'string' ? [{ noun, id }] : []
  })
  const within = partsOf(shape, entry).flatMap(({ part, entries }) =>
    entries.flatMap((each) => companionsOf(part, each)),
  )
  // What stands in the text of a note.
  const shown = shape.table === 'note' ? picturesIn(String(entry.body)) : []
  return [...own, ...within, ...shown.map((id): ThingRef => ({ noun: 'picture', id }))]
}

/** Tracks about a thing or a part of it, and fights of a mission, go where it goes. */
function referencesTo(read: Read, { noun, id }: ThingRef): ThingRef[] {
  const tracks = read.all<{ id: string }>(
    `SELECT track_id AS id FROM track_about
     WHERE (type = @noun AND entity_id = @id)
       OR (type = 'danger' AND entity_id IN (SELECT id FROM danger WHERE front_id = @id))`,
    { noun, id },
  )
  const fights =
    noun === 'mission'
      ? read.all<{ id: string }>('SELECT id FROM encounter WHERE mission_id = @id', { id })
      : []
  return [
    ...tracks.map((each): ThingRef => ({ noun: 'track', id: each.id })),
    ...fights.map((each): ThingRef => ({ noun: 'encounter', id: each.id })),
  ]
}

/** These things with all that they hang on, and that hangs on them. */
export function collect(read: Read, roots: readonly ThingRef[]): Things {
  const things: Things = {}
  const seen = new Set<string>()
  let wanted = [...roots]
  while (wanted.length > 0) {
    const fresh = wanted.filter(({ noun, id }) => !seen.has(`${noun} ${id}`))
    for (const { noun, id } of fresh) seen.add(`${noun} ${id}`)
    const grouped = Map.groupBy(fresh, ({ noun }) => noun)
    wanted = [...grouped].flatMap(([noun, asked]) => {
      const ids = [...new Set(asked.map(({ id }) => id))]
      const found = readThings(read, noun, ids)
      things[noun] = [...(things[noun] ?? []), ...found]
      return [
        ...found.flatMap((entry) => companionsOf(shapes[noun], entry)),
        ...ids.flatMap((id) => referencesTo(read, { noun, id })),
      ]
    })
  }
  return things
}

/** Everything that a campaign has prepared; only that of some nouns, where they are named. */
export function collectAll(read: Read, of: readonly Noun[] = nouns): Things {
  return Object.fromEntries(
    of.map((noun) => [noun, readThings(read, noun, allOf(read, noun))]),
  ) as Things
}
