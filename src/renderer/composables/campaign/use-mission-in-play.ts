import { computed } from 'vue'
import { useRead } from '../../bridge'

/** The mission that what is done now belongs to; undefined while that is not known. */
export function useMissionInPlay() {
  const { data } = useRead('mission.inPlay', () => ({}))
  return computed(() => data.value ?? undefined)
}
