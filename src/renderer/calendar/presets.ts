import type { Calendar } from '../../rules/calendar/calendar'
import { minutesToMorning, type Moment, type Span } from '../../rules/calendar/clock'
import { monthsLater, readAhead, type AheadWords } from '../../rules/calendar/read-ahead'
import {
  called,
  doings,
  readSpan,
  type SpanWords,
  type TypedSpan,
} from '../../rules/calendar/read-span'

/** A length of time that is often wanted; its digit is its place in the list, from 1. */
export interface Preset extends Span {
  /** Catalogue key of its name where that is not the span itself. */
  name?: string
}

/** A calendar, and what time it is by it. */
type CalendarNow = Calendar & { now: Moment }

/** What is often wanted, from now on. A week and a month are as long as the campaign's own. */
export function presetsFor(calendar: CalendarNow): Preset[] {
  const { now } = calendar
  const weekdays = calendar.weekdays.length
  return [
    { amount: 10, unit: 'minutes' },
    { amount: 1, unit: 'hours' },
    { amount: 1, unit: 'watches' },
    { amount: minutesToMorning(now), unit: 'minutes', name: 'calendar.advance.morning' },
    { amount: 1, unit: 'days' },
    ...(weekdays > 1
      ? [{ amount: weekdays, unit: 'days' as const, name: 'calendar.advance.week' }]
      : []),
    {
      amount: monthsLater(calendar, now.day, 1) - now.day,
      unit: 'days',
      name: 'calendar.advance.month',
    },
  ]
}

/** The words for spans of a catalogue, which lists them with spaces between. */
export function spanWords(t: (key: string) => string): SpanWords & AheadWords {
  const list = (key: string) => t(key).split(' ')
  return {
    units: {
      minutes: list('calendar.units.minutes'),
      hours: list('calendar.units.hours'),
      watches: list('calendar.units.watches'),
      days: list('calendar.units.days'),
    },
    far: {
      weeks: list('calendar.units.weeks'),
      months: list('calendar.units.months'),
      years: list('calendar.units.years'),
    },
    until: list('calendar.units.until'),
    doings: {
      travel: list('calendar.doings.travel'),
      rest: list('calendar.doings.rest'),
      wait: list('calendar.doings.wait'),
      work: list('calendar.doings.work'),
    },
  }
}

/**
 * What was typed as a span, or as the day it lasts until: a digit alone takes it from the list, with what
 * is done after it.
 */
export function readAdvance(
  text: string,
  presets: readonly Preset[],
  calendar: CalendarNow,
  words: SpanWords & AheadWords,
): TypedSpan | null {
  const [, digit, said] = /^(\d)(?:\s+(\S+))?$/.exec(text.trim().toLowerCase()) ?? []
  const preset = digit === undefined ? undefined : presets[Number(digit) - 1]
  const doing = said === undefined ? null : called(said, doings, words.doings)
  if (preset && (said === undefined || doing)) {
    return { amount: preset.amount, unit: preset.unit, doing }
  }
  return readSpan(text, words) ?? readAhead(text, calendar, calendar.now.day, words)
}
