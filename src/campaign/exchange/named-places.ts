import type { Read } from '../file/handles'
import type { Given } from './given'
import { findHere } from './preview'
import type { Entry } from './shape/shape'

/**
 * Has what leads to a place that was only named lead to the place of the campaign that is called so, and
 * leaves the named one out; without such a place, or with several, it comes as a new one.
 */
export function meanPlacesHere(read: Read, given: Given): Given {
  const { things, namedPlaces } = given
  if (!namedPlaces) return given
  const hereOf = findHere(read, 'place')
  const here = new Map(
    (things.place ?? []).flatMap((place): [unknown, string][] => {
      const found = namedPlaces.has(String(place.id)) ? hereOf(place) : undefined
      return found === undefined ? [] : [[place.id, found]]
    }),
  )
  const tied = (entry: Entry): Entry => ({
    ...entry,
    ties: ((entry.ties ?? []) as Entry[]).map((tie) => ({
      ...tie,
      place: here.get(tie.place) ?? tie.place,
    })),
  })
  return {
    ...given,
    things: {
      ...things,
      npc: (things.npc ?? []).map(tied),
      character: (things.character ?? []).map(tied),
      place: (things.place ?? []).filter(({ id }) => !here.has(id)),
    },
  }
}
