import { computed, type ComputedRef } from 'vue'
import { useRead } from '../../bridge'

/** How many holds and effects are to last for the scene and no longer. */
export function useLasting(): ComputedRef<number> {
  const { data: holds } = useRead('hold.list', () => ({}))
  const { data: effects } = useRead('effect.list', () => ({}))
  return computed(() => {
    const waiting = (effects.value ?? []).filter(({ until }) => until === 'scene')
    return (holds.value?.length ?? 0) + waiting.length
  })
}
