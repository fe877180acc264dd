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
import { keysOf } from '../../../actions/keys'
import { useActions } from '../../../actions/registry'
import { isNumberThatGoesOn } from '../../../actions/use-key-listener'
import { keepWaiting } from '../../../actions/use-type-ahead'
import type { Fighter } from './fighter'
import { readNumber, type NumberTaker } from './numbers'

/** Takes a plain key of the fight; answers whether it meant something. */
export type PanelKey = (key: string) => boolean

const panelKeys: InjectionKey<Set<PanelKey>> = Symbol('keys of the fight')
const numberKeys: InjectionKey<ReturnType<typeof numbersTyped>> = Symbol('numbers of the fight')

/** So long, in milliseconds, another digit is waited for: whoever goes on has it under the finger. */
export const pause = 700

const fields = 'input:not([data-keys=pass]), textarea, select'
/** What digits are typed into: a choice among few takes none. */
const typed = 'input:not([type=radio], [type=checkbox]), textarea, select'
const choices = '[role=radio], [role=slider]'
const modifiers = new Set(['Shift', 'Control', 'Alt', 'Meta'])

/** Whether a key is a digit. */
export function isDigit(key: string): boolean {
  return /^\d$/.test(key)
}

/** Whether a key means nothing in the fight: with another held, and Enter with Shift, which closes the step. */
function isOfOthers({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey || (key === 'Enter' && shiftKey)
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

/** The digits of a number while the rest of it is waited for. */
function numbersTyped() {
  const ahead = useTypeAhead()
  const begun = ref('')
  /** Ids of those whose number they may come to. */
  const mayBe = ref<ReadonlySet<string>>(new Set())
  const takers = new Set<NumberTaker>()
  /** What they mean if nothing follows, and whether a digit may; null where they are no number yet. */
  let meant: (() => void) | null = null
  let mayFollow: (digit: string) => boolean = () => false
  let timer: ReturnType<typeof setTimeout> | undefined

  function drop(): void {
    clearTimeout(timer)
    meant = null
    begun.value = ''
    if (mayBe.value.size > 0) mayBe.value = new Set()
  }

  /** Takes it as it stands; answers whether it was a number. */
  function settle(): boolean {
    const take = meant
    drop()
    take?.()
    return take !== null
  }

  function press(digit: string, among: readonly NumberTaker[]): boolean {
    const typed = begun.value + digit
    const read = readNumber(typed, among)
    drop()
    if (!read.meant && !read.goesOn) {
      if (typed === digit) return false
      ahead.refuse([...typed])
    } else if (read.goesOn) {
      begun.value = typed
      mayBe.value = new Set(read.begun)
      meant = read.meant
      mayFollow = (next) => {
        const { meant: whole, goesOn } = readNumber(typed + next, among)
        return whole !== null || goesOn
      }
      if (meant) timer = setTimeout(settle, pause)
    } else read.meant?.()
    return true
  }

  /** Whether a key goes on with what has been typed: a digit of a number, or nothing yet to take. */
  const goesOn = (key: string) => isDigit(key) && (meant === null || mayFollow(key))

  return { begun, mayBe, takers, press, drop, settle, goesOn }
}

/** Whether what has the focus has digits refused for itself. */
const isTypedOn = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-typed-on]') !== null

/**
 * Digits and arrows pick people and attacks; they are choices, not actions, so the panel hands
 * them to whichever stage shows. The listener goes on the panel's root. Digits mean the same wherever
 * else on the page the focus was left, by a dialog that closed, say; one that means nobody is refused
 * aloud. Escape leads out of a field that has no other use for it, Enter out of one that goes on, and a
 * capital letter that does something out of a number, so that the next digit is not typed on into it.
 */
export function providePanelKeys(root: Readonly<Ref<HTMLElement | null>>) {
  const listeners = new Set<PanelKey>()
  const ahead = useTypeAhead()
  const actions = useActions()
  const numbers = numbersTyped()
  provide(panelKeys, listeners)
  provide(numberKeys, numbers)
  const take = (key: string) => [...listeners].some((listener) => listener(key))

  function onKey(event: KeyboardEvent): void {
    if (event.defaultPrevented || isOfOthers(event)) return
    const { target, key } = event
    if (leadsOut(target, key) && !isAbove(target)) {
      // Enter goes on from there to what it means in the fight.
      if (key === 'Escape') event.preventDefault()
      return root.value?.focus()
    }
    if (isCapitalOnNumber(event)) return root.value?.focus()
    if (isKept(target, key)) return
    if (take(key)) event.preventDefault()
  }

  function isCapitalOnNumber(event: KeyboardEvent): boolean {
    const { target, key, shiftKey } = event
    const isNumber = target instanceof Element && isNumberThatGoesOn(target)
    const keys = isNumber && shiftKey && /^[a-z]$/i.test(key) ? keysOf(event) : undefined
    return keys !== undefined && actions.actionFor(keys) !== undefined
  }

  /** The last that hears of a digit: it reached the fight from elsewhere, or meant nothing to anybody. */
  function onDigit(event: KeyboardEvent): void {
    const { target, key, ctrlKey, metaKey, altKey } = event
    if (!root.value || !isDigit(key) || ctrlKey || metaKey || altKey) return
    if (isAbove(target) || isKept(target, key) || isTypedOn(target)) return
    if (!(target instanceof Node && root.value.contains(target))) onKey(event)
    // One that had waited is refused by whoever gave it on.
    if (!event.defaultPrevented && event.isTrusted) ahead.refuse([key])
  }

  /**
   * Whatever is pressed behind a number that could go on takes it first, and waits until that is done;
   * Enter does nothing else. Escape and a press elsewhere drop it, and so does a number that is none yet.
   */
  function settleFirst(event: Event): void {
    if (numbers.begun.value === '' || !(event instanceof KeyboardEvent)) return numbers.drop()
    const { key } = event
    if (modifiers.has(key) || numbers.goesOn(key)) return
    if (key === 'Escape') numbers.drop()
    else if (!numbers.settle()) return
    else if (key !== 'Enter') return keepWaiting(ahead, event, true)
    event.preventDefault()
    event.stopImmediatePropagation()
  }

  onMounted(() => {
    window.addEventListener('keydown', onDigit)
    window.addEventListener('keydown', settleFirst, true)
    window.addEventListener('pointerdown', settleFirst, true)
  })
  onUnmounted(() => {
    window.removeEventListener('keydown', onDigit)
    window.removeEventListener('keydown', settleFirst, true)
    window.removeEventListener('pointerdown', settleFirst, true)
    numbers.drop()
  })
  return onKey
}

/** Listens to the panel's plain keys for the life of this component. */
export function usePanelKeys(take: PanelKey): void {
  const listeners = inject(panelKeys)
  listeners?.add(take)
  onScopeDispose(() => listeners?.delete(take))
}

/**
 * Takes the only one whose number the innermost list of people hears, where there is just one; answers
 * whether there was.
 */
export function useOnlyNumber(): () => boolean {
  const { takers } = inject(numberKeys, numbersTyped, true)
  return () => {
    const innermost = [...takers].at(-1)
    const [one, ...others] = innermost?.people() ?? []
    if (!one || others.length > 0) return false
    innermost?.take(one.id)
    return true
  }
}

/** Whether digits that were typed may go on to the number of this one. */
export function useIsBegun(id: () => string): Readonly<Ref<boolean>> {
  const { mayBe } = inject(numberKeys, numbersTyped, true)
  return computed(() => mayBe.value.has(id()))
}

/**
 * Takes the digits of people's numbers, one after the other. A number is meant as soon as no other can
 * follow from it; else after a moment, by Enter, or by whatever else is pressed. Answers whether a digit
 * goes on, or begins, a number of somebody.
 */
export function useNumbers(
  people: () => readonly Fighter[],
  take: (id: string) => void,
): (digit: string) => boolean {
  const { press } = inject(numberKeys, numbersTyped, true)
  return (digit) => press(digit, [{ people, take }])
}

/**
 * Listens to the numbers of people for the life of this component. Where several listen, a number is asked
 * for by the innermost of them first.
 */
export function usePanelNumbers(
  people: () => readonly Fighter[],
  take: (id: string) => void,
  listens: () => boolean = () => true,
): void {
  const { press, takers } = inject(numberKeys, numbersTyped, true)
  const taker = { people: () => (listens() ? people() : []), take }
  takers.add(taker)
  onScopeDispose(() => takers.delete(taker))
  usePanelKeys((key) => isDigit(key) && listens() && press(key, [...takers].reverse()))
}
