import { ref, watch, type Ref } from 'vue'
import { useRoute, type LocationQueryValue } from 'vue-router'
import type { SearchType } from '../../../shared/search-types'

const idIn = (asked: LocationQueryValue | LocationQueryValue[] | undefined) =>
  typeof asked === 'string' ? asked : ''

/** Id of what is shown: what the address asks for, until the view chooses another. */
export function useChosen(type: SearchType): Ref<string> {
  const route = useRoute()
  const chosen = ref(idIn(route.query[type]))
  watch(
    () => route.query,
    (query) => (chosen.value = idIn(query[type]) || chosen.value),
  )
  return chosen
}

/** Shows what the address asks for over whatever view is there, each time it is asked for. */
export function useAskedFor(type: SearchType, show: (id: string) => void): void {
  const route = useRoute()
  watch(
    () => route.query,
    (query) => {
      const id = idIn(query[type])
      if (id !== '') show(id)
    },
  )
}
