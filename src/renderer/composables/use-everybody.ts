import { computed } from 'vue'
import { useRead } from '../bridge'

/**
 * Everybody there is, those out of play last: for what tells of the past, and for names. Whoever is
 * offered for something new comes from the lists of those in play.
 */
export function useEverybody() {
  const { data: characters } = useRead('character.list', () => ({}))
  const { data: npcs } = useRead('npc.list', () => ({}))
  const { data: away } = useRead('cast.outOfPlay', () => ({}))
  return {
    characters: computed(() => [...(characters.value ?? []), ...(away.value?.characters ?? [])]),
    npcs: computed(() => [...(npcs.value ?? []), ...(away.value?.npcs ?? [])]),
  }
}
