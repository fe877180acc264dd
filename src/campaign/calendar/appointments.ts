import { z } from 'zod'
import { dateWords } from '../../rules/calendar/calendar'
import { phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import { command } from '../define'
import type { Read } from '../file/handles'
import { farthestDay } from './api'
import { readCalendar } from './read'

const appointmentOnly = z.strictObject({ appointmentId: z.string().min(1).max(64) })

interface AppointmentRow {
  name: string
  day: number
  secret: number
}

function appointmentById(read: Read, appointmentId: string): AppointmentRow {
  return (
    read.get<AppointmentRow>(
      'SELECT name, day, secret FROM appointment WHERE id = @appointmentId',
      { appointmentId },
    ) ?? refuse('refusal.gone')
  )
}

export const appointmentApi = {
  /** Something falls due on a day; the game master's secret, unless it is said not to be. */
  'appointment.add': command({
    input: z.strictObject({
      name: z.string().trim().min(1).max(120),
      day: z.number().int().min(-farthestDay).max(farthestDay),
      secret: z.boolean().default(true),
    }),
    label: (_read, { name }) => phrase('history.appointment.add', { name }),
    run: (write, { name, day, secret }) => {
      const appointmentId = write.newId()
      write.run(
        `INSERT INTO appointment (id, day, name, secret) VALUES (@appointmentId, @day, @name, @secret)`,
        { appointmentId, day, name, secret: secret ? 1 : 0 },
      )
      const to = dateWords(readCalendar(write), day)
      write.record({ kind: 'appointment.added', secret, about: [], to, with: { name } })
      return { appointmentId }
    },
  }),

  /** It has been kept, or is open again. */
  'appointment.settle': command({
    input: appointmentOnly.extend({ done: z.boolean() }),
    label: (read, { appointmentId, done }) =>
      phrase(`history.appointment.${done ? 'done' : 'open'}`, {
        name: appointmentById(read, appointmentId).name,
      }),
    run: (write, { appointmentId, done }) => {
      const { name, secret } = appointmentById(write, appointmentId)
      write.run('UPDATE appointment SET done = @done WHERE id = @appointmentId', {
        appointmentId,
        done: done ? 1 : 0,
      })
      const kind = done ? 'appointment.kept' : 'appointment.reopened'
      write.record({ kind, secret: secret === 1, about: [], with: { name } })
    },
  }),

  'appointment.remove': command({
    input: appointmentOnly,
    label: (read, { appointmentId }) =>
      phrase('history.appointment.remove', { name: appointmentById(read, appointmentId).name }),
    run: (write, { appointmentId }) => {
      const { name } = appointmentById(write, appointmentId)
      write.run('DELETE FROM appointment WHERE id = @appointmentId', { appointmentId })
      write.record({ kind: 'appointment.removed', secret: true, about: [], with: { name } })
    },
  }),
}
