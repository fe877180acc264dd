import { dateOf, dayOf, type Calendar } from './calendar'
import { readDay } from './read-day'
import { called, doings, type SpanWords, type TypedSpan } from './read-span'

const farUnits = ['weeks', 'months', 'years'] as const

/** The words that are typed for what the calendar alone can count, and for "until". */
export interface AheadWords extends Pick<SpanWords, 'doings'> {
  far: Record<(typeof farUnits)[number], readonly string[]>
  until: readonly string[]
}

/** The same day so many months later; the last of that month where it has none such. */
export function monthsLater(calendar: Calendar, today: number, months: number): number {
  const { year, month, day } = dateOf(calendar, today)
  const { length } = calendar.months
  const index = month + months
  const at = { year: year + Math.floor(index / length), month: index % length }
  const days = calendar.months[at.month]?.days ?? 1
  return dayOf(calendar, { ...at, day: Math.min(day, days) }) ?? today
}

/** The day that so many of a unit lead to; null for no unit of these. */
function dayAfter(
  calendar: Calendar,
  today: number,
  { amount, unit }: { amount: number; unit: string },
  { far }: AheadWords,
): number | null {
  const { weekdays, months } = calendar
  switch (called(unit, farUnits, far)) {
    case 'weeks':
      return weekdays.length > 0 ? today + amount * weekdays.length : null
    case 'months':
      return monthsLater(calendar, today, amount)
    case 'years':
      return monthsLater(calendar, today, amount * months.length)
    default:
      return null
  }
}

/** The day that a text leads to, by its words: `until 14 Seedtime`, `2 months`. */
function dayMeant(
  text: string,
  calendar: Calendar,
  today: number,
  words: AheadWords,
): number | null {
  const [, first = '', rest = ''] = /^(\S+)\s+(.+)$/.exec(text) ?? []
  if (words.until.includes(first.toLowerCase())) return readDay(rest, calendar, today)
  const [, amount, unit = ''] = /^(\d{1,4})\s*([^\d\s]+)$/.exec(text) ?? []
  const span = { amount: Number(amount ?? 0), unit: unit.toLowerCase() }
  return dayAfter(calendar, today, span, words)
}

/**
 * Reads how long until a day that the calendar knows: `until 14 Seedtime`, `2 months`, `1 year of work`.
 * The span is in days, to the same hour; null where no day to come is meant.
 */
export function readAhead(
  text: string,
  calendar: Calendar,
  today: number,
  words: AheadWords,
): TypedSpan | null {
  const typed = text.trim()
  const [, before = '', said = ''] = /^(.+?)\s+(?:of\s+)?([^\d\s]+)$/.exec(typed) ?? []
  const doing = called(said.toLowerCase(), doings, words.doings)
  const whole = dayMeant(typed, calendar, today, words)
  const day = whole ?? (doing ? dayMeant(before, calendar, today, words) : null)
  if (day === null || day <= today) return null
  return { amount: day - today, unit: 'days', doing: whole === null ? doing : null }
}
