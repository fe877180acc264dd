import { z } from 'zod'
import { dateWords } from '../../rules/calendar/calendar'
import { daysOf, recurrenceUnits } from '../../rules/calendar/recurring'
import { phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import { command } from '../define'
import type { Read } from '../file/handles'
import { farthestDay } from './read'
import { readCalendar } from './read'
import { idSchema, line, whole } from '../../shared/bounded'

const appointmentOnly = z.strictObject({ appointmentId: idSchema })

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

/** Every so many days, weeks, months or years, so many times in all. */
const recurrence = z.strictObject({
  every: whole(1, 1000),
  unit: z.enum(recurrenceUnits),
  times: whole(2, 60),
})

export const appointmentApi = {
  /**
   * Something falls due on a day; the game master's secret, unless it is said not to be. What comes again
   * is an appointment each time, so that each is kept by itself. Answers the id of the first.
   */
  'appointment.add': command({
    input: z.strictObject({
      name: line(120),
      day: whole(-farthestDay, farthestDay),
      secret: z.boolean().default(true),
      again: recurrence.optional(),
    }),
    label: (_read, { name, again }) =>
      again
        ? phrase('history.appointment.addSeries', { name, count: again.times })
        : phrase('history.appointment.add', { name }),
    run: (write, { name, day, secret, again }) => {
      const calendar = readCalendar(write)
      const days = again ? daysOf(calendar, day, again) : [day]
      if (days.some((each) => Math.abs(each) > farthestDay)) refuse('refusal.farDay')
      const ids = days.map((each) => {
        const appointmentId = write.newId()
        write.run(
          `INSERT INTO appointment (id, day, name, secret) VALUES (@appointmentId, @day, @name, @secret)`,
          { appointmentId, day: each, name, secret: secret ? 1 : 0 },
        )
        return appointmentId
      })
      const [appointmentId = ''] = ids
      const to = dateWords(calendar, day)
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

  /** It is awaited no longer; where it comes again, nor are the later ones of its name that are open. */
  'appointment.remove': command({
    input: appointmentOnly.extend({ andLater: z.boolean().default(false) }),
    label: (read, { appointmentId }) =>
      phrase('history.appointment.remove', { name: appointmentById(read, appointmentId).name }),
    run: (write, { appointmentId, andLater }) => {
      const { name, day } = appointmentById(write, appointmentId)
      write.run('DELETE FROM appointment WHERE id = @appointmentId', { appointmentId })
      if (andLater) {
        write.run('DELETE FROM appointment WHERE name = @name AND day > @day AND done = 0', {
          name,
          day,
        })
      }
      write.record({ kind: 'appointment.removed', secret: true, about: [], with: { name } })
    },
  }),
}
