import { z } from 'zod'

/** What may stand at one place of a chart, read from its schema. */
export type Shape =
  | { type: 'number'; least: number; most: number; isWhole: boolean }
  | { type: 'text'; least: number; most: number }
  /** One of a few; `isFigure` where they are numbers. */
  | { type: 'choice'; values: readonly string[]; isFigure?: boolean }
  | { type: 'yesNo' }
  /** Something that may be left empty: `none` stands for it then. */
  | { type: 'maybe'; of: Shape; none: null | undefined }
  | { type: 'list'; of: Shape; least: number; most: number }
  | { type: 'row'; of: readonly Shape[] }
  /** Things by their names; `countsFrom` where those are numbers: what the one named `1` is counted as. */
  | { type: 'named'; of: Shape; countsFrom?: number }
  | { type: 'object'; fields: readonly Field[] }
  /** Whatever no other shape tells: written as JSON. */
  | { type: 'other' }

/** A field of an object by its name. */
export interface Field {
  name: string
  shape: Shape
  /** What it holds where nothing is said. */
  usual?: unknown
}

type Json = z.core.JSONSchema.BaseSchema

const isSchema = (value: unknown): value is Json => typeof value === 'object' && value !== null

const schemas = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isSchema) : [])

function numberOf({ minimum, maximum, type }: Json): Shape {
  const [least, most] = [minimum ?? -Infinity, maximum ?? Infinity]
  return { type: 'number', least, most, isWhole: type === 'integer' }
}

function listOf({ items, prefixItems, minItems = 0, maxItems = Infinity }: Json): Shape {
  if (prefixItems) return { type: 'row', of: schemas(prefixItems).map(read) }
  const of = isSchema(items) && !Array.isArray(items) ? read(items) : ({ type: 'other' } as const)
  return { type: 'list', of, least: minItems, most: maxItems }
}

/** What is said of a schema beside itself, by `meta`: things that are counted say what their first is counted as. */
const countOf = (from: unknown) => (typeof from === 'number' ? { countsFrom: from } : {})

function namedOf({ additionalProperties: rest, countsFrom }: Json): Shape {
  return isSchema(rest)
    ? { type: 'named', of: read(rest), ...countOf(countsFrom) }
    : { type: 'other' }
}

function objectOf(schema: Json): Shape {
  const { properties, required = [] } = schema
  if (!properties) return namedOf(schema)
  const fields = Object.entries(properties).map(([name, own]): Field => {
    const shape = isSchema(own) ? read(own) : ({ type: 'other' } as const)
    if (!required.includes(name))
      return { name, shape: { type: 'maybe', of: shape, none: undefined } }
    return isSchema(own) && 'default' in own ? { name, shape, usual: own.default } : { name, shape }
  })
  return { type: 'object', fields }
}

function textOf({ minLength: least = 0, maxLength: most = Infinity }: Json): Shape {
  return { type: 'text', least, most }
}

const readers: Record<string, (schema: Json) => Shape> = {
  integer: numberOf,
  number: numberOf,
  string: textOf,
  boolean: () => ({ type: 'yesNo' }),
  array: listOf,
  object: objectOf,
}

/** A union of figures that stand: any one of them may be chosen. */
function figuresOf(anyOf: readonly Json[]): Shape | null {
  const figures = anyOf.map((each) => each.const).filter((each) => typeof each === 'number')
  if (figures.length === 0 || figures.length < anyOf.length) return null
  return { type: 'choice', values: figures.map(String), isFigure: true }
}

function read(schema: Json): Shape {
  const { type, anyOf } = schema
  const figures = figuresOf(schemas(anyOf))
  if (figures) return figures
  const [of, none] = schemas(anyOf)
  if (of && none?.type === 'null') return { type: 'maybe', of: read(of), none: null }
  const values = schema.enum?.filter((each) => typeof each === 'string')
  if (values && values.length > 0) return { type: 'choice', values }
  const reader = typeof type === 'string' ? readers[type] : undefined
  return reader ? reader(schema) : { type: 'other' }
}

/** What may stand in a chart, as its schema says; what only a check of its own knows is left out. */
export function shapeOf(schema: z.ZodType): Shape {
  return read(z.toJSONSchema(schema, { unrepresentable: 'any' }))
}

/** Letters from which a text is a paragraph rather than a few words. */
const paragraph = 200

/** Whether whole sentences are written there. */
export function isLong(shape: Shape): boolean {
  if (shape.type === 'maybe') return isLong(shape.of)
  return shape.type === 'text' && Number.isFinite(shape.most) && shape.most >= paragraph
}

/** Whether it is one figure or word, and fits a cell as it is. */
export function isPlain(shape: Shape): boolean {
  if (shape.type === 'maybe') return isPlain(shape.of)
  return ['number', 'text', 'choice', 'yesNo'].includes(shape.type)
}

/** What a list that is written piece by piece holds; undefined for what is no such list. */
export function piecesOf(shape: Shape): Shape | undefined {
  if (shape.type === 'maybe') return piecesOf(shape.of)
  return shape.type === 'list' && isPlain(shape.of) ? shape.of : undefined
}

/** Whether it is a figure, a choice, or a yes or no, and needs little room. */
export function isShort(shape: Shape): boolean {
  if (shape.type === 'maybe') return isShort(shape.of)
  return ['number', 'choice', 'yesNo'].includes(shape.type)
}

/** Whether it has parts of its own, and is no list written piece by piece. */
export function isDeep(shape: Shape): boolean {
  return !isPlain(shape) && piecesOf(shape) === undefined
}

/** The parts of something deep by their names, where it has such: fields, or places of a row. */
export function partsOf(shape: Shape): readonly Field[] | undefined {
  if (shape.type === 'maybe') return partsOf(shape.of)
  if (shape.type === 'row') return shape.of.map((own, at) => ({ name: String(at), shape: own }))
  return shape.type === 'object' ? shape.fields : undefined
}
