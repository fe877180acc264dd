import { useFilter } from 'reka-ui'
import { computed, ref, watch, type Ref } from 'vue'
import type { Fighter } from './fighter'
import { usePanelKeys } from './use-panel-keys'

const digits = '1234567890'

/** Somebody who can be chosen, and the digit that means them here. */
export interface Choosable {
  fighter: Fighter
  digit: string | null
}

/**
 * Digits for a list of people. Where everybody has a digit of their own, it counts; in a longer list
 * the digits count along the page shown, and PageUp and PageDown turn it.
 */
export function useChoices(
  people: Readonly<Ref<Fighter[]>>,
  query: Readonly<Ref<string>>,
  listens: () => boolean = () => true,
) {
  const page = ref(0)
  const { contains } = useFilter({ sensitivity: 'base' })
  const found = computed(() =>
    people.value.filter(({ label }) => contains(label, query.value.trim())),
  )
  const isPaged = computed(() => people.value.some(({ digit }) => digit === null))
  const pages = computed(() =>
    isPaged.value ? Math.max(1, Math.ceil(found.value.length / digits.length)) : 1,
  )
  const shown = computed<Choosable[]>(() => {
    if (!isPaged.value) return found.value.map((fighter) => ({ fighter, digit: fighter.digit }))
    const start = page.value * digits.length
    return found.value
      .slice(start, start + digits.length)
      .map((fighter, place) => ({ fighter, digit: digits[place] ?? null }))
  })

  watch([found, pages], () => (page.value = Math.min(page.value, pages.value - 1)))

  function turnPage(by: 1 | -1): void {
    page.value = (page.value + by + pages.value) % pages.value
  }

  usePanelKeys((key) => {
    if ((key !== 'PageDown' && key !== 'PageUp') || pages.value < 2 || !listens()) return false
    turnPage(key === 'PageDown' ? 1 : -1)
    return true
  })

  /** Whom a digit means; undefined for nobody. */
  const meant = (key: string) => shown.value.find(({ digit }) => digit === key)?.fighter

  return { shown, page, pages, turnPage, meant }
}
