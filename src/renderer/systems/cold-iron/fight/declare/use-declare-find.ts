import { computed, ref, type Ref } from 'vue'
import type { Fighter } from '../fighter'
import { useChoices } from '../use-choices'

/**
 * The search of the declarations, and whom digits mean: those who declare, or, while somebody aims,
 * his targets.
 */
export function useDeclareFind(people: Readonly<Ref<Fighter[]>>, isAiming: Readonly<Ref<boolean>>) {
  const query = ref('')
  const isFinding = ref(false)
  /** While targets are asked for, the search is for them. */
  const searched = computed(() => (isAiming.value ? '' : query.value))
  const { shown, meant, page, pages, turnPage } = useChoices(
    people,
    searched,
    () => !isAiming.value,
  )
  /** In a long list digits mean one page of it, and nobody of it while they mean targets. */
  const marked = computed(() => (isAiming.value && pages.value > 1 ? [] : shown.value))

  /** Ends the search; answers its first find. Targets that were searched for wait for their digit. */
  function found(): string | null {
    isFinding.value = false
    if (isAiming.value) return null
    const [first] = shown.value
    query.value = ''
    return first?.fighter.id ?? null
  }

  return { query, isFinding, searched, marked, meant, page, pages, turnPage, found }
}
