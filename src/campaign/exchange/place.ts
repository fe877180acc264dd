import { lastOf } from '../../shared/data/last-of'
import type { Binding, Read, Write } from '../file/handles'
import type { Progress } from '../file/long-command'
import type { Things } from './document'
import {
  columnOf,
  nouns,
  onlyId,
  partsOf,
  type Entry,
  type Field,
  type Placing,
  type Row,
  type Shape,
} from './shape/shape'
import { shapes } from './shape/shapes'
import type { ThingRef } from './collect'
import { twinsOf } from './twins'

/** How a document is to be placed in a campaign. */
export interface Way {
  /** Whether everything keeps the id that the document gives it: in a campaign that is made of it. */
  keepsIds?: boolean
  /** Whether what became of things in play comes with them. */
  keepsPlay: boolean
  /** What stands here already, by noun and the ids of the document: written anew, or left as it is. */
  here?: ReadonlyMap<string, Standing>
}

/** What stands here already of a thing, and whether it is written anew. */
export interface Standing {
  id: string
  isReplaced: boolean
}

/** What tells a thing of a document from all others. */
export const keyOf = (table: string, id: string) => `${table} ${id}`

/** A thing that was placed. */
export type Placed = ThingRef & { name: string }

function storedOf({ as }: Field, value: unknown): Binding {
  if (as === 'flag') return value === true ? 1 : 0
  if (as === 'json') return value === null ? null : JSON.stringify(value)
  return (value ?? null) as Binding
}

const isHere = (read: Read, table: string, id: string) =>
  read.get(`SELECT 1 FROM ${table} WHERE id = @id`, { id }) !== undefined

/** The ids that everything of a document has in the campaign. */
class Ids {
  readonly #known = new Map<string, string>()
  readonly #read: Read

  constructor(read: Read) {
    this.#read = read
  }

  give(table: string, id: string, here: string): void {
    this.#known.set(keyOf(table, id), here)
  }

  /** As the document has it; else what is here under the very id. */
  of(table: string, id: string): string | undefined {
    const known = this.#known.get(keyOf(table, id))
    if (known !== undefined) return known
    return isHere(this.#read, table, id) ? id : undefined
  }
}

/** Places one document. */
class Placement implements Placing {
  readonly write: Write
  readonly #way: Way
  readonly #ids: Ids
  readonly #positions = new Map<string, number>()
  readonly #later: (() => void)[] = []
  /** What already stands under the id that the document gives it: the next of that id gets its own. */
  readonly #taken = new Set<string>()

  constructor(write: Write, way: Way) {
    this.write = write
    this.#way = way
    this.#ids = new Ids(write)
  }

  readonly idOf = (table: string, id: string) => this.#ids.of(table, id)

  readonly later = (work: () => void): void => {
    this.#later.push(work)
  };

  /**
   * Places everything, thing by thing: first the things themselves, so that they can name each other,
   * then their parts.
   */
  *placeAll(things: Things): Generator<Progress, Placed[]> {
    const all = nouns.flatMap((noun) =>
      (things[noun] ?? []).map((given) => ({ noun, ...this.#begin(noun, given) })),
    )
    const placed = all.filter(({ isLeft }) => !isLeft)
    let steps = 0
    const come = () => ({ taken: Math.floor(++steps / 2), all: placed.length })
    for (const { noun, entry, id, isNew } of placed) {
      this.#writeRow(shapes[noun], entry, id, isNew)
      yield come()
    }
    for (const { noun, entry, id } of placed) {
      this.#writeParts(shapes[noun], entry, id)
      yield come()
    }
    for (const work of this.#later) work()
    return placed.map(({ noun, entry, id }) => ({ noun, id, name: nameOf(entry) }))
  }

  /** Gives a thing and its parts their ids. */
  #begin(noun: ThingRef['noun'], given: Entry) {
    const entry = { ...given, id: (given.id as string | undefined) ?? this.write.newId() }
    const only = shapes[noun].isOnly ? { id: onlyId, isReplaced: true } : undefined
    const here = this.#way.here?.get(keyOf(noun, entry.id)) ?? only
    const id = here?.id ?? this.#idFor(shapes[noun], entry)
    this.#ids.give(noun, entry.id, id)
    this.#nameParts(shapes[noun], entry, here)
    return { entry, id, isNew: !here, isLeft: here?.isReplaced === false }
  }

  #idFor({ table }: Shape, { id }: Entry): string {
    const given = id as string
    const key = keyOf(table, given)
    const isTaken = this.#taken.has(key) || isHere(this.write, table, given)
    if (!this.#way.keepsIds || isTaken) return this.write.newId()
    this.#taken.add(key)
    return given
  }

  /** Parts of what is here already keep the ids they have here: others name them. */
  #nameParts(shape: Shape, entry: Entry, here: Standing | undefined): void {
    for (const { part, entries } of partsOf(shape, entry)) {
      if (!part.hasIds) continue
      const twins = here && twinsOf(this.write, part, entries, here.id)
      for (const each of entries) {
        each.id ??= this.write.newId()
        const twin = twins?.get(each)
        // What is left as it is gets no more parts.
        if (twin === undefined && here?.isReplaced === false) continue
        this.#ids.give(part.table, each.id as string, twin ?? this.#idFor(part, each))
        this.#nameParts(part, each, here && twin !== undefined ? { ...here, id: twin } : undefined)
      }
    }
  }

  #namedParts({ table, owner = '' }: Shape, id: string): Set<string> {
    const rows = this.write.all<{ id: string }>(`SELECT id FROM ${table} WHERE ${owner} = @id`, {
      id,
    })
    return new Set(rows.map((row) => row.id))
  }

  /** What lies in the column of a field; undefined where it names what has to be here and is not. */
  #stored(field: Field, given: unknown): Binding | undefined {
    const { names, schema } = field
    const value = this.#isBlank(field) ? schema.parse(undefined) : given
    if (!names) return storedOf(field, value)
    const here = typeof value === 'string' ? this.idOf(names.table, value) : undefined
    return here ?? (schema.safeParse(null).success ? null : undefined)
  }

  #isBlank({ isPlayed }: { isPlayed?: boolean }): boolean {
    return isPlayed === true && !this.#way.keepsPlay
  }

  /** The columns of an entry; null where it names something that it cannot be without. */
  #columnsOf(shape: Shape, entry: Entry, owner: Entry, isNew: boolean): Row | null {
    const row: Row = {}
    for (const [name, field] of Object.entries(shape.fields)) {
      // What is written anew keeps what became of it here.
      if (this.#isBlank(field) && !isNew) continue
      const from = this.#isBlank(field) ? (field.beginsAs ?? name) : name
      const stored = this.#stored(shape.fields[from] ?? field, entry[from])
      if (stored === undefined) return null
      row[columnOf(name, field)] = stored
    }
    const derived = shape.derive ? shape.derive(this, entry, owner) : {}
    return derived && { ...row, ...derived }
  }

  #position(table: string): number {
    const known = this.#positions.get(table)
    const next =
      known ??
      this.write.get<{ next: number }>(
        `SELECT coalesce(max(position) + 1, 0) AS next FROM ${table}`,
      )?.next ??
      0
    this.#positions.set(table, next + 1)
    return next
  }

  #writeRow(shape: Shape, entry: Entry, id: string, isNew: boolean): void {
    const columns = this.#columnsOf(shape, entry, {}, isNew)
    if (!columns) return
    if (!isNew) {
      this.#update(shape.table, id, columns)
      return
    }
    const begun = shape.begin?.(this, entry) ?? {}
    const place = shape.isOrdered ? { position: this.#position(shape.table) } : {}
    this.#insert(shape.table, { ...columns, ...begun, id, ...place })
  }

  /** Writes the parts of a thing; those that it had and has no more go. */
  #writeParts(shape: Shape, entry: Entry, id: string): void {
    for (const { part, entries } of partsOf(shape, entry)) {
      if (this.#isBlank(part)) continue
      this.#writePart(part, entries, entry, id)
    }
    for (const [name, part] of Object.entries(shape.ownParts ?? {})) {
      const { [name]: said } = entry
      const begins = !this.#way.keepsPlay && part.withoutPlay ? part.withoutPlay(said) : said
      part.write(this, id, begins)
    }
  }

  #writePart(part: Shape, entries: readonly Entry[], owner: Entry, ownerId: string): void {
    const stays = this.#clearPart(part, entries, ownerId)
    let position = 0
    for (const each of entries) {
      const id = this.#ownId(part, each)
      const isThere = id !== undefined && stays.has(id)
      const columns = this.#columnsOf(part, each, owner, !isThere)
      if (!columns) continue
      const row: Row = { ...columns, [part.owner ?? '']: ownerId }
      if (id !== undefined) row.id = id
      if (part.isOrdered) row.position = position++
      if (isThere) this.#update(part.table, id, row)
      else this.#insert(part.table, row)
      if (id !== undefined) this.#writeParts(part, each, id)
    }
  }

  /** Takes away the rows that an entry has no more; answers the ids of those that stay. */
  #clearPart(part: Shape, entries: readonly Entry[], ownerId: string): Set<string> {
    const { table, owner = '' } = part
    if (!part.hasIds) {
      this.write.run(`DELETE FROM ${table} WHERE ${owner} = @ownerId`, { ownerId })
      return new Set()
    }
    const there = this.#namedParts(part, ownerId)
    const wanted = new Set(entries.map((each) => this.#ownId(part, each)))
    for (const id of there) {
      if (!wanted.has(id)) this.write.run(`DELETE FROM ${table} WHERE id = @id`, { id })
    }
    return new Set([...there].filter((id) => wanted.has(id)))
  }

  #ownId(part: Shape, { id }: Entry): string | undefined {
    return part.hasIds ? this.idOf(part.table, id as string) : undefined
  }

  #update(table: string, id: string, row: Row): void {
    const set = Object.keys(row).map((column) => `${column} = @${column}`)
    this.write.run(`UPDATE ${table} SET ${set.join(', ')} WHERE id = @id`, { ...row, id })
  }

  #insert(table: string, row: Row): void {
    const columns = Object.keys(row)
    const values = columns.map((column) => `@${column}`)
    this.write.run(
      `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${values.join(', ')})
       ON CONFLICT DO NOTHING`,
      row,
    )
  }
}

/** What a thing is called. */
export function nameOf(entry: Entry): string {
  const name = entry.name ?? entry.title
  return typeof name === 'string' ? name : ''
}

/** How many things a document holds. */
export function countThings(things: Things): number {
  return nouns.reduce((sum, noun) => sum + (things[noun]?.length ?? 0), 0)
}

/** Places the things of a document in a campaign, thing by thing, and answers what they are there. */
export function placing(write: Write, things: Things, way: Way): Generator<Progress, Placed[]> {
  return new Placement(write, way).placeAll(things)
}

/** Places the things of a document in a campaign at once, and answers what they are there. */
export function place(write: Write, things: Things, way: Way): Placed[] {
  return lastOf(placing(write, things, way))
}
