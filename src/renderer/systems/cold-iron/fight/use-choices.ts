import { useFilter } from 'reka-ui'
import { computed, ref, watch, type Ref } from 'vue'
import type { Fighter } from './fighter'
import { usePanelKeys } from './use-panel-keys'

/** As many as are shown, and meant by a digit each, at a time. */
const mostOnPage = 10

/** The digit that means somebody's number: its last. */
export function digitOfNumber(number: number | null): string | null {
  return number === null ? null : String(number % 10)
}

/**
 * People by number, in pages on which each digit means one of them; whoever has no number comes
 * last, without a digit.
 */
export function pagesOf(people: readonly Fighter[]): Fighter[][] {
  const numbered = people.filter(({ number }) => number !== null)
  const ordered = numbered.sort((one, other) => (one.number ?? 0) - (other.number ?? 0))
  const pages: Fighter[][] = [[]]
  for (const each of [...ordered, ...people.filter(({ number }) => number === null)]) {
    const page = pages.at(-1) ?? []
    const digit = digitOfNumber(each.number)
    const isTaken = digit !== null && page.some(({ number }) => digitOfNumber(number) === digit)
    if (isTaken || page.length === mostOnPage) pages.push([each])
    else page.push(each)
  }
  return pages
}

/** Whom a digit means among those of a page; undefined for nobody. */
export function meantBy(key: string, page: readonly Fighter[]): Fighter | undefined {
  return page.find(({ number }) => digitOfNumber(number) === key)
}

/**
 * A list of people of whom each is meant by the last digit of their number. Where two of them share
 * it, they stand on different pages, and PageUp and PageDown turn to them.
 */
export function useChoices(
  people: Readonly<Ref<readonly Fighter[]>>,
  query: Readonly<Ref<string>>,
  listens: () => boolean = () => true,
) {
  const page = ref(0)
  const { contains } = useFilter({ sensitivity: 'base' })
  const all = computed(() =>
    pagesOf(people.value.filter(({ label }) => contains(label, query.value.trim()))),
  )
  const pages = computed(() => all.value.length)
  const shown = computed(() => all.value[page.value] ?? [])

  watch(pages, () => (page.value = Math.min(page.value, pages.value - 1)))

  function turnPage(by: 1 | -1): void {
    page.value = (page.value + by + pages.value) % pages.value
  }

  usePanelKeys((key) => {
    if ((key !== 'PageDown' && key !== 'PageUp') || pages.value < 2 || !listens()) return false
    turnPage(key === 'PageDown' ? 1 : -1)
    return true
  })

  return { shown, page, pages, turnPage, meant: (key: string) => meantBy(key, shown.value) }
}
