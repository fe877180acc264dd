import { computed, type ComputedRef } from 'vue'
import { ruleSystem } from '../../../rules'
import type { RuleSystem } from '../../../rules/system'

/** What a move is played by: a system's moves, and how characters help and oppose each other. */
export type Play = Pick<RuleSystem, 'moves' | 'help' | 'conflict'>

const nothing: Play = { moves: {} }

/** What a system is played by. */
export function usePlay(system: () => string): ComputedRef<Play> {
  return computed(() => ruleSystem(system()) ?? nothing)
}
