import { inject, onScopeDispose, provide, type InjectionKey } from 'vue'

/** Takes a plain key of the fight; answers whether it meant something. */
export type PanelKey = (key: string) => boolean

const panelKeys: InjectionKey<Set<PanelKey>> = Symbol('keys of the fight')

const fields = 'input:not([data-keys=pass]), textarea, select'
const choices = '[role=radio], [role=slider]'

/** Whether a key is a digit. */
export function isDigit(key: string): boolean {
  return /^\d$/.test(key)
}

/** Whether the focused element takes a key itself. */
function isKept(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false
  if (isDigit(key)) return target.closest('input, textarea, select') !== null
  return target.closest(fields) !== null || target.closest(choices) !== null
}

/**
 * Digits and arrows pick people and attacks; they are choices, not actions, so the panel hands
 * them to whichever stage shows. The listener goes on the panel's root.
 */
export function providePanelKeys() {
  const listeners = new Set<PanelKey>()
  provide(panelKeys, listeners)
  const take = (key: string) => [...listeners].some((listener) => listener(key))

  return (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (isKept(event.target, event.key)) return
    if (take(event.key)) event.preventDefault()
  }
}

/** Listens to the panel's plain keys for the life of this component. */
export function usePanelKeys(take: PanelKey): void {
  const listeners = inject(panelKeys)
  listeners?.add(take)
  onScopeDispose(() => listeners?.delete(take))
}
