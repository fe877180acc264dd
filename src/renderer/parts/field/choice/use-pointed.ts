import { computed, useId, watch, type Ref } from 'vue'

/** A list of the library, as far as it says which of its options Enter takes. */
interface Pointing {
  highlightedElement: HTMLElement | null
}

/**
 * Tells a screen reader which option a field points at that keeps the focus: the library marks it, and says
 * of none that it is selected while nothing was taken. Answers what the field is to say, and the id of its list.
 */
export function usePointed(list: Readonly<Ref<Pointing | null>>, hasOptions: () => boolean) {
  const listId = useId()

  watch(
    () => list.value?.highlightedElement,
    (now, before) => {
      before?.setAttribute('aria-selected', 'false')
      now?.setAttribute('aria-selected', 'true')
    },
    { flush: 'post' },
  )
  const combobox = computed(() => ({
    role: 'combobox',
    'aria-autocomplete': 'list' as const,
    'aria-expanded': hasOptions(),
    'aria-controls': listId,
  }))
  return { listId, combobox }
}
