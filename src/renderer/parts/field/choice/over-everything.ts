import { watch, type Ref } from 'vue'

/** Where a list belongs: the left of what it hangs on, and its upper and lower end, in the window. */
interface Spot {
  left: number
  top: number
  bottom: number
  /** How wide the list is at least. */
  width?: number
}

/**
 * Has a list lie over everything else, whatever box its field stands in: below its spot, or above without
 * room. The list is a `popover` that is shown while `isShown` says so; what it holds is watched as `offers`.
 */
export function useOverEverything(
  list: Readonly<Ref<HTMLElement | null>>,
  isShown: () => boolean,
  offers: () => readonly unknown[],
  spotOf: () => Spot | undefined,
): void {
  function place(): void {
    const spot = spotOf()
    if (!spot || !list.value) return
    const { left, top, bottom, width = 0 } = spot
    const { style, offsetHeight, offsetWidth } = list.value
    const isBelow = bottom + offsetHeight < window.innerHeight || top < offsetHeight
    style.minWidth = `${width}px`
    style.left = `${Math.max(0, Math.min(left, window.innerWidth - offsetWidth))}px`
    style.top = `${isBelow ? bottom + 2 : top - offsetHeight - 2}px`
  }

  watch(
    [isShown, offers],
    ([shown], _before, onCleanup) => {
      if (!shown) return list.value?.hidePopover()
      list.value?.showPopover()
      place()
      window.addEventListener('resize', place)
      window.addEventListener('scroll', place, true)
      onCleanup(() => {
        window.removeEventListener('resize', place)
        window.removeEventListener('scroll', place, true)
      })
    },
    { flush: 'post' },
  )
}
