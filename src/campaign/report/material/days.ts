import { dateOf, yearWords } from '../../../rules/calendar/calendar'
import { readCalendar } from '../../calendar/read'
import type { Read } from '../../file/handles'

/** The campaign's own calendar, as far as a report tells it. */
export interface Days {
  /** Whether the table keeps it at all: it has months, or has moved on from its first day. */
  isKept: boolean
  today: number
  /** A day in words: its month where there are months. */
  dateOf(day: number): { day: number; month: string; year: string }
}

/** Reads the campaign calendar. Day 0 is the first day of its first year. */
export function readDays(read: Read): Days {
  const calendar = readCalendar(read)
  const { months, now } = calendar
  return {
    today: now.day,
    isKept: months.length > 0 || now.day !== 0,
    dateOf: (number) => {
      if (months.length === 0) return { day: number + 1, month: '', year: '' }
      const { day, month, year } = dateOf(calendar, number)
      return { day, month: months[month]?.name ?? '', year: yearWords(calendar, year) }
    },
  }
}
