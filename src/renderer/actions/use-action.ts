import { onScopeDispose } from 'vue'
import type { Action } from './action'
import { useActions } from './registry'
import { useLayer } from './use-layer'

/**
 * Registers an action for the life of this component: its button (`ActionButton` by id),
 * its keys and its palette entry all follow from this one call.
 */
export function useAction(action: Action): void {
  onScopeDispose(useActions().register({ ...action, layer: useLayer() }))
}
