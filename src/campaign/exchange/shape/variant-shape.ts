import { idSchema } from '../../../shared/bounded'
import { readVariants } from '../../variant/read'
import { keepVariant } from '../../variant/write'
import { thingNouns, type Noun, type OwnPart, type Shape, type ThingNoun } from './shape'

/** What a thing is a variant of, where that comes along or is here. */
const variantPart = (noun: ThingNoun): OwnPart => ({
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

/** The shapes of all nouns; a thing says what it is a variant of. */
export function withVariants(shapes: Record<Noun, Shape>): Record<Noun, Shape> {
  const things = thingNouns.map((noun): [Noun, Shape] => {
    const { [noun]: shape } = shapes
    return [noun, { ...shape, ownParts: { ...shape.ownParts, variantOf: variantPart(noun) } }]
  })
  return { ...shapes, ...Object.fromEntries(things) }
}
