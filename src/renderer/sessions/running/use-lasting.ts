import { computed, type ComputedRef } from 'vue'
import { useRead } from '../../bridge'
import { useWords } from '../../composables/use-words'
import { heldOf } from '../../moves/holds/holds'

/** What there is that may go with a scene or a session. */
interface Lasting {
  holds: number
  /** Whose these are, over whom or what, and how many of each, in words. */
  held: string
  /** Effects that are to last for the scene and no longer. */
  effects: number
}

/** How many holds there are and whose, and how many effects are to last for the scene and no longer. */
export function useLasting(): ComputedRef<Lasting> {
  const { say } = useWords()
  const { data: holds } = useRead('hold.list', () => ({}))
  const { data: effects } = useRead('effect.list', () => ({}))
  return computed(() => ({
    holds: (holds.value ?? []).reduce((sum, { left_count: left }) => sum + left, 0),
    held: (holds.value ?? []).map((row) => say(heldOf(row))).join(', '),
    effects: (effects.value ?? []).filter(({ until }) => until === 'scene').length,
  }))
}
