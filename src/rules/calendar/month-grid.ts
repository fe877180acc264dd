import { dayOf, weekdayOf, type Calendar } from './calendar'

/** Columns of a month where the campaign has no weeks. */
const plainColumns = 10

/** Columns in which a month is drawn: a week's days, or ten where there are no weeks. */
export function columnsOf({ weekdays }: Calendar): number {
  return weekdays.length === 0 ? plainColumns : weekdays.length
}

/**
 * A month's day numbers in rows of a week; null for a cell before its first day or after its last.
 * No rows for a month that is not there.
 */
export function monthGrid(calendar: Calendar, year: number, month: number): (number | null)[][] {
  const first = dayOf(calendar, { year, month, day: 1 })
  if (first === null) return []
  const columns = columnsOf(calendar)
  const { days = 0 } = calendar.months[month] ?? {}
  const offset = weekdayOf(calendar, first) ?? 0
  const rows = Math.ceil((offset + days) / columns)
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => {
      const ofMonth = row * columns + column - offset
      return ofMonth >= 0 && ofMonth < days ? first + ofMonth : null
    }),
  )
}
