import type { OutputOf } from '../../campaign/api'
import type { Speaker } from '../../shared/words/speaker'

type Passed = OutputOf<'calendar.advance'>

/** What came of letting time pass, in sentences: the hour, what fell due, what has ended, who died. */
export function passedWords(
  { t }: Pick<Speaker, 't'>,
  moment: (now: Passed['now']) => string,
  { now, met, ended, died }: Passed,
): string[] {
  return [
    t('calendar.passed.said', { now: moment(now) }),
    ...met.map(({ name, type, what }) => t(`calendar.passed.met.${type}.${what}`, { name })),
    ...ended.map((each) => t('calendar.passed.ended', each)),
    ...died.map((name) => t('calendar.passed.died', { name })),
  ]
}
