import { computed } from 'vue'
import { useRead } from '../../bridge'

/**
 * Everybody there is, those out of play last: for what tells of the past, and for names. Whoever is
 * offered for something new comes from the lists of those in play.
 */
export function useEverybody() {
  const { data, error } = useRead('cast.everybody', () => ({}))
  return {
    isRead: computed(() => data.value !== undefined),
    error,
    characters: computed(() => data.value?.characters ?? []),
    npcs: computed(() => data.value?.npcs ?? []),
  }
}
