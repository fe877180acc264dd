import { computed } from 'vue'
import { ruleSystem } from '../../../rules'

/** How this system closes missions, and what milestones are under it. */
export function useMissionRules(system: () => string | undefined) {
  return computed(() => {
    const rules = ruleSystem(system() ?? '')
    return { ending: rules?.endOfMission, milestones: rules?.milestones }
  })
}
