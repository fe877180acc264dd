import { computed } from 'vue'
import { useRead } from '../../bridge'

/**
 * All players' characters, those out of play last: for what tells of the past, and for names. Whoever
 * is offered for something new comes from the list of those in play.
 */
export function useEverybody() {
  const { data, error } = useRead('character.everybody', () => ({}))
  return {
    isRead: computed(() => data.value !== undefined),
    error,
    characters: computed(() => data.value ?? []),
  }
}
