import { computed } from 'vue'
import { useRead } from '../../bridge'
import { useMissionOnScreen } from '../../stores/mission-on-screen'

/**
 * The mission that what is done now belongs to, that on the screen first; undefined while it is not
 * known.
 */
export function useMissionInPlay() {
  const onScreen = useMissionOnScreen()
  const { data } = useRead('mission.inPlay', () => ({
    wanted: onScreen.missionId === null ? [] : [onScreen.missionId],
  }))
  return computed(() => data.value ?? undefined)
}
