import { inject, onScopeDispose, provide, type InjectionKey } from 'vue'
import { useActions, type LeaveLayer } from './registry'

const layerKey: InjectionKey<number> = Symbol('action layer')

/** The layer this component lives on: 0 for the page, more inside a dialog. */
export function useLayer(): number {
  return inject(layerKey, 0)
}

/**
 * Puts what this component contains on a layer above all others, for as long as it lives. `leave` closes
 * it and answers whether it may be left; `page` of the handbook tells of it.
 */
export function provideLayer(leave?: LeaveLayer, page?: string): void {
  const { layer, close } = useActions().openLayer(leave, page)
  onScopeDispose(close)
  provide(layerKey, layer)
}
