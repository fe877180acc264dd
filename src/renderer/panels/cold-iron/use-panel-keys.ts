import { inject, onScopeDispose, provide, type InjectionKey } from 'vue'

/** Takes a plain key of the fight; answers whether it meant something. */
export type PanelKey = (key: string) => boolean

const panelKeys: InjectionKey<Set<PanelKey>> = Symbol('keys of the fight')

const fields = 'input:not([data-keys=pass]), textarea, select, [role=radio], [role=slider]'

/**
 * Digits and arrows pick people and attacks; they are choices, not actions, so the panel hands
 * them to whichever stage shows. The listener goes on the panel's root.
 */
export function providePanelKeys(): (event: KeyboardEvent) => void {
  const listeners = new Set<PanelKey>()
  provide(panelKeys, listeners)
  return (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.target instanceof Element && event.target.closest(fields)) return
    if ([...listeners].some((take) => take(event.key))) event.preventDefault()
  }
}

/** Listens to the panel's plain keys for the life of this component. */
export function usePanelKeys(take: PanelKey): void {
  const listeners = inject(panelKeys)
  listeners?.add(take)
  onScopeDispose(() => listeners?.delete(take))
}
