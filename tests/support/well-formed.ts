import { z } from 'zod'

/** A shape as JSON Schema has it, as far as our inputs need it. */
interface Shape {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Shape[]
  oneOf?: Shape[]
  allOf?: Shape[]
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
  pattern?: string
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

  function make(shape: Shape, name: string, depth: number): unknown {
    if (shape.$ref !== undefined) {
      const found = root.$defs?.[shape.$ref.replace('#/$defs/', '')]
      return depth > 12 ? null : make(found ?? root, name, depth + 1)
    }
    if (shape.const !== undefined) return shape.const
    if (shape.enum) return pick(shape.enum)
    const one = pick(shape.anyOf ?? shape.oneOf ?? [])
    if (one) return make(one, name, depth + 1)
    if (shape.allOf) return Object.assign({}, ...shape.allOf.map((each) => make(each, name, depth)))
    switch (shape.type) {
      case 'string':
        return (texts(name, random) ?? 'nobody').padEnd(shape.minLength ?? 0, 'x')
      case 'integer':
      case 'number': {
        const least = shape.minimum ?? (shape.exclusiveMinimum ?? -1) + 1
        const low = Math.max(least, -5)
        const high = Math.min(shape.maximum ?? 6, low + 12)
        return low + Math.floor(random() * (high - low + 1))
      }
      case 'boolean':
        return random() < 0.5
      case 'null':
        return null
      case 'array': {
        if (shape.prefixItems) return shape.prefixItems.map((each) => make(each, name, depth + 1))
        const { items } = shape
        const count = Math.max(shape.minItems ?? 0, Math.floor(random() * 3))
        return typeof items === 'object'
          ? Array.from({ length: count }, () => make(items, name, depth + 1))
          : []
      }
      case 'object': {
        const { properties = {}, required = [] } = shape
        const given = Object.entries(properties).filter(
          ([key]) => required.includes(key) || random() < 0.5,
        )
        return Object.fromEntries(given.map(([key, each]) => [key, make(each, key, depth + 1)]))
      }
      default:
        return {}
    }
  }
  return make(root, '', 0)
}
