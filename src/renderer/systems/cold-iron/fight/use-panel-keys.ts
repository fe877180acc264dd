import {
  inject,
  onMounted,
  onScopeDispose,
  onUnmounted,
  provide,
  type InjectionKey,
  type Ref,
} from 'vue'
import { useTypeAhead } from '../../../actions/type-ahead'

/** Takes a plain key of the fight; answers whether it meant something. */
export type PanelKey = (key: string) => boolean

const panelKeys: InjectionKey<Set<PanelKey>> = Symbol('keys of the fight')

const fields = 'input:not([data-keys=pass]), textarea, select'
/** What digits are typed into: a choice among few takes none. */
const typed = 'input:not([type=radio], [type=checkbox]), textarea, select'
const choices = '[role=radio], [role=slider]'

/** Whether a key is a digit. */
export function isDigit(key: string): boolean {
  return /^\d$/.test(key)
}

/** Whether the focused element takes a key itself. */
function isKept(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false
  if (isDigit(key)) return target.closest(typed) !== null
  return target.closest(fields) !== null || target.closest(choices) !== null
}

/** Whether a key was pressed with something in front of the page: that has keys of its own. */
function isAbove(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role=dialog], [role=menu]') !== null
}

/**
 * Digits and arrows pick people and attacks; they are choices, not actions, so the panel hands
 * them to whichever stage shows. The listener goes on the panel's root. Digits mean the same wherever
 * else on the page the focus was left, by a dialog that closed, say; one that means nobody there is
 * refused aloud. Escape leads out of a field that has no other use for it.
 */
export function providePanelKeys(root: Readonly<Ref<HTMLElement | null>>) {
  const listeners = new Set<PanelKey>()
  const ahead = useTypeAhead()
  provide(panelKeys, listeners)
  const take = (key: string) => [...listeners].some((listener) => listener(key))

  function onKey(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    const { target, key } = event
    const isField = target instanceof Element && target.closest(fields) !== null
    if (key === 'Escape' && isField && !isAbove(target)) {
      event.preventDefault()
      return root.value?.focus()
    }
    if (isKept(target, key)) return
    if (take(key)) event.preventDefault()
  }

  function onElsewhere(event: KeyboardEvent): void {
    const { target, key } = event
    const isInside = target instanceof Node && root.value?.contains(target) === true
    if (!root.value || !isDigit(key) || isInside || isAbove(target) || isKept(target, key)) return
    onKey(event)
    if (!event.defaultPrevented) ahead.refuse([key])
  }

  onMounted(() => window.addEventListener('keydown', onElsewhere))
  onUnmounted(() => window.removeEventListener('keydown', onElsewhere))
  return onKey
}

/** Listens to the panel's plain keys for the life of this component. */
export function usePanelKeys(take: PanelKey): void {
  const listeners = inject(panelKeys)
  listeners?.add(take)
  onScopeDispose(() => listeners?.delete(take))
}
