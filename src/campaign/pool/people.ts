import { inPlay } from '../cast/in-play'
import { combatantsOf } from '../effect/counting'
import type { Read } from '../file/handles'
import type { MemberType } from '../sheet/sheets'

/** Somebody whose pools may be meant. */
export interface PoolOwner {
  type: MemberType
  id: string
  name: string
  /** As whom they stand in running fights. */
  combatantIds: string[]
}

/**
 * Whose pools may be meant: the characters in play, the NPCs of running fights, and the NPC asked for.
 */
export function readOwners(read: Read, npcId: string | null): PoolOwner[] {
  const characters = read.all<{ id: string; name: string }>(
    `SELECT id, name FROM ${inPlay.character} ORDER BY position`,
  )
  const npcs = read.all<{ id: string; name: string }>(
    `SELECT id, name FROM npc WHERE id = @npcId OR id IN
       (SELECT npc_id FROM combatant JOIN encounter ON encounter.id = combatant.encounter_id
        WHERE encounter.status = 'running')
     ORDER BY name`,
    { npcId },
  )
  const owner = (type: MemberType, { id, name }: { id: string; name: string }): PoolOwner => ({
    type,
    id,
    name,
    combatantIds: combatantsOf(read, { type, id, name }).map((each) => each.id),
  })
  return [
    ...characters.map((each) => owner('character', each)),
    ...npcs.map((each) => owner('npc', each)),
  ]
}
