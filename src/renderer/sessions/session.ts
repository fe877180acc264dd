import type { OutputOf } from '../../campaign/api'
import type { Speaker } from '../../shared/words/speaker'

/** An evening at the table, with who was there. */
export type Session = OutputOf<'session.list'>[number]
/** One thing that is still open before a session ends. */
export type LooseEnd = OutputOf<'session.looseEnds'>[number]

/** What a session is called: its number, and its name if it has one. */
export function sessionTitle(
  { t }: Pick<Speaker, 't'>,
  { number, name }: { number: number; name: string },
): string {
  return name === '' ? t('sessions.number', { number }) : t('sessions.named', { number, name })
}

/** The campaign's days as they are called, and the one it has come to. */
interface Days {
  date: (day: number) => string
  today: number
}

/** The dates that a session went over; one that is going on has come to today. */
export function daysOf(
  { t }: Pick<Speaker, 't'>,
  { date, today }: Days,
  { first_day: from, last_day: last }: Pick<Session, 'first_day' | 'last_day'>,
): string {
  const to = last ?? today
  return from === to ? date(from) : t('sessions.days', { from: date(from), to: date(to) })
}
