import { z } from 'zod'
import { dateWords } from '../../rules/calendar/calendar'
import {
  clockWords,
  hoursOnTheRoad,
  later,
  minutesOf,
  nightsBetween,
  spanUnits,
  type Moment,
  type Span,
} from '../../rules/calendar/clock'
import { metBetween } from '../../rules/calendar/due'
import type { Doing } from '../../rules/calendar/read-span'
import type { Fact } from '../../shared/fact'
import { phrase } from '../../shared/phrase'
import { runOut } from '../condition/run-out'
import { endOnCalendar, passInFights } from '../effect/on-calendar'
import { comeBack, endRest } from '../pool/come-back'
import { words } from '../words'
import type { Write } from '../file/handles'
import { readAwaited, type Awaited } from './awaited'
import { readCalendar, type CampaignCalendar } from './read'
import { whole } from '../../shared/bounded'

/** More of a unit does not pass at once: as days, some 2,700 years. */
const longestSpan = 999_999

/** A length of time as commands take it. */
export const spanSchema = z.strictObject({
  amount: whole(1, longestSpan),
  unit: z.enum(spanUnits),
})

/** What came of letting time pass. */
export interface Passed {
  now: Moment
  /** Nights that went by: who sleeps in them may heal. */
  nights: number
  /** Hours on the road, where they travelled; else 0. */
  roadHours: number
  /** What fell due today, and what was passed over. */
  met: { name: string; type: Awaited['type']; what: 'reached' | 'passed' }[]
  /** Names of those who had turns left to live, and have none any more. */
  died: string[]
  /** What has ended, and whose it was. */
  ended: { words: string; name: string }[]
}

/** A moment as it is written: the date and the clock. */
export function momentWords(calendar: CampaignCalendar, { day, minute }: Moment): string {
  return `${dateWords(calendar, day)}, ${clockWords(minute)}`
}

/** Sets the campaign's clock. */
export function setNow(write: Write, { day, minute }: Moment): void {
  write.run('UPDATE calendar SET day = @day, minute = @minute', { day, minute })
}

function tellMet(write: Write, awaited: Awaited, what: 'reached' | 'passed'): void {
  const { id, name, secret, type } = awaited
  if (type === 'appointment') {
    const kind = what === 'reached' ? 'appointment.due' : 'appointment.passed'
    write.record({ kind, secret, about: [], with: { name } })
    return
  }
  const kind = what === 'reached' ? 'deadline.due' : 'deadline.passed'
  const fact: Fact = { kind, secret, about: [{ type: 'mission', id, name }] }
  write.record(fact, { missionId: id })
}

/**
 * Lets time pass, and tells what fell due on the way: nobody acts on it but the game master. Who is
 * dying runs out of it, but for those of `helped`, for whom it is counted elsewhere.
 */
export function advance(
  write: Write,
  { doing, ...span }: Span & { doing: Doing },
  helped: readonly string[] = [],
): Passed {
  const calendar = readCalendar(write)
  const minutes = minutesOf(span, calendar.watches)
  const now = later(calendar.now, minutes)
  setNow(write, now)
  write.record({
    kind: 'calendar.advanced',
    secret: false,
    about: [],
    from: momentWords(calendar, calendar.now),
    to: momentWords(calendar, now),
    cause: phrase(`calendar.span.${span.unit}`, { count: span.amount }),
    with: { doing: `@calendar.doing.${doing}` },
  })
  const met = readAwaited(write).flatMap((awaited) => {
    const what = awaited.done ? null : metBetween(awaited.day, calendar.now.day, now.day)
    return what ? [{ awaited, what }] : []
  })
  for (const { awaited, what } of met) tellMet(write, awaited, what)
  const died = runOut(write, minutes, helped)
  const ended = [...passInFights(write, minutes), ...endOnCalendar(write)]
  if (doing === 'rest' && helped.length === 0) endRest(write, () => true, {})
  const nights = nightsBetween(calendar.now, now)
  if (nights > 0) comeBack(write, 'day', () => true, {})
  return {
    now,
    nights,
    roadHours: doing === 'travel' ? hoursOnTheRoad(minutes) : 0,
    met: met.map(({ awaited: { name, type }, what }) => ({ name, type, what })),
    died,
    ended: ended.map(({ text, bearer }) => ({ words: words.say(text), name: bearer.name })),
  }
}
