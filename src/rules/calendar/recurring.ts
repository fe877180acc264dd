import { dateOf, dayOf, unitsAndRest, type Calendar } from './calendar'

/** What something may come again by; weeks only where the campaign has them. */
export const recurrenceUnits = ['day', 'week', 'month', 'year'] as const

/** How often something comes: every so many units, so many times in all. */
export interface Recurrence {
  every: number
  unit: (typeof recurrenceUnits)[number]
  times: number
}

/** So many months later on the same day of the month, or on its last where it is shorter. */
function monthsLater(calendar: Calendar, day: number, count: number): number {
  const date = dateOf(calendar, day)
  const [years, month] = unitsAndRest(date.month + count, calendar.months.length)
  const last = calendar.months[month]?.days ?? date.day
  const later = { year: date.year + years, month, day: Math.min(date.day, last) }
  return dayOf(calendar, later) ?? day
}

/**
 * The days of something that comes again, the first of them `first`. Months are counted from there, so
 * that the 31st is the 31st again after a shorter month. A week without names has no days: one day.
 */
export function daysOf(calendar: Calendar, first: number, { every, unit, times }: Recurrence) {
  const inYear = calendar.months.length
  return Array.from({ length: times }, (_, at) => {
    const count = at * every
    switch (unit) {
      case 'day':
        return first + count
      case 'week':
        return first + count * Math.max(1, calendar.weekdays.length)
      case 'month':
        return monthsLater(calendar, first, count)
      case 'year':
        return monthsLater(calendar, first, count * inYear)
    }
  })
}
