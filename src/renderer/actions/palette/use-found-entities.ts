import { computed, ref, shallowRef, watch, type Ref } from 'vue'
import type { OutputOf } from '../../../campaign/api'
import type { SearchType } from '../../../shared/search-types'
import { useRead } from '../../bridge'

/** Milliseconds without a key after which the campaign is searched. */
const pause = 90
const mostShown = 12

/** Something of the campaign that was found. */
export type Hit = OutputOf<'search.find'>[number]

/**
 * What the campaign holds of the words typed, of these types where any are named; `isLooking` until the
 * answer is for what stands there now.
 */
export function useFoundEntities(typed: Ref<string>, types?: readonly SearchType[]) {
  const asked = ref('')
  let waiting: ReturnType<typeof setTimeout> | undefined
  watch(typed, (text) => {
    clearTimeout(waiting)
    if (text.trim() === '') asked.value = ''
    else waiting = setTimeout(() => (asked.value = text.trim().slice(0, 500)), pause)
  })
  const { data, error } = useRead('search.find', () =>
    asked.value === ''
      ? null
      : { text: asked.value, limit: mostShown, ...(types ? { types: [...types] } : {}) },
  )
  const wanted = computed(() => typed.value.trim().slice(0, 500))
  /** What was found last stays until the next answer is there. */
  const hits = shallowRef<readonly Hit[]>([])
  watch([data, asked], () => {
    if (asked.value === '') hits.value = []
    else if (data.value) hits.value = data.value
  })
  const isLooking = computed(
    () =>
      wanted.value !== asked.value ||
      (asked.value !== '' && data.value === undefined && error.value === null),
  )
  return { hits, isLooking }
}
