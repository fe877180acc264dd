import { z } from 'zod'
import type { Write } from '../file/handles'
import { createMember, memberFields } from '../sheet/members'
import type { EncounterRecord } from './prepared'

/** Somebody made up while a fight is prepared, as a ready-made creature of its game or blank. */
export const newNpc = z.strictObject({
  name: memberFields.name,
  archetype: z.string().max(60).nullable().default(null),
})

/** Takes them into the cast, with a sheet for the fight. Answers the NPC's id. */
export function makeUp(
  write: Write,
  { system }: EncounterRecord,
  { name, archetype }: z.infer<typeof newNpc>,
): string {
  const archetypes = archetype === null ? {} : { [system]: archetype }
  return createMember(write, 'npc', { name }, { [system]: {} }, archetypes)
}
