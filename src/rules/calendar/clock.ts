import { unitsAndRest } from './calendar'

/** Minutes of a day. */
export const minutesPerDay = 1440

/** A moment of the campaign: its day number, and the minute of that day from 0 to 1439. */
export interface Moment {
  day: number
  minute: number
}

/** What time is counted in. */
export const spanUnits = ['minutes', 'hours', 'watches', 'days'] as const
export type SpanUnit = (typeof spanUnits)[number]

/** A length of time as it is said. */
export interface Span {
  amount: number
  unit: SpanUnit
}

/**
 * The party's standard day (CI-030), in minutes: ten hours of travel, two of meals and chores, and
 * a rest of twelve, which is three watches of four hours. It begins when the rest ends, at eight,
 * so that the rest lies over midnight.
 */
export const standardDay = { travel: 600, chores: 120, rest: 720, begins: 480 } as const

/** Watches a night's rest has, of four hours each (CI-001, CI-030). */
const nightWatches = 3

/** Minutes of a span; a watch is as long as the campaign's day divides (four hours for six, CI-001). */
export function minutesOf({ amount, unit }: Span, watches: number): number {
  const each = { minutes: 1, hours: 60, watches: minutesPerDay / watches, days: minutesPerDay }
  return Math.round(amount * each[unit])
}

/** A span in another unit, which begun ones fill: 8 hours are a day, and a day is 24 hours. */
export function inUnit(span: Span, unit: Span['unit'], watches: number): Span {
  const each = minutesOf({ amount: 1, unit }, watches)
  return { amount: Math.ceil(minutesOf(span, watches) / each), unit }
}

/** Which watch of the day a minute lies in, from 1. */
export function watchAt(minute: number, watches: number): number {
  return Math.floor((minute * watches) / minutesPerDay) + 1
}

/** Which watch of the standard night a minute lies in, 1 to 3; null by day (CI-030). */
export function nightWatchAt(minute: number): number | null {
  const begins = standardDay.begins - standardDay.rest
  const [, sinceRest] = unitsAndRest(minute - begins, minutesPerDay)
  if (sinceRest >= standardDay.rest) return null
  return Math.floor((sinceRest * nightWatches) / standardDay.rest) + 1
}

/** Minutes since the beginning of day 0. */
function sinceStart({ day, minute }: Moment): number {
  return day * minutesPerDay + minute
}

/** The moment so many minutes later, or earlier when they are negative. */
export function later(moment: Moment, minutes: number): Moment {
  const [day, minute] = unitsAndRest(sinceStart(moment) + minutes, minutesPerDay)
  return { day, minute }
}

/** Nights that ended between two moments: how often the standard day began (CI-030). */
export function nightsBetween(from: Moment, to: Moment): number {
  const begun = (moment: Moment) =>
    unitsAndRest(sinceStart(moment) - standardDay.begins, minutesPerDay)[0]
  return Math.max(0, begun(to) - begun(from))
}

/** Minutes until the next standard day begins, at least one (CI-030). */
export function minutesToMorning({ minute }: Moment): number {
  const [, past] = unitsAndRest(minute - standardDay.begins, minutesPerDay)
  return minutesPerDay - past
}

/** Minutes on the clock of a rest that begins now: minutes first, then each night to its morning. */
export function minutesOfRest(
  now: Moment,
  { minutes, nights }: { minutes: number; nights: number },
): number {
  if (nights === 0) return minutes
  return minutes + minutesToMorning(later(now, minutes)) + (nights - 1) * minutesPerDay
}

/** So many minutes as they are said: in days or hours where they come to whole ones. */
export function spanOf(minutes: number): Span {
  if (minutes % minutesPerDay === 0) return { amount: minutes / minutesPerDay, unit: 'days' }
  if (minutes % 60 === 0) return { amount: minutes / 60, unit: 'hours' }
  return { amount: minutes, unit: 'minutes' }
}

/** Hours on the road in so many minutes of travelling: of each whole day only those of CI-030. */
export function hoursOnTheRoad(minutes: number): number {
  const [days, rest] = unitsAndRest(minutes, minutesPerDay)
  return (days * standardDay.travel + Math.min(rest, standardDay.travel)) / 60
}

/** A minute of the day as on a clock: 08:05. */
export function clockWords(minute: number): string {
  const [hours, rest] = unitsAndRest(minute, 60)
  return `${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`
}

/** Minutes from one moment to another; below 0 when the other one is over. */
export function minutesBetween(from: Moment, to: Moment): number {
  return sinceStart(to) - sinceStart(from)
}
