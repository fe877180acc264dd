/** A month of a campaign's year. */
export interface Month {
  name: string
  days: number
}

/** How a campaign counts its days. Day 0 is the first day of the first month of `firstYear`. */
export interface Calendar {
  /** At least one, each of one day or more; every year has the same. */
  months: readonly Month[]
  /** Names of the days of a week, which runs on through months and years; none for no weeks. */
  weekdays: readonly string[]
  firstYear: number
  /** What stands after a year; empty for nothing. */
  era: string
}

/** A day as people call it: the month counted from 0, the day of it from 1. */
export interface CalendarDate {
  year: number
  month: number
  day: number
}

/** A number cut down to whole units, also below zero, and what is left of it. */
export function unitsAndRest(total: number, unit: number): [units: number, rest: number] {
  const units = Math.floor(total / unit)
  return [units, total - units * unit]
}

/** Days of a year. */
export function daysInYear({ months }: Calendar): number {
  return months.reduce((all, { days }) => all + days, 0)
}

/** Days of the year before a month begins. */
function daysBefore({ months }: Calendar, month: number): number {
  return months.slice(0, month).reduce((all, { days }) => all + days, 0)
}

/** The date of a day number; days before day 0 lie in earlier years. */
export function dateOf(calendar: Calendar, day: number): CalendarDate {
  const [years, dayOfYear] = unitsAndRest(day, daysInYear(calendar))
  const last = calendar.months.length - 1
  const month = calendar.months.findLastIndex(
    (_, index) => daysBefore(calendar, index) <= dayOfYear,
  )
  const found = Math.min(Math.max(month, 0), last)
  return {
    year: calendar.firstYear + years,
    month: found,
    day: dayOfYear - daysBefore(calendar, found) + 1,
  }
}

/** The day number of a date; null when there is no such month, or no such day in it. */
export function dayOf(calendar: Calendar, { year, month, day }: CalendarDate): number | null {
  const length = calendar.months[month]?.days ?? 0
  if (day < 1 || day > length) return null
  const years = year - calendar.firstYear
  return years * daysInYear(calendar) + daysBefore(calendar, month) + day - 1
}

/** Which day of the week a day is, from 0; null where the campaign has no weeks. */
export function weekdayOf({ weekdays }: Calendar, day: number): number | null {
  return weekdays.length === 0 ? null : unitsAndRest(day, weekdays.length)[1]
}

/** A year as it is written, with its era. */
export function yearWords({ era }: Calendar, year: number): string {
  return era === '' ? `${year}` : `${year} ${era}`
}

/** A day as it is written: day, month, year and era, in the campaign's own names. */
export function dateWords(calendar: Calendar, day: number): string {
  const { year, month, day: ofMonth } = dateOf(calendar, day)
  const name = calendar.months[month]?.name ?? ''
  return `${ofMonth} ${name} ${yearWords(calendar, year)}`
}
