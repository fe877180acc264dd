import { nextTick } from 'vue'
import { useRouter } from 'vue-router'
import { isRunnable } from '../../actions/action'
import { useActions } from '../../actions/registry'
import { wayTo } from './loose-ends'
import type { LooseEnd } from '../session'

/** The ways to what is still open. */
export function useWay() {
  const router = useRouter()
  const actions = useActions()

  /** Whether there is a way from here. */
  function canGo(end: LooseEnd): boolean {
    const way = wayTo(end)
    if ('route' in way) return true
    const action = actions.find(way.action)
    return action !== undefined && isRunnable(action)
  }

  /** Goes to where it is settled; the dialog it was listed in must be closed by then. */
  async function go(end: LooseEnd): Promise<void> {
    const way = wayTo(end)
    // The closing dialog gives the focus back first.
    await nextTick()
    if ('route' in way) await router.push(way.route)
    else actions.find(way.action)?.run()
  }

  return { canGo, go }
}
