import { computed, shallowRef, watch, type Ref } from 'vue'
import { useRead } from '../bridge'
import { usePage } from '../composables/use-page'
import type { Front } from './front'

/** As many as leave room for the stakes and the cast below their list; those in play come first. */
const listedAtOnce = 12

/**
 * The fronts by pages; whole those in play, and the one chosen. Shown is the one chosen, else the first
 * in play, else the first that is listed.
 */
export function useFronts(chosenId: Ref<string>) {
  const { page, error, ...list } = usePage(
    () => chosenId.value,
    (asked) => useRead('front.list', asked, { keepsLast: true }),
    ({ fronts }) => fronts.map(({ id }) => id),
    listedAtOnce,
  )
  const { data: inPlay } = useRead('front.inPlay', () => ({}))
  const isInPlay = (id: string) => inPlay.value?.some((each) => each.id === id) === true
  const wantedId = computed(
    () => chosenId.value || (inPlay.value?.[0]?.id ?? page.value?.fronts[0]?.id ?? ''),
  )
  const { data: named } = useRead('front.byId', () => {
    const isAsked = inPlay.value !== undefined && wantedId.value !== '' && !isInPlay(wantedId.value)
    return isAsked ? { ids: [wantedId.value] } : null
  })
  /** Those in play and the one chosen, each once. */
  const fronts = computed(() => {
    const others = (named.value ?? []).filter(({ id }) => !isInPlay(id))
    return [...(inPlay.value ?? []), ...others]
  })
  const last = shallowRef<Front>()
  const front = computed((): Front | undefined => {
    const wanted = fronts.value.find(({ id }) => id === wantedId.value)
    if (wanted) return wanted
    const isOnTheWay = wantedId.value !== '' && named.value === undefined
    return isOnTheWay ? last.value : fronts.value[0]
  })
  watch(front, (now) => (last.value = now), { flush: 'sync' })
  // What is gone is chosen no more.
  watch(named, (found) => {
    if (found?.length === 0 && chosenId.value === wantedId.value) chosenId.value = ''
  })

  /** Whether there is something to show, or known to be nothing. */
  const isRead = computed(
    () =>
      page.value !== undefined &&
      inPlay.value !== undefined &&
      (front.value !== undefined || page.value.count === 0),
  )
  return { fronts, page, front, isRead, error, ...list }
}
