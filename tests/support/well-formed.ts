import { z } from 'zod'

/** A shape as JSON Schema has it, as far as our inputs need it. */
interface Shape {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Shape[]
  oneOf?: Shape[]
  properties?: Record<string, Shape>
  required?: string[]
  items?: Shape | boolean
  prefixItems?: Shape[]
  additionalProperties?: Shape | boolean
  minItems?: number
  minLength?: number
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  $ref?: string
  $defs?: Record<string, Shape>
}

/** Numbers from 0 to below 1; the same seed, the same numbers. */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

/** What a text of this name holds; undefined for any. */
export type Texts = (name: string, random: () => number) => string | undefined

/** Makes inputs that a schema accepts, or nearly all of which it does. */
export function wellFormed(schema: z.ZodType, random: () => number, texts: Texts): unknown {
  const root = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as Shape
  const pick = <Item>(items: readonly Item[]): Item | undefined =>
    items[Math.floor(random() * items.length)]

  function numberOf({ minimum, exclusiveMinimum, maximum }: Shape): number {
    const low = Math.max(minimum ?? (exclusiveMinimum ?? -1) + 1, -5)
    const high = Math.min(maximum ?? 6, low + 12)
    return low + Math.floor(random() * (high - low + 1))
  }

  function listOf({ prefixItems, items, minItems = 0 }: Shape, name: string, depth: number) {
    if (prefixItems) return prefixItems.map((each) => make(each, name, depth))
    if (typeof items !== 'object') return []
    const count = Math.max(minItems, Math.floor(random() * 3))
    return Array.from({ length: count }, () => make(items, name, depth))
  }

  function objectOf({ properties = {}, required = [] }: Shape, depth: number) {
    const given = Object.entries(properties).filter(
      ([key]) => required.includes(key) || random() < 0.5,
    )
    return Object.fromEntries(given.map(([key, each]) => [key, make(each, key, depth)]))
  }

  const textOf = ({ minLength = 0 }: Shape, name: string) =>
    (texts(name, random) ?? 'nobody').padEnd(minLength, 'x')

  const plain: Record<string, (shape: Shape, name: string, depth: number) => unknown> = {
    string: textOf,
    integer: numberOf,
    number: numberOf,
    boolean: () => random() < 0.5,
    null: () => null,
    array: listOf,
    object: (shape, _name, depth) => objectOf(shape, depth),
  }

  function make(shape: Shape, name: string, depth: number): unknown {
    if (depth > 14) return null
    if (shape.$ref !== undefined) {
      return make(root.$defs?.[shape.$ref.replace('#/$defs/', '')] ?? root, name, depth + 1)
    }
    if (shape.const !== undefined) return shape.const
    if (shape.enum) return pick(shape.enum)
    const one = pick(shape.anyOf ?? shape.oneOf ?? [])
    if (one) return make(one, name, depth + 1)
    const makes = plain[shape.type ?? '']
    return makes ? makes(shape, name, depth + 1) : {}
  }
  return make(root, '', 0)
}
