import { computed } from 'vue'
import type { EndOfMissionRules } from '../../../rules/system/mission-rules'
import { useRead } from '../../bridge'
import { useWords } from '../../composables/use-words'
import type { Mission } from '../mission'

/**
 * Who may hold a mission against somebody (IF-070): its client, whom the rules name, the dangers
 * of its front. In words, the likeliest first.
 */
export function useResenters(mission: () => Mission, rules: () => EndOfMissionRules) {
  const { say } = useWords()
  const { data: fronts } = useRead('front.list', () => ({}))
  return computed(() => {
    const { client, front_id: frontId } = mission()
    const front = fronts.value?.find(({ id }) => id === frontId)
    const threats = front?.dangers.filter(({ state }) => state === 'active') ?? []
    const named = (rules().resenters ?? []).map(say)
    const all = [client, ...named, ...threats.map(({ name }) => name)]
    return [...new Set(all.filter((name) => name !== ''))]
  })
}
