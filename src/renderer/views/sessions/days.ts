import type { Speaker } from '../../../shared/words/speaker'
import type { Session } from '../../panels/session/session'

/** The days of the campaign that a session went over; one that is going on has come to `today`. */
export function daysOf(
  { t }: Pick<Speaker, 't'>,
  { first_day: first, last_day: last }: Pick<Session, 'first_day' | 'last_day'>,
  today: number,
): string {
  // The calendar counts its days from 0; a table counts from the first.
  const from = first + 1
  const to = (last ?? today) + 1
  return from === to ? t('sessions.oneDay', { day: from }) : t('sessions.days', { from, to })
}
