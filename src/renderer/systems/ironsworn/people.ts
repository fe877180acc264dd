import type { OutputOf } from '../../../campaign/api'
import { hasLeft } from '../../../rules/ironsworn/figures/bearing'
import { characterSchema, type Character } from '../../../rules/ironsworn/sheet'

/** The system whose panels these are. */
export const system = 'ironsworn'

/** Somebody, or an NPC, with sheets of several systems. */
export type CastMember = Pick<OutputOf<'npc.byId'>[number], 'id' | 'name' | 'sheets'> & {
  /** Whether they miss the session that is going on; of players' characters alone. */
  isAbsent?: boolean
}

/** A character with a sheet of this system. */
export interface Person {
  id: string
  name: string
  character: Character
  /** Whether they miss the session that is going on: offered last, and never chosen beforehand. */
  isAbsent: boolean
}

/** Those of them who are of the company still: the story of the others is over. */
export function companyOf(people: readonly Person[]): Person[] {
  return people.filter(({ character }) => !hasLeft(character))
}

/** The characters with a sheet of this system, in their order. */
export function peopleOf(characters: readonly CastMember[]): Person[] {
  return characters.flatMap(({ id, name, sheets, isAbsent = false }): Person[] => {
    const sheet = sheets[system]
    return sheet ? [{ id, name, character: characterSchema.parse(sheet), isAbsent }] : []
  })
}
