import { computed, ref, shallowRef, watch } from 'vue'
import { useRead } from '../bridge'
import { usePage } from '../composables/use-page'
import type { Npc } from './cast-member'

/** The cast by pages, and whose card is shown: the one chosen wherever they stand, else the first. */
export function useNpcPage(chosenId: () => string) {
  const list = usePage(
    chosenId,
    (asked) => useRead('npc.list', asked, { keepsLast: true }),
    ({ npcs }) => npcs.map(({ id }) => id),
  )
  const { page, isListed } = list
  /** The first in play: shown while nobody is chosen, whatever is typed to find another. */
  const firstId = ref('')
  watch(
    page,
    (now) => {
      if (!now || now.text !== '' || now.from > 0) return
      firstId.value = now.npcs.find(({ isAway }) => !isAway)?.id ?? ''
    },
    { immediate: true, flush: 'sync' },
  )
  const wantedId = () => chosenId() || firstId.value
  const { data: named } = useRead('npc.byId', () => {
    const id = wantedId()
    return id === '' || !page.value || isListed(id) ? null : { ids: [id] }
  })
  const last = shallowRef<Npc>()
  const shown = computed((): Npc | undefined => {
    const id = wantedId()
    const listed = page.value?.npcs ?? []
    const chosen = [...listed, ...(named.value ?? [])].find((each) => each.id === id)
    if (chosen) return chosen
    const isOnTheWay = id !== '' && named.value === undefined && last.value !== undefined
    return isOnTheWay ? last.value : listed.find(({ isAway }) => !isAway)
  })
  watch(shown, (now) => (last.value = now), { flush: 'sync' })
  return { ...list, shown }
}
