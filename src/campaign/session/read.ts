import type { Ref } from '../../shared/fact'
import { refuse } from '../../shared/reply'
import { inPlay } from '../cast/in-play'
import type { Read } from '../file/handles'
import { isStoryOver } from '../sheet/bearings'

interface SessionRow {
  id: string
  number: number
  name: string
  /** ISO time. */
  started_at: string
  /** ISO time; null while it is going on. */
  ended_at: string | null
  /** Days of the campaign's calendar. */
  first_day: number
  last_day: number | null
  summary: string
}

/** Whether somebody sat at the table in a session. */
export interface Attendance {
  characterId: string
  name: string
  player: string
  absent: boolean
}

/** An evening at the table, with who was there. */
export type Session = SessionRow & { attendance: Attendance[] }

interface SceneRow {
  id: string
  session_id: string
  name: string
  mission_id: string | null
  mission: string | null
  place_id: string | null
  place: string | null
  /** How it is there, for players to read. */
  mood: string
  started_at: string
}

interface AttendanceRow {
  session_id: string
  character_id: string
  name: string
  player: string
  absent: number
}

const sessionColumns = `SELECT id, number, name, started_at, ended_at, first_day, last_day, summary
  FROM session`
const sceneColumns = `SELECT scene.id, scene.session_id, scene.name, scene.mission_id,
    mission.name AS mission, scene.place_id, place.name AS place, scene.mood, scene.started_at
  FROM scene LEFT JOIN mission ON mission.id = scene.mission_id
    LEFT JOIN place ON place.id = scene.place_id`

function attendanceOf({ character_id: characterId, name, player, absent }: AttendanceRow) {
  return { characterId, name, player, absent: absent === 1 }
}

/** Ids of the characters who miss the session that is going on; none where none is. */
export function absentees(read: Read): string[] {
  return read
    .all<{ id: string }>(
      `SELECT character_id AS id FROM attendance
       WHERE session_id = (SELECT id FROM session WHERE ended_at IS NULL) AND absent = 1`,
    )
    .map(({ id }) => id)
}

/** The characters in play, and whether each is likely there when a session begins: not once their story is over. */
export function readExpected(read: Read) {
  return read
    .all<{ id: string; name: string }>(`SELECT id, name FROM ${inPlay.character} ORDER BY position`)
    .map((each) => ({ ...each, isExpected: !isStoryOver(read, each.id) }))
}

/** Every session with its attendance, the newest first. */
export function readSessions(read: Read): Session[] {
  const rows = read.all<AttendanceRow>(
    `SELECT attendance.session_id, attendance.character_id, character.name, character.player,
            attendance.absent
     FROM attendance JOIN character ON character.id = attendance.character_id
     ORDER BY character.position`,
  )
  const present = Map.groupBy(rows, (row) => row.session_id)
  return read
    .all<SessionRow>(`${sessionColumns} ORDER BY number DESC`)
    .map((row) => ({ ...row, attendance: (present.get(row.id) ?? []).map(attendanceOf) }))
}

/** The session that is going on, if there is one. */
export function runningSession(read: Read): SessionRow | undefined {
  return read.get<SessionRow>(`${sessionColumns} WHERE ended_at IS NULL`)
}

/** The session that ended last, if any has. */
export function lastEnded(read: Read): SessionRow | undefined {
  return read.get<SessionRow>(
    `${sessionColumns} WHERE ended_at IS NOT NULL ORDER BY number DESC LIMIT 1`,
  )
}

/** One session; a refusal in words when it is gone. */
export function sessionById(read: Read, sessionId: string): SessionRow {
  const row = read.get<SessionRow>(`${sessionColumns} WHERE id = @sessionId`, { sessionId })
  return row ?? refuse('refusal.gone')
}

/** The number of the session that would begin now. */
export function nextNumber(read: Read): number {
  return (
    (read.get<{ last: number | null }>('SELECT max(number) AS last FROM session')?.last ?? 0) + 1
  )
}

/** The scene that is being played, if there is one. */
export function runningScene(read: Read): SceneRow | undefined {
  return read.get<SceneRow>(`${sceneColumns} WHERE scene.ended_at IS NULL`)
}

/** One scene; a refusal in words when it is gone. */
export function sceneById(read: Read, sceneId: string): SceneRow {
  const row = read.get<SceneRow>(`${sceneColumns} WHERE scene.id = @sceneId`, { sceneId })
  return row ?? refuse('refusal.gone')
}

/** What a session is called in a sentence: its number, and its name if it has one. */
export function titleOf({ number, name }: Pick<SessionRow, 'number' | 'name'>): string {
  return name === '' ? `${number}` : `${number} (${name})`
}

/** A session as facts point at it. */
export function sessionRef(session: Pick<SessionRow, 'id' | 'number' | 'name'>): Ref {
  return { type: 'session', id: session.id, name: titleOf(session) }
}

/** Today on the campaign's calendar, as a day number. */
export function today(read: Read): number {
  return read.get<{ day: number }>('SELECT day FROM calendar')?.day ?? 0
}
