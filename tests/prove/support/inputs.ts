import fc from 'fast-check'
import type { z } from 'zod'
import type { CampaignIds } from './campaign-ids'

/** Longest list and text that is made; the bounds of the schema are kept where they are narrower. */
const enough = 4

/** A text that looks like a key of the catalogues, whose words nothing else says. */
export const looksLikeKey = '@program.gaveUp'

const text = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom('The bell', 'Ysolt', 'Ünïcode', `it's 5% "off"`, '6-') },
  { weight: 2, arbitrary: fc.string({ maxLength: 12 }) },
  { weight: 2, arbitrary: fc.constant(looksLikeKey) },
  fc.constantFrom('[[Maro]]', '{name}', '‮reversed', '𝕊-🗡️', '  x  '),
)

interface Bounds {
  minimum?: number
  maximum?: number
  isInteger?: boolean
}

/** The bounds that a schema's checks set, of a length or of a number. */
function boundsOf(schema: z.core.$ZodType): Bounds {
  const bounds: Bounds = {}
  for (const check of schema._zod.def.checks ?? []) {
    const { def } = (check as z.core.$ZodChecks)._zod
    if (def.check === 'min_length') bounds.minimum = def.minimum
    if (def.check === 'max_length') bounds.maximum = def.maximum
    if (def.check === 'greater_than') bounds.minimum = Number(def.value)
    if (def.check === 'less_than') bounds.maximum = Number(def.value)
    if (def.check === 'number_format') bounds.isInteger = def.format === 'safeint'
  }
  return bounds
}

/** A text within the schema's bounds, once it is trimmed as the schema would have it. */
function textWithin({ minimum = 0, maximum = 300 }: Bounds): fc.Arbitrary<string> {
  return fc
    .oneof({ weight: 6, arbitrary: text }, fc.constant(''), fc.constant('x'.repeat(maximum)))
    .map((said) => said.trim().slice(0, maximum).padEnd(minimum, 'x'))
}

/** An id that is there, and now and then one that is not. */
function idAt(key: string, ids: CampaignIds): fc.Arbitrary<string> {
  return fc.tuple(fc.nat(), fc.nat(40)).map(([at, luck]) => {
    const known = ids.at(key)
    return luck === 0 ? 'gone' : (known[at % Math.max(1, known.length)] ?? 'gone')
  })
}

function stringOf(schema: z.core.$ZodType, key: string, ids: CampaignIds): fc.Arbitrary<string> {
  const bounds = boundsOf(schema)
  const words = ids.words(key)
  if (words) return fc.constantFrom(...words)
  return bounds.maximum === 64 ? idAt(key, ids) : textWithin(bounds)
}

function numberOf(schema: z.core.$ZodType): fc.Arbitrary<number> {
  const { minimum = -1_000_000, maximum = 1_000_000, isInteger = false } = boundsOf(schema)
  const [min, max] = [Math.max(minimum, -1e12), Math.min(maximum, 1e12)]
  const near = Math.min(max, min + 12)
  const whole = fc.oneof(
    fc.integer({ min: Math.ceil(min), max: Math.floor(near) }),
    fc.integer({ min: Math.ceil(min), max: Math.floor(max) }),
  )
  return isInteger ? whole : fc.oneof(whole, fc.double({ min, max, noNaN: true }))
}

type Shape = Readonly<Record<string, z.core.$ZodType>>

function objectOf(shape: Shape, ids: CampaignIds, depth: number): fc.Arbitrary<unknown> {
  const { type, id, ...others } = shape
  const isRef = type?._zod.def.type === 'enum' && id !== undefined && !Object.keys(others).length
  if (type && isRef) {
    return fromSchema(type, 'type', ids, depth).chain((named) =>
      idAt(String(named), ids).map((known) => ({ type: named, id: known })),
    )
  }
  const optional = Object.keys(shape).filter((key) => shape[key]?._zod.optin !== undefined)
  const fields = Object.entries(shape).map(([key, each]): [string, fc.Arbitrary<unknown>] => [
    key,
    fromSchema(optional.includes(key) ? inner(each) : each, key, ids, depth),
  ])
  const requiredKeys = Object.keys(shape).filter((key) => !optional.includes(key))
  return fc.record(Object.fromEntries(fields), { requiredKeys })
}

/** What stands behind an optional or a default. */
function inner(schema: z.core.$ZodType): z.core.$ZodType {
  const { def } = (schema as z.core.$ZodTypes)._zod
  return def.type === 'optional' || def.type === 'default' || def.type === 'prefault'
    ? inner(def.innerType)
    : schema
}

/** Where a value is drawn: the key it lies at, the ids there are, how deep it lies. */
interface Place {
  key: string
  ids: CampaignIds
  depth: number
}

type Made = fc.Arbitrary<unknown> | undefined

/** Values without parts. */
function leafOf(schema: z.core.$ZodType, { key, ids }: Place): Made {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'string':
      return stringOf(schema, key, ids)
    case 'number':
      return numberOf(schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'literal':
      return fc.constantFrom(...def.values)
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries))
    case 'unknown':
    case 'any':
      return fc.oneof(fc.nat(20), text, fc.constant(null), fc.constant([]), fc.constant({}))
    default:
      return undefined
  }
}

/** Values with parts. */
function branchOf(schema: z.core.$ZodType, place: Place): Made {
  const { key, ids, depth } = place
  const { def } = (schema as z.core.$ZodTypes)._zod
  const within = (each: z.core.$ZodType) => fromSchema(each, key, ids, depth + 1)
  switch (def.type) {
    case 'object':
      return objectOf(def.shape, ids, depth)
    case 'array': {
      const { minimum = 0, maximum = enough } = boundsOf(schema)
      const maxLength = Math.max(minimum, Math.min(maximum, depth > 4 ? 0 : enough))
      return fc.array(within(def.element), { minLength: minimum, maxLength })
    }
    case 'tuple':
      return fc.tuple(...def.items.map((each) => within(each)))
    case 'record':
      return fc.dictionary(fc.constantFrom('harm', 'hp', 'xp', 'name'), within(def.valueType), {
        maxKeys: depth > 4 ? 0 : 2,
      })
    case 'union': {
      const [first, ...others] = def.options.map((each) => within(each))
      return first && depth < 6 ? fc.oneof(first, ...others) : first
    }
    default:
      return undefined
  }
}

/** Values of a schema that stands around another. */
function wrappedOf(schema: z.core.$ZodType, { key, ids, depth }: Place): Made {
  const { def } = (schema as z.core.$ZodTypes)._zod
  const within = (each: z.core.$ZodType) => fromSchema(each, key, ids, depth + 1)
  switch (def.type) {
    case 'optional':
      return fc.option(within(def.innerType), { nil: undefined })
    case 'nullable':
      return fc.option(within(def.innerType), { nil: null, freq: 3 })
    case 'default':
    case 'prefault':
    case 'readonly':
      return within(def.innerType)
    case 'pipe':
      // What is read before it is looked at is given as it is wanted in the end.
      return within(def.in._zod.def.type === 'transform' ? def.out : def.in)
    case 'lazy':
      return depth > 3 ? fc.constantFrom('x', 1, true, null) : within(def.getter())
    default:
      return undefined
  }
}

/**
 * Values that a schema takes, made from its own definition: texts and numbers within their bounds,
 * small lists, ids that the campaign holds when a value is drawn. Checks of a schema's own may
 * still refuse one. Throws for a kind of schema that no command has had so far.
 */
export function fromSchema(
  schema: z.core.$ZodType,
  key: string,
  ids: CampaignIds,
  depth = 0,
): fc.Arbitrary<unknown> {
  const place = { key, ids, depth }
  const made = leafOf(schema, place) ?? branchOf(schema, place) ?? wrappedOf(schema, place)
  if (!made) throw new Error(`no values are made for a ${schema._zod.def.type} at ${key}`)
  return made
}
