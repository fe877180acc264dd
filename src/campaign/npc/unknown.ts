import { factSchema, type Fact, type Ref } from '../../shared/fact'
import { readUnseen, type Unseen } from '../encounter/unseen'
import type { Read } from '../file/handles'
import { readStored } from '../file/stored'
import { mayRead } from '../report/visibility'
import { readOnTable } from '../scene-board/unseen'
import { isAllSeen, readAllSeen } from '../session/all-seen'
import { runningSession } from '../session/read'
import { words } from '../words'
import { readUncovered } from './aliases'

/** Something that happened, and where. */
export interface Happened {
  id: number
  sessionId: string | null
  encounterId: string | null
  missionId: string | null
  fact: Fact
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
const happenedAt = (read: Read, sessionId: string): Happened[] =>
  read
    .all<Omit<Happened, 'fact'> & { fact: string }>(
      `SELECT id, session_id AS sessionId, encounter_id AS encounterId, mission_id AS missionId, fact
       FROM live_fact WHERE session_id = @sessionId ORDER BY id`,
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

function nameOfFight(read: Read, id: string): string {
  const fight = read.get<{ name: string }>('SELECT name FROM encounter WHERE id = @id', { id })
  return fight?.name ?? ''
}

/**
 * The NPCs who acted in what happened, or were acted upon, and of whom players know nothing: neither did they
 * see them, nor have they a name for them. Where they saw others of the same in a fight, whoever stayed hidden
 * is named with the number of that fight; where they saw those in another fight, with the fight they stayed
 * hidden in. In the order in which they came into it.
 */
export function readUnknown(read: Read, happened: readonly Happened[]): Ref[] {
  const { isUnseen } = readOnTable(read)
  const isUncovered = readUncovered(read)
  const allSeen = readAllSeen(read)
  const foes = readFoes(read)
  const fights = [...new Set(happened.flatMap(({ encounterId }) => encounterId ?? []))]
  const unseenIn = new Map<string, Unseen>(fights.map((id) => [id, readUnseen(read, id, allSeen)]))
  const seenAnywhere = new Set([...unseenIn.values()].flatMap(({ seenNpcs }) => [...seenNpcs]))
  const nameOf = new Map(fights.map((id) => [id, nameOfFight(read, id)]))
  const labels = new Map<string, Set<string>>()
  const npcOfHidden = (fightId: string, combatantId: string) => {
    const unseen = unseenIn.get(fightId)
    const who = unseen?.hidden.find(({ id }) => id === combatantId)
    if (!unseen || !who?.npcId) return null
    // Where players saw others of a sort, the sort's name would say that they saw none of it.
    if (seenAnywhere.has(who.npcId)) {
      const isSeenHere = unseen.seenNpcs.has(who.npcId)
      const sort = { who: who.npcName ?? who.label, fight: nameOf.get(fightId) ?? '' }
      const label = isSeenHere ? who.label : words.t('report.hiddenIn', sort)
      labels.set(who.npcId, (labels.get(who.npcId) ?? new Set()).add(label))
    }
    return who.npcId
  }
  const met = happened.flatMap((placed) => {
    const { encounterId: fightId, fact } = placed
    const { kind, secret, about } = fact
    if (fightId !== null && isDeed.test(kind)) {
      return about.flatMap((ref) => npcOfHidden(fightId, ref.id) ?? [])
    }
    const npcs = npcsOf(about)
    if (!secret) {
      // A note keeps the names that were written into it.
      const isTold = kind !== 'note.written' && mayRead('players', fact)
      return isTold ? npcs.filter((npcId) => isUnseen(placed, npcId)) : []
    }
    const isFoe = isDoneToFoe.test(kind) && foes.get(about[0]?.id ?? '') === 'secret'
    const isSecret = (npcId: string) => !isAllSeen(allSeen, placed) && !isUncovered(npcId, placed)
    return isFoe ? npcs.filter(isSecret) : []
  })
  return refsTo(read, met, labels)
}

/** Those of a session of whom players know nothing; of the one that is going on where none is said. */
export function unknownAt(read: Read, sessionId = runningSession(read)?.id): Ref[] {
  return sessionId === undefined ? [] : readUnknown(read, happenedAt(read, sessionId))
}

/** Those of some NPCs for whom players have no name as yet: they were shown nowhere, and are known by no alias. */
export function namelessAmong(read: Read, npcIds: readonly string[]): Ref[] {
  const now = { id: Number.MAX_SAFE_INTEGER, encounterId: null, missionId: null }
  const sessionId = runningSession(read)?.id ?? null
  const onTable = readOnTable(read)
  return refsTo(read, npcIds).filter(({ id }) => onTable.isUnseen({ ...now, sessionId }, id))
}

/**
 * Whether players would read nothing of an NPC in what happens now, though nothing says that it is to stay so:
 * they were not shown them, and have no other name for them; a foe on a secret track is meant to stay unknown.
 */
export function isUnmet(read: Read, npcId: string): boolean {
  if (!runningSession(read)) return false
  const isSecretFoe = read.all<{ id: string }>(
    `SELECT track.id FROM track JOIN track_about ON track_about.track_id = track.id
     WHERE heads IS NOT NULL AND visibility = 'secret' AND type = 'npc' AND entity_id = @npcId`,
    { npcId },
  )
  return isSecretFoe.length === 0 && namelessAmong(read, [npcId]).length > 0
}
