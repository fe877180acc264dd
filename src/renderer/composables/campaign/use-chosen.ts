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
