import { factSchema, type Ref } from '../../shared/fact'
import { readUnseen, type Unseen } from '../encounter/unseen'
import type { Read } from '../file/handles'
import { readStored } from '../file/stored'
import { readOnTable } from '../scene-board/unseen'
import { runningSession } from '../session/read'
import { readUncovered } from './aliases'

interface Happened {
  id: number
  encounter_id: string | null
  fact: string
}

/** What somebody does in a fight, or what is done to them there. */
const isDeed = /^(attack|blow|state|hitPoints|grapple|spell|death|fumble)\./

/** What is done to a foe that stands on a track. */
const isDoneToFoe = /^(track\.advanced|foe\.is\..+)$/

/** The tracks of foes by id, with how much players know of each. */
export const readFoes = (read: Read): ReadonlyMap<string, string> =>
  new Map(
    read
      .all<{ id: string; visibility: string }>(
        'SELECT id, visibility FROM track WHERE heads IS NOT NULL',
      )
      .map(({ id, visibility }) => [id, visibility]),
  )

/** What happened at a session, in order. */
const happenedAt = (read: Read, sessionId: string) =>
  read
    .all<Happened>(
      'SELECT id, encounter_id, fact FROM live_fact WHERE session_id = @sessionId ORDER BY id',
      { sessionId },
    )
    .map(({ fact, ...placed }) => ({ ...placed, fact: readStored(factSchema, fact) }))

const npcsOf = (about: readonly Ref[]) =>
  about.filter(({ type }) => type === 'npc').map((ref) => ref.id)

/**
 * NPCs by name whom players know by no other, each once. `labels` are those of them of whom only some stayed
 * unknown, by id: these are named instead.
 */
function refsTo(
  read: Read,
  ids: readonly string[],
  labels: ReadonlyMap<string, ReadonlySet<string>> = new Map(),
): Ref[] {
  const known = new Map(
    read
      .all<{ id: string; name: string }>(`SELECT id, name FROM npc WHERE alias = ''`)
      .map(({ id, name }) => [id, name]),
  )
  return [...new Set(ids)].flatMap((id) => {
    const name = known.get(id)
    if (name === undefined) return []
    return [{ type: 'npc' as const, id, name: [...(labels.get(id) ?? [name])].join(', ') }]
  })
}

/**
 * The NPCs who acted in a session, or were acted upon, and of whom players know nothing: neither did they see
 * them, nor have they a name for them. Where they saw others of the same in a fight, whoever stayed hidden is
 * named with the number of that fight. In the order in which they came into it; of the session that is going
 * on where none is said.
 */
export function readUnknown(read: Read, sessionId = runningSession(read)?.id): Ref[] {
  if (sessionId === undefined) return []
  const { isUnseen } = readOnTable(read)
  const isUncovered = readUncovered(read)
  const foes = readFoes(read)
  const unseenIn = new Map<string, Unseen>()
  const labels = new Map<string, Set<string>>()
  const npcOfHidden = (fightId: string, combatantId: string) => {
    const unseen = unseenIn.get(fightId) ?? readUnseen(read, fightId)
    unseenIn.set(fightId, unseen)
    const who = unseen.hidden.find(({ id }) => id === combatantId)
    if (!who?.npcId) return null
    // Where players saw others of a sort, the sort's name would say that they saw none of it.
    if (unseen.seenNpcs.has(who.npcId)) {
      labels.set(who.npcId, (labels.get(who.npcId) ?? new Set()).add(who.label))
    }
    return who.npcId
  }
  const met = happenedAt(read, sessionId).flatMap(({ id, encounter_id: fightId, fact }) => {
    const { kind, secret, about } = fact
    const placed = { id, sessionId }
    if (fightId !== null && isDeed.test(kind)) {
      return about.flatMap((ref) => npcOfHidden(fightId, ref.id) ?? [])
    }
    const npcs = npcsOf(about)
    if (!secret) return npcs.filter((npcId) => isUnseen(placed, npcId))
    const isFoe = isDoneToFoe.test(kind) && foes.get(about[0]?.id ?? '') === 'secret'
    return isFoe ? npcs.filter((npcId) => !isUncovered(npcId, placed)) : []
  })
  return refsTo(read, met, labels)
}

/**
 * Those whom moves of a session were made on and whose name players read in its report, though nobody ever
 * showed them or told of them: at a table without a screen everybody is taken for seen.
 */
export function readNamedUnshown(read: Read, sessionId: string): Ref[] {
  const unknown = new Set(readUnknown(read, sessionId).map(({ id }) => id))
  const known = new Set(
    read
      .all<{ id: string }>(
        `SELECT json_extract(fact, '$.about[0].id') AS id FROM live_fact
         WHERE kind IN ('sceneBoard.shown', 'npc.uncovered', 'npc.revealed')
         UNION SELECT npc_id FROM combatant WHERE shown = 1 AND npc_id IS NOT NULL`,
      )
      .map(({ id }) => id),
  )
  const met = happenedAt(read, sessionId).flatMap(({ fact: { kind, secret, about } }) =>
    kind === 'move.made' && !secret ? npcsOf(about) : [],
  )
  return refsTo(
    read,
    met.filter((id) => !known.has(id) && !unknown.has(id)),
  )
}
