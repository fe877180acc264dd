import { nextTick, onMounted, onUnmounted } from 'vue'
import { idle } from '../../under-way'
import { isCovered, nextFrame } from './focus-made'

/** Parts of a page that a reader can go on from; `data-landing` says where, within its page. */
const regions = '[data-landing], section, article, form, [role=dialog], main'

/** How many places are remembered: what opened a dialog is needed once both are gone. */
const mostRemembered = 8

/** The part of the page that the focus was last put on for want of a place of its own. */
let landing: HTMLElement | null = null

/** Whether the focus is nowhere, or only where it was put for want of a place of its own. */
export function isAdrift(): boolean {
  const { activeElement: now, body } = document
  return now === body || (landing !== null && now === landing)
}

/** Says that nobody has put the focus on a part of the page: it only goes on from there. */
export function noteLanding(part: HTMLElement): void {
  landing = part
}

/** Where a part of the page is read from: a whole page from its landing, where it has one. */
function startOf(region: HTMLElement): HTMLElement {
  if (!region.matches('main')) return region
  return region.querySelector<HTMLElement>('[data-landing]') ?? region
}

/** What has the focus can lose it by going, by being disabled, or by being hidden. */
const isHeld = (part: Element) => part.isConnected && !part.matches(':disabled')

/** Puts the reading position on a part of the page, which no key presses. */
function landOn(region: HTMLElement): void {
  const start = startOf(region)
  noteLanding(start)
  if (!start.hasAttribute('tabindex')) {
    start.setAttribute('tabindex', '-1')
    start.addEventListener('blur', () => start.removeAttribute('tabindex'), { once: true })
  }
  start.focus({ preventScroll: true })
}

/**
 * Catches the focus where it would fall to nobody: what had it is gone with a list, a dialog or a view, and
 * nothing has taken it by the time all is drawn. It lands on the nearest part of the page that is left of where
 * it was, so that a screen reader and the next Tab go on from there.
 */
export function useFocusNet(): void {
  /** What had the focus and all that stood around it, the latest first. */
  let remembered: HTMLElement[][] = []
  let isCatching = false

  function onFocusIn({ target }: FocusEvent): void {
    if (!(target instanceof HTMLElement)) return
    const around: HTMLElement[] = []
    for (let part: HTMLElement | null = target; part; part = part.parentElement) around.push(part)
    remembered = [around, ...remembered].slice(0, mostRemembered)
  }

  /** Whoever presses beside everything wants the focus nowhere. */
  function onFocusOut({ target, relatedTarget }: FocusEvent): void {
    if (relatedTarget !== null || !(target instanceof Element)) return
    queueMicrotask(() => {
      if (document.activeElement === document.body && isHeld(target)) remembered = []
    })
  }

  async function look(): Promise<void> {
    const [last] = remembered[0] ?? []
    if (isCatching || !last || isHeld(last) || document.activeElement !== document.body) return
    isCatching = true
    await idle()
    await nextTick()
    await nextFrame()
    isCatching = false
    if (document.activeElement !== document.body) return
    const left = remembered.flat().filter((part) => part.isConnected && part.matches(regions))
    const main = document.querySelectorAll<HTMLElement>('main')
    for (const region of [...left, ...main]) {
      if (document.activeElement === document.body && !isCovered(region)) landOn(region)
    }
  }

  const observer = new MutationObserver(() => void look())
  onMounted(() => {
    window.addEventListener('focusin', onFocusIn)
    window.addEventListener('focusout', onFocusOut)
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['disabled'],
    })
  })
  onUnmounted(() => {
    window.removeEventListener('focusin', onFocusIn)
    window.removeEventListener('focusout', onFocusOut)
    observer.disconnect()
  })
}
