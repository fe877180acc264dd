import type { Ref } from '../../shared/fact'
import { withoutLinks } from '../../shared/note/note-text'
import { phrase, type Phrase } from '../../shared/phrase'
import { readDying } from '../condition/run-out'
import type { Read } from '../file/handles'
import { isOwed } from '../../rules/moves/effect'
import { readOwed, type OwedMoveRow } from '../inbox/read'
import { unknownAt } from '../npc/unknown'
import type { MemberRef } from '../move/input'
import { readQueue } from '../move/queue'
import { readDebts, remindersAtEnd, type Reminder } from '../reminder/reminders'
import { attending, isEndTold } from '../session-end/stored'
import { playRulesOf } from '../setting/play-rules'
import { systemsInPlay, type MemberType } from '../sheet/sheets'
import { runningSession } from './read'

/** What can be left open when a session ends, in the order a game master settles it. */
export type LooseKind =
  | 'owedMove'
  | 'offeredMove'
  | 'queuedMove'
  | 'reminder'
  | 'dying'
  | 'fight'
  | 'milestone'
  | 'reporting'
  | 'deadline'
  | 'appointment'
  | 'proposal'
  | 'sessionEnd'
  | 'unknown'

/** One thing that is still open; it stays so, whatever becomes of the session. */
export interface LooseEnd {
  kind: LooseKind
  id: string
  /** What it is: its own name, or the words it came with. */
  name: string | Phrase
  /** Whether somebody who lies dying, or is unknown to players, is a character or an NPC. */
  member?: MemberType
  /** Whom it is about, which move it came from, or how long it can wait. */
  detail?: Phrase
  /** The moves of which one is still to be made, by their titles; `name` is then what led to them. */
  moves?: Phrase[]
  /** Whether it is dismissed with all that is to be kept in mind. */
  isKeptInMind?: boolean
  /** The mission it belongs to. */
  missionId: string | null
  /** Day of the campaign's calendar on which it was due. */
  day: number | null
}

interface Row {
  id: string
  name: string
  mission_id?: string | null
  day?: number | null
}

function rows(read: Read, kind: LooseKind, sql: string): LooseEnd[] {
  return read.all<Row>(sql).map(({ id, name, mission_id: missionId = null, day = null }) => ({
    kind,
    id,
    name: withoutLinks(name),
    missionId,
    day,
  }))
}

/** Moves that are owed, each with what is kept in mind of it: both are one debt, and counted once. */
function readTold(read: Read): { move: OwedMoveRow; note: Reminder | undefined }[] {
  const all = readOwed(read)
  const notes = readDebts(read, all)
  return all.map((move) => {
    const at = notes.findIndex((note) => note.at === move.at)
    const [note] = at < 0 ? [] : notes.splice(at, 1)
    return { move, note }
  })
}

/** What is kept in mind of an owed move tells it; else its cause, and whom it concerns. */
function owedMoves(all: ReturnType<typeof readTold>): LooseEnd[] {
  return all.map(({ move, note }) => ({
    ...{ kind: isOwed(move) ? 'owedMove' : 'offeredMove', id: move.id },
    ...{ name: note?.words ?? move.cause, missionId: move.mission_id, day: null },
    ...(note?.from ? { detail: note.from } : note ? {} : aboutPeople(move.about)),
    ...(note ? { isKeptInMind: true } : {}),
  }))
}

/** The people of something that is open; nothing where there are none. */
function aboutPeople(about: readonly Ref[]): Pick<LooseEnd, 'detail'> {
  const people = about.filter(({ type }) => type === 'character' || type === 'npc')
  const names = people.map(({ name }) => name).join(', ')
  return names === '' ? {} : { detail: phrase('agenda.of.people', { names }) }
}

/** Whoever lies dying, and how long they have: time that goes by costs them their lives. */
function dying(read: Read): LooseEnd[] {
  return readDying(read).map(({ type, id, name, turns }) => ({
    ...{ kind: 'dying', id, name, member: type, missionId: null, day: null },
    ...(turns === null ? {} : { detail: phrase('condition.toLive', { count: turns }) }),
  }))
}

/** What is to be kept in mind, but for what tells of a move that is owed. */
function reminders(read: Read, owed: ReturnType<typeof readTold>): LooseEnd[] {
  const told = new Set(owed.map(({ note }) => note?.id))
  const others = remindersAtEnd(read).lasting.filter(({ id }) => !told.has(id))
  return others.map(({ id, words: name, from, mission_id: missionId }) => ({
    kind: 'reminder',
    ...{ id: `${id}`, name, missionId, day: null },
    ...(from ? { detail: from } : {}),
  }))
}

/** Who is to make a move that follows, where it is known and they are still there. */
function makerOf(read: Read, maker: MemberRef | null): Ref[] {
  if (!maker) return []
  const { type, id } = maker
  const row = read.get<{ name: string }>(`SELECT name FROM ${type} WHERE id = @id`, { id })
  return row ? [{ type, id, name: row.name }] : []
}

/** A move that is still to be made, what led to it, and by whom it is made, where that is known. */
type QueuedEnd = LooseEnd & { name: Phrase; moves: Phrase[]; by: Ref | undefined }

/** The moves that are still to be made. */
export function queuedMoves(read: Read): QueuedEnd[] {
  return readQueue(read).map(({ id, system, oneOf, cause: name, missionId, actor }) => {
    const known = playRulesOf(read, system).moves
    const moves = oneOf.flatMap((move) => known[move]?.title ?? [])
    const [by] = makerOf(read, actor)
    const who = aboutPeople(by ? [by] : [])
    return { kind: 'queuedMove', id, name, moves, missionId, day: null, by, ...who }
  })
}

/** What a system asks at the end of a session, of a table that plays it and was not asked yet. */
function unaskedEnds(read: Read): LooseEnd[] {
  const session = runningSession(read)
  if (!session || isEndTold(read, session.id)) return []
  return systemsInPlay(read).flatMap(({ id, title }): LooseEnd[] => {
    const isAsked = playRulesOf(read, id).sessionEnd && attending(read, id).length > 0
    return isAsked ? [{ kind: 'sessionEnd', id, name: title, missionId: null, day: null }] : []
  })
}

/** Those who took part and of whom players know nothing: their report cannot name them. */
function unknown(read: Read): LooseEnd[] {
  return unknownAt(read).map(({ id, name }) => ({
    ...{ kind: 'unknown', id, name, member: 'npc', missionId: null, day: null },
  }))
}

/** What is still open, by kind in the order of `LooseKind`. */
export function readLooseEnds(read: Read): LooseEnd[] {
  const owed = readTold(read)
  return [
    ...owedMoves(owed),
    ...queuedMoves(read),
    ...reminders(read, owed),
    ...dying(read),
    ...rows(
      read,
      'fight',
      `SELECT id, name, mission_id FROM encounter WHERE status = 'running' ORDER BY position`,
    ),
    ...rows(
      read,
      'milestone',
      `SELECT id, deed AS name, mission_id FROM milestone WHERE gm = 'pending' ORDER BY at, rowid`,
    ),
    ...rows(
      read,
      'reporting',
      `SELECT id, name, id AS mission_id FROM mission WHERE status = 'reporting' ORDER BY position`,
    ),
    ...rows(
      read,
      'deadline',
      `SELECT id, name, id AS mission_id, deadline_day AS day FROM mission
       WHERE deadline_day <= (SELECT day FROM calendar) AND status NOT IN ('reporting', 'closed')
       ORDER BY deadline_day, position`,
    ),
    ...rows(
      read,
      'appointment',
      `SELECT id, name, min(day) AS day FROM appointment
       WHERE done = 0 AND day <= (SELECT day FROM calendar) GROUP BY name ORDER BY 3, rowid`,
    ),
    ...rows(
      read,
      'proposal',
      `SELECT track_trigger.id, track.name FROM track_trigger
       JOIN track ON track.id = track_trigger.track_id
       WHERE track_trigger.proposed_at IS NOT NULL AND track_trigger.settled IS NULL
       ORDER BY track_trigger.proposed_at, track_trigger.rowid`,
    ),
    ...unaskedEnds(read),
    ...unknown(read),
  ]
}
