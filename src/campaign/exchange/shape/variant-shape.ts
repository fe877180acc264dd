import { readVariants } from '../../variant/read'
import { keepVariant } from '../../variant/write'
import { idSchema, nouns, type Noun, type OwnPart, type Shape } from './shape'

/** What a thing is a variant of, where that comes along or is here. */
const variantPart = (noun: Noun): OwnPart => ({
  schema: idSchema.nullable().default(null),
  read: (read, ids) => {
    const asked = new Set(ids)
    const own = readVariants(read, [noun]).filter(({ id }) => asked.has(id))
    return new Map(own.map(({ id, of }) => [id, of.id]))
  },
  write: ({ write, idOf }, id, value) => {
    const here = typeof value === 'string' ? idOf(noun, value) : undefined
    if (here !== undefined && here !== id) keepVariant(write, noun, id, here)
  },
})

/** The shapes of all nouns, each with what a thing of it is a variant of. */
export function withVariants(shapes: Record<Noun, Shape>): Record<Noun, Shape> {
  const all = nouns.map((noun): [Noun, Shape] => {
    const { [noun]: shape } = shapes
    return [noun, { ...shape, ownParts: { ...shape.ownParts, variantOf: variantPart(noun) } }]
  })
  return Object.fromEntries(all) as Record<Noun, Shape>
}
