import { useRoute, useRouter } from 'vue-router'
import { isRunnable } from '../actions/action'
import { useActions } from '../actions/registry'
import { useActionThere } from '../actions/use-action-there'
import { useMoveRunner } from '../stores/move-runner'
import type { Stop } from './tour'

/**
 * Makes the place of a stop ready for whoever has passed over what leads there: shuts what lies over
 * the page, goes to its view, and does what brings what it needs, unless that stop was passed over as well
 * by then: `isStill` says so.
 */
export function useReadyStop(): (stop: Stop, isStill: () => boolean) => Promise<void> {
  const route = useRoute()
  const router = useRouter()
  const actions = useActions()
  const whenThere = useActionThere()
  const moveRunner = useMoveRunner()

  /** Whether the action that a stop needs answers now; one without any is read anywhere. */
  function isThere({ needs }: Stop): boolean {
    const found = needs === undefined ? undefined : actions.find(needs)
    return needs === undefined || (found !== undefined && actions.isHeard(found))
  }

  /** The action that brings what a stop needs: at once where it can be done, else once its screen is there. */
  function openerOf(id: string) {
    const found = actions.find(id)
    return found && isRunnable(found) ? found : whenThere(id)
  }

  return async (stop, isStill) => {
    const { view, needs, opens } = stop
    const isElsewhere = view !== undefined && view !== route.name
    // What needs nothing is done on the page: a form left open over it would take its keys.
    if (needs !== undefined && isThere(stop) && !isElsewhere) return
    if (!(await actions.leaveLayers())) return
    if (moveRunner.opening) await moveRunner.leave()
    if (isElsewhere) await router.push({ name: view })
    if (isThere(stop) || opens === undefined) return
    const opener = await openerOf(opens)
    if (!opener || !isRunnable(opener) || !isStill()) return
    opener.run()
    if (needs !== undefined) await whenThere(needs)
  }
}
