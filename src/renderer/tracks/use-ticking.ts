import type { InputOf } from '../../campaign/api'
import { useRun } from '../bridge'
import { useAnnounce } from '../composables/use-announce'
import { useWords } from '../composables/use-words'
import { useTracksDrawer } from '../stores/tracks-drawer'
import { stepWords, type Step, type Track } from './track'

type Why = Pick<InputOf<'track.advance'>, 'cause' | 'roll'>

/** Steps tracks on and back, and says what came of it. */
export function useTicking() {
  const { t, say } = useWords()
  const { announce } = useAnnounce()
  const { run, refusal, busy } = useRun()
  const tracksDrawer = useTracksDrawer()

  /** Whether the step was taken, or the dice said no; false when it was refused. */
  async function step(track: Track, by: Step, why: Why = {}): Promise<boolean> {
    // Every press counts, however quick; one roll is one answer.
    if (why.roll && busy.value) return false
    const done = await run('track.advance', { trackId: track.id, ...by, ...why })
    if (!done) return false
    tracksDrawer.last = { trackId: track.id, from: done.from, to: done.to }
    announce(
      done.held
        ? t('tracks.held', { name: track.name, roll: why.roll?.face ?? 0 })
        : say(stepWords(track, done)),
    )
    return true
  }

  return { step, refusal, busy }
}
