import type { OutputOf } from '../../../campaign/api'
import { useRun } from '../../bridge'
import { shortMoment } from '../../composables/format/moments'
import { useAnnounce } from '../../composables/use-announce'
import { useDialog } from '../../composables/use-dialog'
import { useWords } from '../../composables/use-words'
import { useHistoryWords } from './history-step'

type Way = OutputOf<'history.way'>

/** As many steps are gone without a question. */
const unasked = 3

/** Goes to a step of the history; over more than a few it first says what goes along, and asks. */
export function useJump() {
  const { t } = useWords()
  const { labelOf } = useHistoryWords()
  const { confirm } = useDialog()
  const { announce } = useAnnounce()
  const { run, refusal, busy } = useRun()

  function told(direction: 'back' | 'forward', stretch: Way['back']): string[] {
    if (!stretch) return []
    const { steps: count, oldest, newest } = stretch
    const gaps = {
      count,
      oldest: labelOf(oldest),
      oldestAt: shortMoment(oldest.at),
      newest: labelOf(newest),
      newestAt: shortMoment(newest.at),
    }
    return [t(`shell.history.way.${direction}`, gaps)]
  }

  const named = (what: 'fights' | 'sessions' | 'notes', names: (string | number)[]): string[] => {
    const gaps = { count: names.length, names: names.join(', ') }
    return names.length > 0 ? [t(`shell.history.way.${what}`, gaps)] : []
  }

  function isMeant(
    { back, forward, fights, sessions, notes }: Way,
    count: number,
  ): Promise<boolean> {
    const sentences = [
      ...told('back', back),
      ...told('forward', forward),
      ...named('fights', fights),
      ...named('sessions', sessions),
      ...named('notes', notes),
      t('shell.history.way.kept'),
    ]
    return confirm({
      title: t('shell.history.way.title', { count }),
      text: sentences.join(' '),
      yes: t('shell.history.way.yes'),
      // The keys rest on the way out: nobody shall empty a campaign by pressing Enter twice.
      danger: true,
    })
  }

  async function goTo(batchId: number): Promise<void> {
    if (busy.value) return
    const way = await run('history.way', { batchId })
    if (!way) return
    const count = (way.back?.steps ?? 0) + (way.forward?.steps ?? 0)
    if (count > unasked && !(await isMeant(way, count))) return
    if ((await run('history.goTo', { batchId })) === false) announce(t('shell.history.stopped'))
  }

  return { goTo, refusal }
}
