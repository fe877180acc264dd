import { computed } from 'vue'
import { useActions } from './registry'

/** The action registered under an id, and its keys; nothing while it is not registered. */
export function useFound(id: () => string) {
  const actions = useActions()
  const found = computed(() => actions.find(id()))
  const keys = computed(() => found.value && actions.keysFor(found.value))
  return { found, keys }
}
