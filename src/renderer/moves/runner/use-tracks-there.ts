import { computed, onMounted, ref, watch } from 'vue'
import { useRead } from '../../bridge'
import type { MoveOpening } from '../../stores/move-runner'

/**
 * Whether the tracks are there that a move is opened about: one that has just come is not in what was read for
 * an earlier move, and what would be asked in its place takes the focus with it once it is. A track that is gone
 * by now is waited for no longer than until all are read again.
 */
export function useTracksThere({ tracks: named = {} }: MoveOpening) {
  const { data, error, asyncStatus } = useRead('move.tracks', () => ({}))
  const isAskedAgain = ref(false)
  onMounted(() => (isAskedAgain.value = true))
  const wanted = Object.values(named).filter((id) => id !== '')
  const isKnown = computed(() => {
    const there = new Set(data.value?.map(({ id }) => id))
    if (wanted.every((id) => there.has(id))) return true
    return data.value !== undefined && isAskedAgain.value && asyncStatus.value === 'idle'
  })
  /** Once it is under way, a track that closes takes nothing of the move away. */
  const areThere = ref(false)
  watch(isKnown, (now) => (areThere.value ||= now), { immediate: true, flush: 'sync' })
  return { areThere, error }
}
