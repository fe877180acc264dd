import { useCalendar } from '../calendar/use-calendar'
import { useWords } from '../composables/use-words'
import type { Effect } from './bearer'

/** What is left of an effect and when it is over, in words. */
export function useEffectEnd() {
  const { t, say } = useWords()
  const { moment } = useCalendar()

  function endWords({ endsAt }: Effect): string {
    if (!endsAt) return ''
    return endsAt.by === 'fight'
      ? t('effect.left.untilStep', { turn: endsAt.turn, step: endsAt.step })
      : t('effect.left.untilMoment', { moment: moment(endsAt) })
  }

  /** How much is left of it, and until when that is. */
  function lastsWords(effect: Effect): string {
    const [left, end] = [say(effect.left), endWords(effect)]
    return end === '' ? left : t('effect.left.withEnd', { left, end })
  }

  return { lastsWords }
}
