import type { OutputOf } from '../../../campaign/api'
import type { Speaker } from '../../../shared/words/speaker'

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
