import { shallowRef, type Directive } from 'vue'
import type { Keys } from '../../actions/keys'

/** What a tooltip says of an element, and the keys that do the same as pressing it. */
export interface Tip {
  text: string
  keys?: Keys | undefined
}

const tips = new WeakMap<Element, Tip>()

/** The element whose tooltip stands open, and what it says. */
export const openTip = shallowRef<{ element: HTMLElement; tip: Tip } | null>(null)

/** Milliseconds a pointer rests before a tooltip opens; one beside another opens at once. */
const [rest, beside] = [350, 300]

let waiting: ReturnType<typeof setTimeout> | undefined
let closedAt = Number.NEGATIVE_INFINITY

/** Opens the tooltip of an element that has one. */
function open(element: HTMLElement): void {
  const tip = tips.get(element)
  if (tip && element.isConnected) openTip.value = { element, tip }
}

/** Closes whichever tooltip stands open, or is about to. */
export function closeTip(): void {
  clearTimeout(waiting)
  if (openTip.value) closedAt = performance.now()
  openTip.value = null
}

/** The element with a tooltip that an event happened in. */
function ownerOf({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null
}

function onPointerOver(event: PointerEvent): void {
  const owner = ownerOf(event)
  if (owner !== null && owner === openTip.value?.element) return
  closeTip()
  if (!owner || event.pointerType === 'touch') return
  const wait = performance.now() - closedAt < beside ? 0 : rest
  waiting = setTimeout(() => open(owner), wait)
}

function onFocusIn(event: FocusEvent): void {
  const owner = ownerOf(event)
  closeTip()
  // A press gives the focus too, and has said what it does.
  if (owner?.matches(':focus-visible')) open(owner)
}

/**
 * Opens tooltips for a whole page; answers what ends that. One listener for all of them: a tooltip
 * costs an element nothing until somebody asks for it.
 */
export function followTips(page: Document): () => void {
  const ending = new AbortController()
  const { signal } = ending
  page.addEventListener('pointerover', onPointerOver, { signal })
  page.addEventListener('focusin', onFocusIn, { signal })
  for (const end of ['pointerdown', 'focusout', 'keydown'] as const) {
    page.addEventListener(end, closeTip, { signal, capture: true })
  }
  page.addEventListener('pointerleave', closeTip, { signal })
  page.addEventListener('scroll', closeTip, { signal, capture: true, passive: true })
  return () => ending.abort()
}

/** Gives an element a tooltip: more words on hover and focus, never the only place of a fact. */
export const vTip: Directive<HTMLElement, Tip> = {
  beforeMount: (element, { value }) => {
    element.dataset.tip = ''
    tips.set(element, value)
  },
  updated: (element, { value }) => {
    tips.set(element, value)
    if (openTip.value?.element === element) openTip.value = { element, tip: value }
  },
  beforeUnmount: (element) => {
    if (openTip.value?.element === element) closeTip()
  },
}
