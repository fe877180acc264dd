import { useFilter } from 'reka-ui'
import { computed, ref, type Ref } from 'vue'
import type { Fighter } from './fighter'
import { usePanelKeys } from './use-panel-keys'

/** As many as are shown at a time. */
const mostOnPage = 10

/** Where a number stands among the others: 0 comes after 9. */
const placeOf = ({ number }: Fighter) => Number(number) || 10 ** number.length

/** People by number, in pages. */
export function pagesOf(people: readonly Fighter[]): Fighter[][] {
  const ordered = [...people].sort((one, other) => placeOf(one) - placeOf(other))
  const count = Math.max(1, Math.ceil(ordered.length / mostOnPage))
  return Array.from({ length: count }, (_, at) =>
    ordered.slice(at * mostOnPage, (at + 1) * mostOnPage),
  )
}

/** Those of them whose name holds what is searched for. */
export function useFound(
  people: Readonly<Ref<readonly Fighter[]>>,
  query: Readonly<Ref<string>>,
): Readonly<Ref<readonly Fighter[]>> {
  const { contains } = useFilter({ sensitivity: 'base' })
  return computed(() => people.value.filter(({ label }) => contains(label, query.value.trim())))
}

/**
 * A list of many people, of whom ten are shown: PageUp and PageDown turn to the others. While fewer are
 * found than before, the page turned to is kept for when they are all there again.
 */
export function usePages(people: Readonly<Ref<readonly Fighter[]>>, turned = ref(0)) {
  const all = computed(() => pagesOf(people.value))
  const pages = computed(() => all.value.length)
  const page = computed(() => Math.min(turned.value, pages.value - 1))
  const shown = computed(() => all.value[page.value] ?? [])

  usePanelKeys((key) => {
    if ((key !== 'PageDown' && key !== 'PageUp') || pages.value < 2) return false
    turned.value = (page.value + (key === 'PageDown' ? 1 : -1) + pages.value) % pages.value
    return true
  })

  return { shown, page, pages }
}
