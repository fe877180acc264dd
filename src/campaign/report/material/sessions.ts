import type { Read } from '../../file/handles'

interface SessionRow {
  id: string
  number: number
  name: string
  started_at: string
  ended_at: string | null
  first_day: number
  last_day: number | null
  summary: string
}

/** Every evening there was, in order. */
export function readSessions(read: Read): SessionRow[] {
  return read.all(
    `SELECT id, number, name, started_at, ended_at, first_day, last_day, summary
     FROM session ORDER BY number`,
  )
}

/** An evening with those who were there. */
export function withAttendance(read: Read, session: SessionRow) {
  const rows = read.all<{ name: string; absent: number; character_id: string }>(
    `SELECT character.name, attendance.absent, attendance.character_id FROM attendance
     JOIN character ON character.id = attendance.character_id
     WHERE attendance.session_id = @id ORDER BY character.position`,
    { id: session.id },
  )
  return { ...session, attendance: rows.map((row) => ({ ...row, absent: row.absent === 1 })) }
}
export type SessionNote = ReturnType<typeof withAttendance>

/** The scenes of the campaign by id: what they are called, and the line that players read of each. */
export function scenesById(read: Read): Map<string, { name: string; mood: string }> {
  const rows = read.all<{ id: string; name: string; mood: string }>(
    'SELECT id, name, mood FROM scene',
  )
  return new Map(rows.map(({ id, ...scene }) => [id, scene]))
}
