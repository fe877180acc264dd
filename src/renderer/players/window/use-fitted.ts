import {
  computed,
  nextTick,
  onMounted,
  onUnmounted,
  ref,
  watch,
  type Ref,
  type ShallowRef,
} from 'vue'

/** How long each page stands: long enough to be read from across the table. */
const pageTime = 8000

/** What of a list is seen. */
interface Fitted<T> {
  /** How densely it is set, from 0 on. */
  density: Ref<number>
  shown: Ref<readonly T[]>
  /** Where what is seen begins, when it comes page by page; null while all of it is seen. */
  start: Ref<number | null>
  /** Pixels that the measure is high. */
  unit: Ref<number>
}

/** How many of a list's items end inside it. */
function endingInside(list: HTMLElement): number {
  const room = list.clientHeight - parseFloat(getComputedStyle(list).paddingBottom) + 1
  const items = [...list.children].filter((each) => each instanceof HTMLElement)
  const first = items.findIndex((each) => each.offsetTop + each.offsetHeight > room)
  return first < 0 ? items.length : first
}

/**
 * Shows all of a list in the room it has: as loosely as that allows, and page by page where even the
 * densest setting has none. `measure` grows with the screen and with the letters.
 */
export function useFitted<T>(
  list: Readonly<ShallowRef<HTMLElement | null>>,
  measure: Readonly<ShallowRef<HTMLElement | null>>,
  items: () => readonly T[],
  densest: number,
): Fitted<T> {
  const density = ref(0)
  const unit = ref(0)
  const start = ref<number | null>(null)
  const most = ref(Infinity)
  const shown = computed(() => items().slice(start.value ?? 0, (start.value ?? 0) + most.value))
  /** Only the last of several fittings counts. */
  let fitting = 0

  /** Whether all that is shown ends inside the list. */
  async function isInside(): Promise<boolean> {
    await nextTick()
    return !list.value || endingInside(list.value) === shown.value.length
  }

  /** Shows from here on as many as there is room for. */
  async function fillPage(from: number): Promise<void> {
    const own = ++fitting
    start.value = from
    most.value = Infinity
    if ((await isInside()) || own !== fitting || !list.value) return
    most.value = Math.max(1, endingInside(list.value))
  }

  async function fit(): Promise<void> {
    const own = ++fitting
    start.value = null
    most.value = Infinity
    for (density.value = 0; density.value <= densest; density.value++) {
      if ((await isInside()) || own !== fitting) return
    }
    density.value = densest
    await fillPage(0)
  }

  function turnPage(): void {
    if (start.value === null) return
    const next = start.value + shown.value.length
    void fillPage(next < items().length ? next : 0)
  }

  const observer = new ResizeObserver(([entry]) => {
    if (entry) unit.value = entry.contentRect.height
    void fit()
  })
  const turning = setInterval(turnPage, pageTime)
  onMounted(() => measure.value && observer.observe(measure.value))
  onUnmounted(() => {
    observer.disconnect()
    clearInterval(turning)
  })
  watch(items, () => void fit())
  return { density, shown, start, unit }
}
