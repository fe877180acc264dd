import type { Speaker } from '../../shared/words/speaker'
import type { Session } from './running/session'

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
