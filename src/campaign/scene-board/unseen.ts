import type { Fact } from '../../shared/fact'
import { asKnown, namesOfHidden } from '../cast/as-known'
import type { Read } from '../file/handles'
import { readUncovered, type Placed } from '../npc/aliases'
import { sessionsWithScreen } from '../session/with-screen'
import { words } from '../words'

interface BoardRow {
  id: number
  kind: string
  npc_id: string | null
  session_id: string | null
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

/** Whether somebody stood there hidden at a fact, and was never shown by then nor while they stayed. */
function isHidden(stays: readonly Stay[], id: number): boolean {
  const now = stays.find(({ from, to }) => from <= id && id < to)
  return (
    now?.shownAt === Infinity && !stays.some(({ from, shownAt }) => from <= id && shownAt <= id)
  )
}

/** Who was on the table and whom players saw there, at any fact. */
interface OnTable {
  /** A fact as players may read it; nothing of one that is about nobody else than whom they did not see. */
  inFact(placed: Placed & { fact: Fact }): Fact | undefined
  /** Whether an NPC was there before everybody's eyes. */
  isSeen(placed: Placed, npcId: string): boolean
  /** Whether an NPC was there hidden from players, and they were not let know of it since. */
  isUnseen(placed: Placed, npcId: string): boolean
}

/**
 * Reads whom players saw on the table, and whom they did not. On an evening on which nobody was shown
 * there, nor in a fight, it had no screen, and everybody was seen.
 */
export function readOnTable(read: Read): OnTable {
  const rows = read.all<BoardRow>(
    `SELECT id, kind, session_id, json_extract(fact, '$.about[0].id') AS npc_id FROM live_fact
     WHERE kind IN ('sceneBoard.placed', 'sceneBoard.takenOff', 'sceneBoard.cleared',
                    'sceneBoard.shown', 'sceneBoard.hidden') ORDER BY id`,
  )
  const withScreen = new Set([
    ...sessionsWithScreen(read),
    ...rows.filter(({ kind }) => kind === 'sceneBoard.shown').map((row) => row.session_id),
  ])
  const stays = staysOf(rows)
  const isUncovered = readUncovered(read)
  const isUnseen = (placed: Placed, npcId: string) =>
    withScreen.has(placed.sessionId) &&
    isHidden(stays.get(npcId) ?? [], placed.id) &&
    !isUncovered(npcId, placed)
  const isSeen = (placed: Placed, npcId: string) =>
    (stays.get(npcId) ?? []).some(({ from, to }) => from <= placed.id && placed.id < to) &&
    !isUnseen(placed, npcId)
  if (withScreen.size === 0) return { inFact: ({ fact }) => fact, isSeen, isUnseen }
  const called = namesOfHidden(
    read,
    read
      .all<{ id: string; name: string; alias: string | null }>('SELECT id, name, alias FROM npc')
      .map((npc) => ({ ...npc, npcId: npc.id })),
  )
  const nobody = words.t('report.unseen')
  const inFact = (placed: Placed & { fact: Fact }) => {
    const { fact } = placed
    const hidden = fact.about.filter((ref) => isUnseen(placed, ref.id))
    if (hidden.length === 0) return fact
    const names = new Map(hidden.map((ref) => [ref.name, called.get(ref.id) ?? nobody]))
    return asKnown(fact, new Set(hidden.map((ref) => ref.id)), names)
  }
  return { inFact, isSeen, isUnseen }
}
