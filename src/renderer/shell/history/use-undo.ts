import type { OutputOf } from '../../../campaign/api'
import { useRun } from '../../bridge'
import { shortMoment } from '../../composables/format/moments'
import { useAnnounce } from '../../composables/use-announce'
import { useDialog } from '../../composables/use-dialog'
import { useWords } from '../../composables/use-words'
import { useHiddenFacts } from '../../stores/hidden-facts'

type Next = OutputOf<'history.next'>

/** No evening rests for longer, in milliseconds: what was done before such a pause was done on another. */
const longestPause = 6 * 60 * 60_000

/**
 * Whether what undo takes back is of an earlier evening than what was taken back, or done, last. Once it is
 * gone back over the pause, what lies before is of the same evening.
 */
export function isOfEarlierEvening({ undo, redo }: Next, now = Date.now()): boolean {
  if (!undo) return false
  const after = redo ? Date.parse(redo.at) : now
  return after - Date.parse(undo.at) > longestPause
}

/** Takes the last step back, and says so; what is of an earlier evening is asked about first. */
export function useUndo() {
  const { t, say } = useWords()
  const { announce } = useAnnounce()
  const { confirm } = useDialog()
  const hiddenFacts = useHiddenFacts()
  const { run, busy } = useRun()

  async function undo(next: Next | undefined): Promise<void> {
    if (!next?.undo) return
    const what = say(hiddenFacts.labelOf(next.undo))
    const isMeant =
      !isOfEarlierEvening(next) ||
      (await confirm({
        title: t('shell.earlier.title'),
        text: t('shell.earlier.text', { what, at: shortMoment(next.undo.at) }),
        yes: t('shell.earlier.yes'),
      }))
    if (isMeant && (await run('history.undo', {}))) announce(t('shell.undone', { what }))
  }

  return { undo, busy }
}
