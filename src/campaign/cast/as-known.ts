import type { Fact } from '../../shared/fact'
import type { Read } from '../file/handles'
import { noAliases, readAliases } from '../npc/aliases'
import { words } from '../words'

/** Somebody whom players have not seen. */
export interface Hidden {
  /** As facts name them: of a fight its combatant, else the NPC. */
  id: string
  npcId: string | null
  name: string
  alias: string | null
}

/** What players call whom they have not seen: by their alias, or somebody. By id. */
export function namesOfHidden(
  read: Read,
  hidden: readonly Hidden[],
  nobody = words.t('report.unseen'),
): Map<string, string> {
  const aliases = hidden.some(({ alias }) => alias) ? readAliases(read) : noAliases
  return new Map(
    hidden.map(({ id, npcId, name, alias }) => [id, alias ? aliases.labelOf(npcId, name) : nobody]),
  )
}

/** Names that are a whole text of a fact, put in place of what stood there. */
function renamed(data: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof data === 'string') return names.get(data) ?? data
  if (Array.isArray(data)) return data.map((each: unknown) => renamed(each, names))
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(
    Object.entries(data).map(([field, value]) => [field, renamed(value, names)]),
  )
}

/**
 * A fact with the names that players have for whom they have not seen; nothing of one that is about
 * nobody else. `names` are by what stands in the fact.
 */
export function asKnown(
  fact: Fact,
  hidden: { has: (id: string) => boolean },
  names: ReadonlyMap<string, string>,
): Fact | undefined {
  const { about } = fact
  if (about.length > 0 && about.every(({ id }) => hidden.has(id))) return undefined
  return names.size === 0 ? fact : (renamed(fact, names) as Fact)
}
