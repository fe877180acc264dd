import type { Fact } from '../../shared/fact'
import { withoutNumber } from '../../shared/spelling'
import { asKnown, namesOfHidden } from '../cast/as-known'
import type { Read } from '../file/handles'
import { readUncovered, type Placed } from '../npc/aliases'
import { readAllSeen } from '../session/all-seen'
import { words } from '../words'

/** What players call those of a fight: the foes whom they never saw there, and whom they did. */
export interface Unseen {
  /** Ids of the foes that were shown to players while it ran, or of whom they were let know. */
  seen: ReadonlySet<string>
  /** Those whom they never saw. */
  hidden: readonly Pick<FoeRow, 'id' | 'npcId' | 'label' | 'npcName'>[]
  /** The NPCs of those whom they saw: somebody hidden of the same is known by the number alone. */
  seenNpcs: ReadonlySet<string | null>
  /** What those are called of whom they saw some, without their numbers. */
  kindsSeen: ReadonlySet<string>
  /** Somebody of the fight by name, if players know it. */
  labelOf(combatantId: string, label: string): string
  /** A fact of the fight as players may read it; nothing of one that is about nobody else. */
  inFact(fact: Fact): Fact | undefined
}

interface FoeRow {
  id: string
  label: string
  npcId: string | null
  npcName: string | null
  alias: string | null
  side: 'party' | 'foe'
  shown: number
}

/** Who is no character: those of a fight whom players see only once they are shown. */
const foesOf = (read: Read, encounterId: string): FoeRow[] =>
  read.all(
    `SELECT combatant.id, label, npc_id AS npcId, npc.name AS npcName, npc.alias, side, shown
     FROM combatant LEFT JOIN npc ON npc.id = npc_id
     WHERE encounter_id = @encounterId AND character_id IS NULL ORDER BY combatant.position`,
    { encounterId },
  )

/**
 * When each of them was first shown to players: the batch of it, 0 for those who stood there as the fight
 * began. Whoever was never shown is left out.
 */
function firstShown(read: Read, encounterId: string, foes: readonly FoeRow[]): Map<string, number> {
  const facts = read.all<{ id: number; batch: number; kind: string; who: string | null }>(
    `SELECT id, batch, kind, json_extract(fact, '$.about[0].id') AS who FROM live_fact
     WHERE encounter_id = @encounterId
       AND kind IN ('fight.begun', 'combatant.shown', 'combatant.hidden') ORDER BY id`,
    { encounterId },
  )
  const begun = facts.find(({ kind }) => kind === 'fight.begun')?.id ?? Infinity
  const since = foes.map(({ id, shown }): [string, number | undefined] => {
    const own = facts.filter(({ who }) => who === id)
    const within = own.filter((fact) => fact.id > begun)
    const [next] = within
    // Before the first word of it in the fight it was the other way round; without any it is as it stands.
    const stood = next ? next.kind === 'combatant.hidden' : shown === 1
    return [id, stood ? 0 : within.find(({ kind }) => kind === 'combatant.shown')?.batch]
  })
  return new Map(since.flatMap(([id, batch]) => (batch === undefined ? [] : [[id, batch]])))
}

/** What somebody is called without the number that a fight gave. */
function namesIn(read: Read, encounterId: string): (label: string) => string {
  const given = new Set(
    read
      .all<{ name: string }>('SELECT name FROM encounter_label WHERE encounter_id = @encounterId', {
        encounterId,
      })
      .map(({ name }) => name),
  )
  return (label) => (given.has(label) ? label : withoutNumber(label))
}

/**
 * What players call those of a fight who were shown to them, by id, but for an alias. A number of the
 * game master's would tell of another who stays hidden: theirs count those of a name as they come to be
 * seen, and one who is seen alone and first has none. Once told it is theirs for the whole fight; those
 * of whom players are let know after it come last.
 */
export function namesTold(
  read: Read,
  encounterId: string,
  foes: readonly FoeRow[] = foesOf(read, encounterId),
  since: ReadonlyMap<string, number> = firstShown(read, encounterId, foes),
  isUncovered: (foe: FoeRow) => boolean = () => false,
): Map<string, string> {
  const nameIn = namesIn(read, encounterId)
  const shown = foes.flatMap((foe) => {
    const { id, label, npcId, alias } = foe
    const batch = since.get(id) ?? (isUncovered(foe) ? Infinity : undefined)
    const name = nameIn(label)
    const known = `${alias ? npcId : ''}/${name}`
    return batch === undefined ? [] : [{ id, batch, name, known }]
  })
  const told = new Map<string, string>()
  for (const [, alike] of Map.groupBy(shown, ({ known }) => known)) {
    const inTurn = alike.toSorted((one, other) => one.batch - other.batch)
    const isAlone = inTurn[1]?.batch !== inTurn[0]?.batch
    for (const [at, { id, name }] of inTurn.entries()) {
      told.set(id, at === 0 && isAlone ? name : `${name} ${at + 1}`)
    }
  }
  return told
}

/** Whether players were let know of a foe after a fight had begun, on an evening of it. */
function uncoveredIn(read: Read, encounterId: string): (foe: FoeRow) => boolean {
  const evenings = read.all<Placed>(
    `SELECT min(id) AS id, session_id AS sessionId FROM live_fact
     WHERE encounter_id = @encounterId AND session_id IS NOT NULL GROUP BY session_id`,
    { encounterId },
  )
  const isUncovered = readUncovered(read)
  return ({ npcId }) => npcId !== null && evenings.some((each) => isUncovered(npcId, each))
}

/**
 * Whom players never saw in a fight: they go by their alias, or as a foe; whom they saw by what they were
 * told. Of fights in `allSeen` the game master said that they saw everybody.
 */
export function readUnseen(
  read: Read,
  encounterId: string,
  allSeen: ReadonlySet<string> = readAllSeen(read),
): Unseen {
  const all = foesOf(read, encounterId)
  const since = firstShown(read, encounterId, all)
  const told = namesTold(read, encounterId, all, since, uncoveredIn(read, encounterId))
  const foes = all.filter(({ side }) => side === 'foe')
  const isSeen = ({ id }: FoeRow) => allSeen.has(encounterId) || told.has(id)
  const seen = foes.filter(isSeen)
  const hidden = foes.filter((foe) => !isSeen(foe))
  const labels = namesOfHidden(
    read,
    hidden.map(({ label: name, ...foe }) => ({ ...foe, name })),
    words.t('report.unseenFoe'),
  )
  const kinds = new Set(seen.map(({ label }) => withoutNumber(label)))
  const kindsHidden = hidden.flatMap((foe): [string, string][] => {
    const kind = withoutNumber(foe.label)
    return kinds.has(kind) ? [] : [[kind, labels.get(foe.id) ?? '']]
  })
  const labelOf = (id: string, label: string) => labels.get(id) ?? told.get(id) ?? label
  const own = all.map(({ id, label }): [string, string] => [label, labelOf(id, label)])
  const names = new Map([...kindsHidden, ...own])
  return {
    labelOf,
    seen: new Set(seen.map(({ id }) => id)),
    kindsSeen: kinds,
    seenNpcs: new Set(seen.map(({ npcId }) => npcId)),
    hidden,
    inFact: (fact) => asKnown(fact, labels, names),
  }
}
