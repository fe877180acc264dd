import { onScopeDispose } from 'vue'
import { useRouter, type RouteLocationNormalized, type Router } from 'vue-router'
import { useLeaving } from '../../composables/use-draft'
import { useDrafts } from '../../stores/drafts'
import { useMoveRunner } from '../../stores/move-runner'
import { follow } from '../../under-way'

/**
 * Keeps what is typed until the view that somebody goes to has been drawn. What it answers is to be told
 * of every way that is set out on.
 */
function useWayThere(router: Router): (to: RouteLocationNormalized) => void {
  /** Where to, and what ends the wait for it. */
  const ways = new Map<RouteLocationNormalized, () => void>()
  const arrive = (to: RouteLocationNormalized) => {
    ways.get(to)?.()
    ways.delete(to)
  }
  onScopeDispose(router.afterEach(arrive))
  onScopeDispose(router.onError((_error, to) => arrive(to)))
  return (to) => {
    const arrived = new Promise<void>((resolve) => ways.set(to, resolve))
    void follow(arrived, 'command')
  }
}

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
  const router = useRouter()
  const setOut = useWayThere(router)
  const stop = router.beforeEach(async (to, from) => {
    const isLeft = to.path === from.path || (await mayLeave(leaving()))
    if (isLeft) setOut(to)
    return isLeft
  })
  onScopeDispose(stop)

  const keepAll = () => {
    for (const draft of drafts.open) draft.flush()
  }
  window.addEventListener('pagehide', keepAll)
  onScopeDispose(() => window.removeEventListener('pagehide', keepAll))
}
