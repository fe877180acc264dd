import { line, whole } from '../../../shared/bounded'
import { minutesPerDay } from '../../../rules/calendar/clock'
import { monthsSchema, weekdaysSchema, writeMonths, writeWeekdays } from '../../calendar/edit'
import { farthestDay, moonsSchema, readCalendar } from '../../calendar/read'
import { endOnCalendar } from '../../effect/on-calendar'
import { isPlayed, plain } from './fields'
import { flag, text, type OwnPart, type Shape } from './shape'
import type { z } from 'zod'

const day = whole(-farthestDay, farthestDay)

const monthsPart: OwnPart = {
  schema: monthsSchema,
  read: (read, ids) => new Map(ids.map((id) => [id, readCalendar(read).months])),
  write: ({ write }, _id, value) => {
    writeMonths(write, value as z.output<typeof monthsSchema>)
  },
}

const weekdaysPart: OwnPart = {
  schema: weekdaysSchema.default([]),
  read: (read, ids) => new Map(ids.map((id) => [id, readCalendar(read).weekdays])),
  write: ({ write }, _id, value) => {
    writeWeekdays(write, value as z.output<typeof weekdaysSchema>)
  },
}

/** How a campaign counts its days, and what day it is: all that falls due names a day by its number. */
export const calendar: Shape = {
  table: 'calendar',
  hasIds: true,
  isOnly: true,
  fields: {
    era: text(40),
    firstYear: plain(whole(-100_000, 100_000).default(1)),
    watches: plain(whole(1, 24).default(6)),
    moons: plain(moonsSchema.default([]), { as: 'json' }),
    day: plain(day.default(0), { isPlayed }),
    minute: plain(whole(0, minutesPerDay - 1).default(480), { isPlayed }),
  },
  ownParts: { months: monthsPart, weekdays: weekdaysPart },
  derive: ({ write, later }) => {
    // Another day may have come by it.
    later(() => endOnCalendar(write))
    return {}
  },
}

/** What falls due on a day, beside the deadlines of missions; what comes again stands there each time. */
export const appointment: Shape = {
  table: 'appointment',
  hasIds: true,
  knownBy: ['name', 'day'],
  fields: {
    name: plain(line(120)),
    day: plain(day),
    secret: flag(true),
    done: flag(false, { isPlayed }),
  },
}
