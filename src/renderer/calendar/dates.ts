import { dateOf, dayOf, type Calendar } from '../../rules/calendar/calendar'
import type { Awaited } from './use-calendar'

/** The same day so many months on, or the last of that month where it has none such. */
export function monthsOn(calendar: Calendar, day: number, by: number): number {
  const { year, month, day: ofMonth } = dateOf(calendar, day)
  const { length } = calendar.months
  const at = month + by
  const years = Math.floor(at / length)
  const there = at - years * length
  const days = calendar.months[there]?.days ?? 1
  const date = { year: year + years, month: there, day: Math.min(ofMonth, days) }
  return dayOf(calendar, date) ?? day
}

/** What falls due, by day number; what was kept is left out. */
export function namesByDay(awaited: readonly Awaited[]): Map<number, string[]> {
  const names = new Map<number, string[]>()
  for (const { day, name, done } of awaited) {
    if (!done) names.set(day, [...(names.get(day) ?? []), name])
  }
  return names
}

/** Reads a time of the day, `8:30` or `0830`, as its minute; null when it is none. */
export function readClock(text: string): number | null {
  const typed = /^(\d{1,2})[:.h]?(\d{2})$/.exec(text.trim())
  const [hours, minutes] = [Number(typed?.[1]), Number(typed?.[2])]
  if (!typed || hours > 23 || minutes > 59) return null
  return hours * 60 + minutes
}
