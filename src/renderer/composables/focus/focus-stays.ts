import { watch } from 'vue'
import { focusable } from './focus-made'
import { nameOnCard, whoseIs, type Whose } from './focus-return'
import { isAdrift } from './focus-net'

/**
 * Where the focus stays when what has it goes from a list that is read again: on what stands in its place,
 * else on the name of the one it belonged to, where their card is on the screen.
 */
export function useFocusStays(
  list: () => HTMLElement | null | undefined,
  items: () => unknown,
): void {
  let stood: { at: number; whose: Whose | null } | null = null
  // What Tab passes by, as what drops a thing beside it, takes nobody's place.
  const stops = () =>
    [...(list()?.querySelectorAll<HTMLElement>(focusable) ?? [])].filter(
      ({ tabIndex }) => tabIndex >= 0,
    )

  watch(
    items,
    () => {
      const at = stops().findIndex((stop) => stop === document.activeElement)
      stood = at < 0 ? null : { at, whose: whoseIs(document.activeElement) }
    },
    { flush: 'pre' },
  )
  watch(
    items,
    () => {
      if (stood === null || !isAdrift()) return
      const left = stops()
      const next = left[Math.min(stood.at, left.length - 1)] ?? nameOnCard(stood.whose)
      next?.focus()
    },
    { flush: 'post' },
  )
}
