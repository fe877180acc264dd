import type { Fact } from '../../shared/fact'
import { asKnown, namesOfHidden } from '../cast/as-known'
import type { Read } from '../file/handles'
import { readUncovered, type Placed } from '../npc/aliases'
import { isAllSeen, readAllSeen, type Whereabouts } from '../session/all-seen'
import { words } from '../words'

interface BoardRow {
  id: number
  kind: string
  npc_id: string | null
}

/** For how long an NPC was on the table, by the facts that put it there and took it off. */
interface Stay {
  from: number
  to: number
  /** When players first saw them there. */
  shownAt: number
}

/** Every stay of every NPC on the table, by the NPC. */
function staysOf(rows: readonly BoardRow[]): Map<string, Stay[]> {
  const stays = new Map<string, Stay[]>()
  const under = (npc: string | null) =>
    npc === null ? [...stays.values()].flat() : (stays.get(npc) ?? [])
  for (const { id, kind, npc_id: npc } of rows) {
    const running = under(npc).filter(({ to }) => to === Infinity)
    if (kind === 'sceneBoard.placed' && npc !== null) {
      stays.set(npc, [...(stays.get(npc) ?? []), { from: id, to: Infinity, shownAt: Infinity }])
    }
    for (const stay of running) {
      if (kind === 'sceneBoard.takenOff' || kind === 'sceneBoard.cleared') stay.to = id
      if (kind === 'sceneBoard.shown') stay.shownAt = Math.min(stay.shownAt, id)
    }
  }
  return stays
}

/**
 * Whether somebody was on the table without being shown there, or not there at all, and was not shown by a
 * fact. Whom players have a name for is hidden from them on the table alone.
 */
function isHidden(stays: readonly Stay[], met: number, id: number, isNamed: boolean): boolean {
  const now = stays.find(({ from, to }) => from <= id && id < to)
  const isShown = now ? now.shownAt !== Infinity : isNamed
  return !isShown && met > id && !stays.some(({ from, shownAt }) => from <= id && shownAt <= id)
}

/**
 * When players came to know of each NPC elsewhere than on the table: shown in a fight once it had begun, by
 * a name that was told, as the game master let them know of them, or as a foe whose track they see. By the id
 * of the fact.
 */
function metElsewhere(read: Read): Map<string, number> {
  const rows = read.all<{ npcId: string; met: number }>(
    `SELECT npc_id AS npcId, fact.id AS met FROM live_fact AS fact
     JOIN live_fact AS begun ON begun.encounter_id = fact.encounter_id AND begun.kind = 'fight.begun'
       AND begun.id < fact.id
     JOIN combatant ON combatant.id = json_extract(fact.fact, '$.about[0].id')
     WHERE fact.kind IN ('combatant.shown', 'combatant.hidden') AND npc_id IS NOT NULL
     UNION ALL SELECT npc_id, fact.id FROM combatant
     JOIN live_fact AS fact ON fact.encounter_id = combatant.encounter_id AND fact.kind = 'fight.begun'
     WHERE shown = 1 AND npc_id IS NOT NULL
     UNION ALL SELECT json_extract(fact, '$.about[0].id'), id FROM live_fact
     WHERE kind IN ('npc.revealed', 'npc.uncovered')
     UNION ALL SELECT entity_id, 0 FROM track_about JOIN track ON track.id = track_id
     WHERE heads IS NOT NULL AND visibility <> 'secret' AND type = 'npc'`,
  )
  const met = new Map<string, number>()
  for (const { npcId, met: at } of rows) met.set(npcId, Math.min(met.get(npcId) ?? Infinity, at))
  return met
}

type At = Placed & Whereabouts

/** Who was on the table and whom players saw there, at any fact. */
interface OnTable {
  /** A fact as players may read it; nothing of one that is about nobody else than whom they did not see. */
  inFact(at: At & { fact: Fact }): Fact | undefined
  /** Whether an NPC was there before everybody's eyes. */
  isSeen(at: At, npcId: string): boolean
  /** Whether players had not been shown an NPC, and were not let know of it since. */
  isUnseen(at: At, npcId: string): boolean
}

/**
 * Reads whom players saw on the table, and whom they did not: whoever was shown to them neither there nor
 * elsewhere is secret, unless the game master said that they saw everybody.
 */
export function readOnTable(read: Read): OnTable {
  const rows = read.all<BoardRow>(
    `SELECT id, kind, json_extract(fact, '$.about[0].id') AS npc_id FROM live_fact
     WHERE kind IN ('sceneBoard.placed', 'sceneBoard.takenOff', 'sceneBoard.cleared',
                    'sceneBoard.shown', 'sceneBoard.hidden') ORDER BY id`,
  )
  const allSeen = readAllSeen(read)
  const stays = staysOf(rows)
  const met = metElsewhere(read)
  const isUncovered = readUncovered(read)
  const npcs = read.all<{ id: string; name: string; alias: string }>(
    'SELECT id, name, alias FROM npc',
  )
  const named = new Set(npcs.filter(({ alias }) => alias !== '').map(({ id }) => id))
  const isUnseen = (at: At, npcId: string) =>
    !isAllSeen(allSeen, at) &&
    isHidden(stays.get(npcId) ?? [], met.get(npcId) ?? Infinity, at.id, named.has(npcId)) &&
    !isUncovered(npcId, at)
  const isSeen = (at: At, npcId: string) =>
    (stays.get(npcId) ?? []).some(({ from, to }) => from <= at.id && at.id < to) &&
    !isUnseen(at, npcId)
  const called = namesOfHidden(
    read,
    npcs.map((npc) => ({ ...npc, npcId: npc.id })),
  )
  const nobody = words.t('report.unseen')
  const inFact = (at: At & { fact: Fact }) => {
    const { fact } = at
    const hidden = fact.about.filter(({ type, id }) => type === 'npc' && isUnseen(at, id))
    if (hidden.length === 0) return fact
    const names = new Map(hidden.map((ref) => [ref.name, called.get(ref.id) ?? nobody]))
    return asKnown(fact, new Set(hidden.map((ref) => ref.id)), names)
  }
  return { inFact, isSeen, isUnseen }
}
