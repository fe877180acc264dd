import { computed } from 'vue'
import { useRead } from '../../bridge'

/** The NPCs in play on whom a fight has left something: of the whole cast those few. */
export function useCarriers(isAsked: () => boolean = () => true) {
  const { data: lefts } = useRead('condition.list', () => (isAsked() ? {} : null))
  const { data } = useRead(
    'npc.byId',
    () => {
      const ids = lefts.value?.filter(({ type }) => type === 'npc').map(({ id }) => id)
      return ids ? { ids: [...new Set(ids)].slice(0, 500) } : null
    },
    { keepsLast: true },
  )
  return {
    lefts,
    npcs: computed(() => (data.value ?? []).filter(({ isAway }) => !isAway)),
    isRead: computed(() => data.value !== undefined),
  }
}
