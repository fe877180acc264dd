import { z } from 'zod'
import type { Binding, Read, Write } from '../../file/handles'
import { idSchema, maybeLine } from '../../../shared/bounded'

/** The tables whose rows can be copied, shelved and given away by themselves, in the order in which they can be placed. */
export const thingNouns = [
  'picture',
  'character',
  'npc',
  'place',
  'front',
  'mission',
  'encounter',
  'track',
  'oracle_table',
  'custom_move',
  'note',
] as const
export type ThingNoun = (typeof thingNouns)[number]

/** All that a document holds: things, how their days are counted, and what falls due on them. */
export const nouns = [...thingNouns, 'calendar', 'appointment'] as const
export type Noun = (typeof nouns)[number]

/** A row of the file, and what a document says of it. */
export type Row = Record<string, Binding>
export type Entry = Record<string, unknown>

/** Something in a document that names something else by its id. */
interface Reference {
  /** The table where what it names has its row. */
  table: string
  /** Whether a document takes it along. */
  goesAlong: boolean
}

/** A field of a document, and the column it lies in. */
export interface Field {
  schema: z.ZodType
  /** The column; left out, it is named as the field is. */
  column?: string
  /** How it lies there; left out, as it is. */
  as?: 'flag' | 'json'
  /** Whether it is what became of a thing in play, which a copy begins without. */
  isPlayed?: boolean
  /** The field that says what a copy begins with instead; left out, it begins blank. */
  beginsAs?: string
  names?: Reference
}

/** Where a thing or a part of it names something else by its id. */
export interface Named {
  entry: Entry
  field: string
  /** The table where what it names has its row. */
  table: string
}

/** A part of a thing that lies otherwise than in rows of fields. */
export interface OwnPart {
  schema: z.ZodType
  /** What the document says of those of these ids that have it. */
  read(read: Read, ids: readonly string[]): Map<string, unknown>
  write(placing: Placing, id: string, value: unknown): void
  /** Where something else is named in what may be said of it; left out where nothing is. */
  names?(value: unknown): Named[]
  /** What is said of it without what became of it in play; left out where nothing does. */
  withoutPlay?(value: unknown): unknown
}

/** How the rows of a table stand in a document. */
export interface Shape {
  table: string
  /** The column that names what a part belongs to. */
  owner?: string
  /** Whether rows have ids of their own. */
  hasIds?: boolean
  isOrdered?: boolean
  /** Whether every campaign has it, and no second one: under the id `onlyId`. */
  isOnly?: boolean
  /** The fields by which two are the same one, where what they are called does not say it. */
  knownBy?: readonly string[]
  /** Whether all of it is what became of a thing in play. */
  isPlayed?: boolean
  /** Which rows may be in a document at all. */
  where?: string
  fields: Record<string, Field>
  parts?: Record<string, Shape>
  ownParts?: Record<string, OwnPart>
  /** What has to hold between its fields. */
  holds?(entry: Entry): boolean
  /** A list of this field's values stands for the rows. */
  only?: string
  /** Columns that follow from the rest; null where the row cannot be placed here. */
  derive?(placing: Placing, entry: Entry, owner: Entry): Row | null
  /** Columns that a row has from its first day on. */
  begin?(placing: Placing, entry: Entry): Row
}

/** The id of what there is one of in every campaign. */
export const onlyId = '1'

/** A document on its way into a campaign. */
export interface Placing {
  write: Write
  /** The id that something named in the document has here; undefined where it is not here. */
  idOf(table: string, id: string): string | undefined
  /** Done once everything has its place. */
  later(work: () => void): void
}

/** The column of a field: `doneHow` lies in `done_how`. */
export function columnOf(name: string, { column }: Field): string {
  return column ?? name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** Words that may be missing. */
export const text = (most: number, more: Partial<Field> = {}): Field => ({
  schema: maybeLine(most).default(''),
  ...more,
})

export const flag = (byDefault: boolean, more: Partial<Field> = {}): Field => ({
  schema: z.boolean().default(byDefault),
  as: 'flag',
  ...more,
})

/** Names a thing that has to be there. */
export const mustName = (table: string, goesAlong: boolean, column = `${table}_id`): Field => ({
  schema: idSchema,
  column,
  names: { table, goesAlong },
})

/** Names a thing that may be missing. */
export const mayName = (table: string, goesAlong: boolean, column = `${table}_id`): Field => ({
  schema: idSchema.nullable().default(null),
  column,
  names: { table, goesAlong },
})

/** As many rows as belong to one thing at the most. */
const mostParts = 500

const schemas = new WeakMap<Shape, z.ZodType>()

/** The schema of what a document says of one row; made once, when it is first asked for. */
export function schemaOf(shape: Shape): z.ZodType {
  const known = schemas.get(shape) ?? makeSchema(shape)
  schemas.set(shape, known)
  return known
}

function makeSchema(shape: Shape): z.ZodType {
  const { hasIds, only, fields, parts = {}, ownParts = {}, holds } = shape
  const own = only === undefined ? undefined : fields[only]
  if (own) return own.schema
  const lists = Object.entries(parts).map(([name, part]) => [
    name,
    z.array(schemaOf(part)).max(mostParts).default([]),
  ])
  const whole = z.strictObject({
    ...(hasIds ? { id: idSchema.optional() } : {}),
    ...Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema])),
    ...Object.fromEntries(Object.entries(ownParts).map(([name, { schema }]) => [name, schema])),
    ...Object.fromEntries(lists),
  })
  return holds ? whole.refine(holds) : whole
}

/** The field that things or parts are called by: those of two things that are called alike are the same one. */
export function calledBy({ fields }: Shape): string | undefined {
  return ['name', 'title', 'text', 'question', 'label', 'relation'].find((each) =>
    Object.hasOwn(fields, each),
  )
}

/** What a thing or a part of one is called; undefined where it has no name. */
export function calledOf(shape: Shape, entry: Entry): string | undefined {
  const name = entry[calledBy(shape) ?? '']
  return typeof name === 'string' ? name : undefined
}

/** What the document says of a row that `only` one field stands for, as an entry of its own. */
export function entryOf({ only }: Shape, given: unknown): Entry {
  return only === undefined ? (given as Entry) : { [only]: given }
}

/** The parts of an entry, each as an entry. */
export function partsOf(shape: Shape, entry: Entry): { part: Shape; entries: Entry[] }[] {
  return Object.entries(shape.parts ?? {}).map(([name, part]) => ({
    part,
    entries: ((entry[name] as unknown[] | undefined) ?? []).map((each) => entryOf(part, each)),
  }))
}

/** An entry without what became of it in play. */
export function withoutPlay(shape: Shape, entry: Entry): Entry {
  const kept = Object.entries(entry).flatMap(([name, value]): [string, unknown][] => {
    const part = shape.parts?.[name]
    const own = shape.ownParts?.[name]
    if (own?.withoutPlay) return [[name, own.withoutPlay(value)]]
    if (shape.fields[name]?.isPlayed || part?.isPlayed) return []
    if (!part || part.only !== undefined) return [[name, value]]
    return [[name, (value as Entry[]).map((each) => withoutPlay(part, each))]]
  })
  return Object.fromEntries(kept)
}
