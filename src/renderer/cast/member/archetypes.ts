import { ruleSystem } from '../../../rules'
import type { Phrase } from '../../../shared/phrase'
import type { CastMember } from '../cast-member'

/** What somebody of this type may begin as in a system; undefined where there is nothing. */
export function archetypesOf(type: CastMember['type'], systemId: string) {
  const own = ruleSystem(systemId)?.archetypes
  return own?.for?.includes(type) === false ? undefined : own
}

/** The archetypes that were chosen of these systems, by system; whoever begins blank is left out. */
export function begunAs(
  type: CastMember['type'],
  systemIds: readonly string[],
  chosen: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    systemIds.flatMap((id) => {
      const archetype = archetypesOf(type, id) && chosen[id]
      return archetype ? [[id, archetype]] : []
    }),
  )
}

/** What the first archetype of an NPC that was chosen is called; a character's is no name of theirs. */
export function calledAs(
  type: CastMember['type'],
  systemIds: readonly string[],
  chosen: Readonly<Record<string, string>>,
): Phrase | undefined {
  if (type !== 'npc') return undefined
  const begun = begunAs(type, systemIds, chosen)
  return systemIds.flatMap((id) => {
    const own = archetypesOf(type, id)?.list.find((each) => each.id === begun[id])
    return own ? [own.title] : []
  })[0]
}
