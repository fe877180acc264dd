import { onScopeDispose, shallowRef, watch } from 'vue'
import type { Stop } from './tour'

/** Milliseconds between two looks for what a stop stands beside: it may come onto the screen later. */
const between = 300

const isShown = (element: HTMLElement) => element.checkVisibility() && element.offsetWidth > 0

function find({ beside, actions = [] }: Stop): HTMLElement | undefined {
  const selector = beside ?? (actions[0] === undefined ? '' : `[data-action="${actions[0]}"]`)
  if (selector === '') return undefined
  return [...document.querySelectorAll<HTMLElement>(selector)].find(isShown)
}

/** The dialog or form that is filled in, where one is on the screen: nothing stands over it. */
function formOnScreen(): HTMLElement | undefined {
  const selector = '[role="dialog"], [data-tour-beside]'
  return [...document.querySelectorAll<HTMLElement>(selector)].find(isShown)
}

/**
 * What a stop is about, marked on the screen, and the form that is filled in meanwhile, which stays free;
 * undefined while they are not to be seen.
 */
export function useAnchor(stop: () => Stop) {
  const anchor = shallowRef<HTMLElement>()
  const form = shallowRef<HTMLElement>()

  function look(): void {
    anchor.value = find(stop())
    form.value = formOnScreen()
  }

  watch(anchor, (now, before) => {
    before?.removeAttribute('data-tour-stop')
    now?.setAttribute('data-tour-stop', '')
  })
  watch(stop, look, { immediate: true })
  const timer = setInterval(look, between)
  onScopeDispose(() => {
    clearInterval(timer)
    anchor.value?.removeAttribute('data-tour-stop')
  })
  return { anchor, form }
}
