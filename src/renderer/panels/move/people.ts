import type { OutputOf } from '../../../campaign/api'
import type { HolderRef } from '../../stores/move-desk'

type Being = Pick<OutputOf<'npc.list'>[number], 'id' | 'name' | 'sheets'>

/** Someone who can take part in a move, with the sheet of the move's system. */
export interface MovePerson extends HolderRef {
  /** Tells characters and NPCs apart on the stage of the rules. */
  key: string
  name: string
  sheet: object
}

/** What the stage of the rules calls someone. */
export function keyOf({ type, id }: HolderRef): string {
  return `${type}:${id}`
}

/** Everybody with a sheet of this system, the players' characters first. */
export function peopleOf(
  system: string,
  characters: readonly Being[],
  npcs: readonly Being[],
): MovePerson[] {
  const those = (type: HolderRef['type'], beings: readonly Being[]) =>
    beings.flatMap(({ id, name, sheets }): MovePerson[] => {
      const sheet = sheets[system]
      return sheet ? [{ type, id, key: keyOf({ type, id }), name, sheet }] : []
    })
  return [...those('character', characters), ...those('npc', npcs)]
}

/** Someone as commands point at one; undefined for nobody. */
export function refTo(people: readonly MovePerson[], key: string | null): HolderRef | undefined {
  const found = people.find((each) => each.key === key)
  return found && { type: found.type, id: found.id }
}
