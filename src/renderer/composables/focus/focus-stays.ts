import { watch } from 'vue'
import { focusable } from './focus-made'

/** Whose card a part of the page belongs to, so that the focus finds there when it goes. */
const ofWhom = '[data-of]'

/**
 * Where the focus stays when what has it goes from a list that is read again: on what stands in its place,
 * else on the name of the one it belonged to (`data-of`), where their card is on the screen.
 */
export function useFocusStays(
  list: () => HTMLElement | null | undefined,
  items: () => unknown,
): void {
  let stood: { at: number; of: string | undefined } | null = null
  const stops = () => [...(list()?.querySelectorAll<HTMLElement>(focusable) ?? [])]

  watch(
    items,
    () => {
      const at = stops().findIndex((stop) => stop === document.activeElement)
      const of = document.activeElement?.closest<HTMLElement>(ofWhom)?.dataset.of
      stood = at < 0 ? null : { at, of }
    },
    { flush: 'pre' },
  )
  watch(
    items,
    () => {
      if (stood === null || document.activeElement !== document.body) return
      const left = stops()
      const card = stood.of === undefined ? '' : `[data-character="${CSS.escape(stood.of)}"]`
      const name = card && document.querySelector<HTMLElement>(`${card} [data-name]`)
      const next = left[Math.min(stood.at, left.length - 1)] ?? (name || undefined)
      next?.focus()
    },
    { flush: 'post' },
  )
}
