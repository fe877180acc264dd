import { computed, type ComputedRef } from 'vue'
import { useRead } from '../../bridge'

/** How many holds and modifiers are to last for the scene and no longer. */
export function useLasting(): ComputedRef<number> {
  const { data: holds } = useRead('hold.list', () => ({}))
  const { data: modifiers } = useRead('modifier.list', () => ({}))
  return computed(() => {
    const waiting = (modifiers.value ?? []).filter(({ until }) => until === 'scene')
    return (holds.value?.length ?? 0) + waiting.length
  })
}
