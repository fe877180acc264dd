import { z } from 'zod'
import type { Write } from '../file/handles'
import { beginSheet, createMember, memberFields } from '../sheet/members'
import type { EncounterRecord } from './prepared'
import { idSchema, textUpTo } from '../../shared/bounded'

/**
 * Somebody made up while a fight is prepared, as a ready-made creature of its game or blank. `npcId`: one
 * of the cast who has no sheet of that game yet.
 */
export const newNpc = z.strictObject({
  name: memberFields.name,
  archetype: textUpTo(60).nullable().default(null),
  npcId: idSchema.optional(),
})

/** Takes them into the cast, with a sheet for the fight. Answers the NPC's id. */
export function makeUp(
  write: Write,
  { system }: EncounterRecord,
  { name, archetype, npcId }: z.infer<typeof newNpc>,
): string {
  if (npcId !== undefined) {
    beginSheet(write, { type: 'npc', id: npcId }, system)
    return npcId
  }
  const archetypes = archetype === null ? {} : { [system]: archetype }
  return createMember(write, 'npc', { name }, { [system]: {} }, { archetypes })
}
