import { computed } from 'vue'
import { usePlayRules } from '../composables/campaign/use-play-rules'

/** How the campaign closes missions under this system, and what milestones are. */
export function useMissionRules(system: () => string | undefined) {
  const played = usePlayRules(system)
  return computed(() => {
    const rules = played.value
    return { ending: rules?.endOfMission, milestones: rules?.milestones }
  })
}
