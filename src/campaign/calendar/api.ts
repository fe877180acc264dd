import { z } from 'zod'
import { minutesPerDay } from '../../rules/calendar/clock'
import { doings } from '../../rules/calendar/read-span'
import { phrase } from '../../shared/phrase'
import { command, query } from '../define'
import { endOnCalendar } from '../effect/on-calendar'
import { advance, momentWords, setNow, spanSchema } from './advance'
import { readAwaited } from './awaited'
import { calendarEdit, editCalendar } from './edit'
import { farthestDay, readCalendar } from './read'
import { whole } from '../../shared/bounded'

export const calendarApi = {
  /** The calendar, what time it is, and all that falls due, the earliest first. */
  'calendar.read': query({
    input: z.strictObject({}),
    run: (read) => ({ ...readCalendar(read), awaited: readAwaited(read) }),
  }),

  /** Time passes. What falls due on the way is told; nights are counted and heal nobody by themselves, but the dying run out of it. */
  'calendar.advance': command({
    input: spanSchema.extend({ doing: z.enum(doings) }),
    label: (_read, { amount, unit }) =>
      phrase(`history.calendar.advance.${unit}`, { count: amount }),
    run: (write, span) => advance(write, span),
  }),

  /** Sets the clock to another moment, back or forth: nothing falls due by it, but what lasts no longer has ended. */
  'calendar.set': command({
    input: z.strictObject({
      day: whole(-farthestDay, farthestDay),
      minute: whole(0, minutesPerDay - 1),
    }),
    label: (read, now) =>
      phrase('history.calendar.set', { to: momentWords(readCalendar(read), now) }),
    run: (write, now) => {
      const calendar = readCalendar(write)
      if (calendar.now.day === now.day && calendar.now.minute === now.minute) return
      setNow(write, now)
      endOnCalendar(write)
      write.record({
        kind: 'calendar.set',
        secret: false,
        about: [],
        from: momentWords(calendar, calendar.now),
        to: momentWords(calendar, now),
      })
    },
  }),

  /** Months, weekdays, moons, era, the first year and the watches of a day; answers what is called otherwise now. */
  'calendar.edit': command({
    input: calendarEdit,
    label: () => phrase('history.calendar.edit'),
    run: editCalendar,
  }),
}
