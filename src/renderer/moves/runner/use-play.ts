import { computed, type ComputedRef } from 'vue'
import type { PlayRules } from '../../../rules/system/system'
import { usePlayRules } from '../../composables/use-play-rules'

const nothing: PlayRules = { moves: {} }

/** What a system is played by; nothing can be done before the campaign's settings are known. */
export function usePlay(system: () => string): ComputedRef<PlayRules> {
  const rules = usePlayRules(system)
  return computed(() => rules.value ?? nothing)
}
