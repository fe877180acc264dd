import { dateOf, dayOf, type Calendar } from './calendar'

const same = (one: string, other: string) =>
  one.localeCompare(other, undefined, { sensitivity: 'base' }) === 0

/** The month that is called so, or the first whose name begins so; null for none. */
function monthCalled({ months }: Calendar, name: string): number | null {
  const whole = months.findIndex((month) => same(month.name, name))
  const begun = months.findIndex((month) => same(month.name.slice(0, name.length), name))
  const found = whole === -1 ? begun : whole
  return found === -1 ? null : found
}

/** The next day, today included, that is this day of this month. */
function nextSuch(calendar: Calendar, month: number, day: number, today: number): number | null {
  const { year } = dateOf(calendar, today)
  const thisYear = dayOf(calendar, { year, month, day })
  if (thisYear === null || thisYear >= today) return thisYear
  return dayOf(calendar, { year: year + 1, month, day })
}

/** The next day, today included, that is this day of some month. */
function nextOfMonth(calendar: Calendar, day: number, today: number): number | null {
  const { year, month } = dateOf(calendar, today)
  const { length } = calendar.months
  for (let ahead = 0; ahead <= length; ahead++) {
    const at = month + ahead
    const date = { year: year + Math.floor(at / length), month: at % length, day }
    const found = dayOf(calendar, date)
    if (found !== null && found >= today) return found
  }
  return null
}

/**
 * Reads a day as it is typed: `+3` from today, `14` for the next fourteenth, `14 Seedtime`, `Seed 14`
 * (a month by its beginning), each with a year where it is not the next such day. Null when there
 * is no such day.
 */
export function readDay(text: string, calendar: Calendar, today: number): number | null {
  const typed = text.trim()
  const ahead = /^([+-]\s*\d{1,6})\b/.exec(typed)?.[1]
  if (ahead !== undefined) return today + Number(ahead.replaceAll(/\s/g, ''))
  const alone = /^(\d{1,3})\.?$/.exec(typed)?.[1]
  if (alone !== undefined) return nextOfMonth(calendar, Number(alone), today)
  const dayFirst = /^(\d{1,3})\.?\s+(.+?)(?:\s+(-?\d{1,6})(?:\s+\D*)?)?$/.exec(typed)
  const monthFirst = /^(\D.*?)\s+(\d{1,3})\.?(?:\s+(-?\d{1,6})(?:\s+\D*)?)?$/.exec(typed)
  const [day, name, year] = dayFirst
    ? [dayFirst[1], dayFirst[2], dayFirst[3]]
    : [monthFirst?.[2], monthFirst?.[1], monthFirst?.[3]]
  const month = name === undefined ? null : monthCalled(calendar, name)
  if (month === null || day === undefined) return null
  if (year === undefined) return nextSuch(calendar, month, Number(day), today)
  return dayOf(calendar, { year: Number(year), month, day: Number(day) })
}
