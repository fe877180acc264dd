import { refuse } from '../../shared/reply'
import type { Read } from '../file/handles'
import { nameColumns } from '../free-name'
import { readVariants } from '../variant/read'
import { readThings, type ThingRef } from './collect'
import type { Given } from './given'
import { keyOf, nameOf } from './place'
import type { Entry, Shape, ThingNoun } from './shape/shape'
import { shapes } from './shape/shapes'

/** A thing whose parts have no ids: it is given to several, and each has its own of them. */
function withoutPartIds(shape: Shape, entry: Entry): Entry {
  const parts = Object.entries(shape.parts ?? {}).flatMap(([name, part]): [string, Entry[]][] => {
    if (!part.hasIds) return []
    const own = (entry[name] ?? []) as Entry[]
    return [[name, own.map((each) => ({ ...withoutPartIds(part, each), id: undefined }))]]
  })
  return { ...entry, ...Object.fromEntries(parts) }
}

/**
 * A thing beside what it is a variant of and its own variants: as each would be with what the other
 * says. Every one keeps its name.
 */
export function kinOf(read: Read, { noun, id }: ThingRef & { noun: ThingNoun }): Given {
  const all = readVariants(read, [noun])
  const originals = all.flatMap((each) => (each.id === id ? [each.of.id] : []))
  const variants = all.flatMap((each) => (each.of.id === id ? [each.id] : []))
  const others = [...new Set([...originals, ...variants])]
  const found = readThings(read, noun, [id, ...others])
  const byId = new Map(found.map((entry) => [String(entry.id), entry]))
  const pairs = [...originals.map((from) => [id, from]), ...others.map((to) => [to, id])]
  const compared = pairs.flatMap(([to = '', from = '']) => {
    const [here, other] = [byId.get(to), byId.get(from)]
    if (!here || !other) return []
    const own = { id: to, [nameColumns[noun]]: nameOf(here), variantOf: null }
    const entry = { ...withoutPartIds(shapes[noun], other), ...own }
    return [{ entry, from: nameOf(other) }]
  })
  if (compared.length === 0) refuse('refusal.noVariants')
  return {
    title: nameOf(byId.get(id) ?? {}),
    things: { [noun]: compared.map(({ entry }) => entry) },
    isPlayed: false,
    kin: new Map(compared.map(({ entry, from }) => [keyOf(noun, entry.id), from])),
    leftOver: [],
  }
}
