import { onScopeDispose } from 'vue'
import type { Action } from './action'
import { catalogue } from './catalogue'
import { useActions } from './registry'
import { useLayer } from './use-layer'

/**
 * Registers an action for the life of this component: its button (`ActionButton` by id),
 * its keys and its palette entry all follow from this one call.
 */
export function useAction(action: Action): void {
  onScopeDispose(useRegister()(action))
}

/**
 * Registers actions on the layer of this component when it comes to it; what it answers takes the
 * action away again. One that no `actions.json` lists is reported on the console, where tests look.
 */
export function useRegister(): (action: Action) => () => void {
  const { register } = useActions()
  const layer = useLayer()
  return (action) => {
    const known = catalogue.get(action.id)
    if (!known) console.error(`no actions.json lists "${action.id}"`)
    return register({ label: known?.label ?? action.id, ...action, keys: known?.keys, layer })
  }
}
