import { factSchema, type Ref } from '../../shared/fact'
import { readUnseen } from '../encounter/unseen'
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

/**
 * The NPCs who acted in the session that is going on, or were acted upon, and of whom players know nothing:
 * neither did they see them, nor have they a name for them. In the order in which they came into it.
 */
export function readUnknown(read: Read): Ref[] {
  const session = runningSession(read)
  if (!session) return []
  const sessionId = session.id
  const { isUnseen } = readOnTable(read)
  const isUncovered = readUncovered(read)
  const foes = readFoes(read)
  const hiddenIn = new Map<string, ReadonlyMap<string, string | null>>()
  const npcOfHidden = (fightId: string, combatantId: string) => {
    const hidden =
      hiddenIn.get(fightId) ??
      new Map(readUnseen(read, fightId).hidden.map(({ id, npcId }) => [id, npcId]))
    hiddenIn.set(fightId, hidden)
    return hidden.get(combatantId) ?? null
  }
  const met = read
    .all<Happened>(
      'SELECT id, encounter_id, fact FROM live_fact WHERE session_id = @sessionId ORDER BY id',
      { sessionId },
    )
    .flatMap(({ id, encounter_id: fightId, fact: stored }) => {
      const { kind, secret, about } = readStored(factSchema, stored)
      const placed = { id, sessionId }
      if (fightId !== null && isDeed.test(kind)) {
        return about.flatMap((ref) => npcOfHidden(fightId, ref.id) ?? [])
      }
      const npcs = about.filter(({ type }) => type === 'npc').map((ref) => ref.id)
      if (!secret) return npcs.filter((npcId) => isUnseen(placed, npcId))
      const isFoe = isDoneToFoe.test(kind) && foes.get(about[0]?.id ?? '') === 'secret'
      return isFoe ? npcs.filter((npcId) => !isUncovered(npcId, placed)) : []
    })
  const known = new Map(
    read
      .all<{ id: string; name: string }>(`SELECT id, name FROM npc WHERE alias = ''`)
      .map(({ id, name }) => [id, name]),
  )
  return [...new Set(met)].flatMap((id) => {
    const name = known.get(id)
    return name === undefined ? [] : [{ type: 'npc' as const, id, name }]
  })
}
