import { useRoute, useRouter } from 'vue-router'
import { isRunnable } from '../actions/action'
import { useActions } from '../actions/registry'
import { useActionThere } from '../actions/use-action-there'
import type { Stop } from './tour'

/**
 * Makes the place of a stop ready for whoever has passed over what leads there: shuts what lies over
 * the page, goes to its view, and does what brings what it needs.
 */
export function useReadyStop(): (stop: Stop) => Promise<void> {
  const route = useRoute()
  const router = useRouter()
  const actions = useActions()
  const whenThere = useActionThere()

  /** Whether the action that a stop needs answers now; one without any is read anywhere. */
  function isThere({ needs }: Stop): boolean {
    const found = needs === undefined ? undefined : actions.find(needs)
    return needs === undefined || (found !== undefined && actions.isHeard(found))
  }

  return async (stop) => {
    const { view, needs, opens } = stop
    const isElsewhere = view !== undefined && view !== route.name
    // What needs nothing is done on the page: a form left open over it would take its keys.
    if (needs !== undefined && isThere(stop) && !isElsewhere) return
    if (!(await actions.leaveLayers())) return
    if (isElsewhere) await router.push({ name: view })
    if (isThere(stop) || opens === undefined) return
    const opener = await whenThere(opens)
    if (!opener || !isRunnable(opener)) return
    opener.run()
    if (needs !== undefined) await whenThere(needs)
  }
}
