import { computed, type ComputedRef } from 'vue'
import { useRead } from '../../bridge'

/** How many holds there are, and how many effects are to last for the scene and no longer. */
export function useLasting(): ComputedRef<{ holds: number; effects: number }> {
  const { data: holds } = useRead('hold.list', () => ({}))
  const { data: effects } = useRead('effect.list', () => ({}))
  return computed(() => ({
    holds: (holds.value ?? []).reduce((sum, { left_count: left }) => sum + left, 0),
    effects: (effects.value ?? []).filter(({ until }) => until === 'scene').length,
  }))
}
