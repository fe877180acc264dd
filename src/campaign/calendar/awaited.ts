import { withoutLinks } from '../../shared/note/note-text'
import type { Read } from '../file/handles'

/** Something that falls due on a day: the deadline of a mission that goes on, or an appointment. */
export interface Awaited {
  type: 'deadline' | 'appointment'
  /** The mission's id, or the appointment's. */
  id: string
  name: string
  day: number
  /** Whether the players may not know of it. */
  secret: boolean
  /** Kept, and only still to be read. Never true of a deadline. */
  done: boolean
}

interface DeadlineRow {
  id: string
  name: string
  day: number
  status: string
}
interface AppointmentRow {
  id: string
  name: string
  day: number
  secret: number
  done: number
}

/** The deadlines of missions that are not over; a draft's is the game master's secret. */
function readDeadlines(read: Read): Awaited[] {
  return read
    .all<DeadlineRow>(
      `SELECT id, name, deadline_day AS day, status FROM mission
       WHERE deadline_day IS NOT NULL AND status IN ('drafted', 'briefed', 'underWay')
       ORDER BY position`,
    )
    .map(({ status, ...row }) => ({
      ...row,
      type: 'deadline',
      secret: status === 'drafted',
      done: false,
    }))
}

function readAppointments(read: Read): Awaited[] {
  return read
    .all<AppointmentRow>('SELECT id, name, day, secret, done FROM appointment ORDER BY rowid')
    .map(({ secret, done, ...row }) => ({
      ...row,
      type: 'appointment',
      name: withoutLinks(row.name),
      secret: secret === 1,
      done: done === 1,
    }))
}

/** All that falls due, the earliest first; on one day deadlines come first. */
export function readAwaited(read: Read): Awaited[] {
  return [...readDeadlines(read), ...readAppointments(read)].sort(
    (one, other) => one.day - other.day,
  )
}
