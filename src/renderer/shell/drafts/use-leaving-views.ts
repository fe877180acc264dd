import { onScopeDispose } from 'vue'
import { useRouter } from 'vue-router'
import { useLeaving } from '../../composables/use-draft'
import { useDrafts } from '../../stores/drafts'
import { useMoveRunner } from '../../stores/move-runner'

/**
 * Lets no view go with something half-made in it before it is said what becomes of it. Where the
 * window itself goes nobody is asked: what is half-made is kept.
 */
export function useLeavingViews(): void {
  const drafts = useDrafts()
  const moveRunner = useMoveRunner()
  const mayLeave = useLeaving()
  /** A move on its way stands beside whatever view is open. */
  const leaving = () => [...drafts.open].filter((draft) => !moveRunner.inside.has(draft))
  const stop = useRouter().beforeEach((to, from) => to.path === from.path || mayLeave(leaving()))
  onScopeDispose(stop)

  const keepAll = () => {
    for (const draft of drafts.open) draft.flush()
  }
  window.addEventListener('pagehide', keepAll)
  onScopeDispose(() => window.removeEventListener('pagehide', keepAll))
}
