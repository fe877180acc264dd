import {
  computed,
  inject,
  onMounted,
  onScopeDispose,
  onUnmounted,
  provide,
  ref,
  type InjectionKey,
  type Ref,
} from 'vue'
import { useTypeAhead } from '../../../actions/type-ahead'
import type { Fighter } from './fighter'

/** Takes a plain key of the fight; answers whether it meant something. */
export type PanelKey = (key: string) => boolean

const panelKeys: InjectionKey<Set<PanelKey>> = Symbol('keys of the fight')
/** The first digits of a number, while the rest of it is waited for. */
const begunNumber: InjectionKey<Ref<string>> = Symbol('begun number')

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

/** Whether a key leads from a field into the fight: Escape, and Enter where a number goes on. */
function leadsOut(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element) || !target.closest(fields)) return false
  return key === 'Escape' || (key === 'Enter' && target.closest('[data-goes-on]') !== null)
}

/** Whether a key was pressed with something in front of the page: that has keys of its own. */
function isAbove(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role=dialog], [role=menu]') !== null
}

/**
 * Digits and arrows pick people and attacks; they are choices, not actions, so the panel hands
 * them to whichever stage shows. The listener goes on the panel's root. Digits mean the same wherever
 * else on the page the focus was left, by a dialog that closed, say; one that means nobody there is
 * refused aloud. Escape leads out of a field that has no other use for it, Enter out of one that goes on.
 */
export function providePanelKeys(root: Readonly<Ref<HTMLElement | null>>) {
  const listeners = new Set<PanelKey>()
  const ahead = useTypeAhead()
  const begun = ref('')
  provide(panelKeys, listeners)
  provide(begunNumber, begun)
  const take = (key: string) => [...listeners].some((listener) => listener(key))

  function onKey(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    const { target, key } = event
    if (leadsOut(target, key) && !isAbove(target)) {
      // Enter goes on from there to what it means in the fight.
      if (key === 'Escape') event.preventDefault()
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

  /** Whoever does something else wants that number no more; Escape does nothing but drop it. */
  function drop(event: Event): void {
    if (begun.value === '' || (event instanceof KeyboardEvent && isDigit(event.key))) return
    begun.value = ''
    if (!(event instanceof KeyboardEvent) || event.key !== 'Escape') return
    event.preventDefault()
    event.stopImmediatePropagation()
  }

  onMounted(() => {
    window.addEventListener('keydown', onElsewhere)
    window.addEventListener('keydown', drop, true)
    window.addEventListener('pointerdown', drop, true)
  })
  onUnmounted(() => {
    window.removeEventListener('keydown', onElsewhere)
    window.removeEventListener('keydown', drop, true)
    window.removeEventListener('pointerdown', drop, true)
  })
  return onKey
}

/** Listens to the panel's plain keys for the life of this component. */
export function usePanelKeys(take: PanelKey): void {
  const listeners = inject(panelKeys)
  listeners?.add(take)
  onScopeDispose(() => listeners?.delete(take))
}

/** The first digits of a number that is being typed; empty while none is. */
function useBegunNumber(): Ref<string> {
  return inject(begunNumber, () => ref(''), true)
}

/** Whether the first digits of this number have been typed. */
export function useIsBegun(number: () => string): Readonly<Ref<boolean>> {
  const begun = useBegunNumber()
  return computed(() => begun.value !== '' && number().startsWith(begun.value))
}

/**
 * Takes the digits of people's numbers, one after the other: nobody is meant before the last of them.
 * Answers whether a digit goes on, or begins, a number of somebody.
 */
export function useNumbers(
  people: () => readonly Fighter[],
  take: (id: string) => void,
): (digit: string) => boolean {
  const begun = useBegunNumber()
  const ahead = useTypeAhead()

  return (digit) => {
    const typed = begun.value + digit
    const one = people().find(({ number }) => number.startsWith(typed))
    begun.value = one && one.number !== typed ? typed : ''
    if (one?.number === typed) take(one.id)
    if (one || typed === digit) return one !== undefined
    ahead.refuse([...typed])
    return true
  }
}

/** Listens to the numbers of people for the life of this component. */
export function usePanelNumbers(
  people: () => readonly Fighter[],
  take: (id: string) => void,
  listens: () => boolean = () => true,
): void {
  const press = useNumbers(people, take)
  usePanelKeys((key) => isDigit(key) && listens() && press(key))
}
