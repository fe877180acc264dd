import { leavePile } from './membership'
import { membersOf } from './pile'
import { type Pile } from '../fight-model/scrum'

/** Some of either side who stay together. */
export interface Group {
  a: string[]
  b: string[]
}

/**
 * The piles that groups of a pile make (CI-172); the first keeps its id, the others are named by
 * `nameOf`, which gets their place from 1. A group without one of its sides is no pile: whoever is
 * in it is left out, and so is anyone in no group.
 */
export function dividePile(
  pile: Pile,
  groups: readonly Group[],
  nameOf: (place: number) => string,
): Pile[] {
  return groups.flatMap(({ a, b }, place) => {
    const stay = [...a, ...b]
    const others = membersOf(pile).flatMap(({ id }) => (stay.includes(id) ? [] : [id]))
    const part = leavePile(pile, others)
    return part ? { ...part, id: place === 0 ? pile.id : nameOf(place) } : []
  })
}
