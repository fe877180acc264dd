import { computed, onMounted, ref, watch } from 'vue'
import { useRead } from '../../bridge'

/**
 * Whether the tracks are there as they are now, which a move is opened about or goes on with: of what was read
 * for an earlier move one that has just come is missing, and which was used last is another.
 */
export function useTracksThere() {
  const { data, error, asyncStatus } = useRead('move.tracks', () => ({}))
  const isAskedAgain = ref(false)
  onMounted(() => (isAskedAgain.value = true))
  const isRead = computed(
    () => data.value !== undefined && isAskedAgain.value && asyncStatus.value === 'idle',
  )
  /** Once it is under way, what becomes of a track takes nothing of the move away. */
  const areThere = ref(false)
  watch(isRead, (now) => (areThere.value ||= now), { immediate: true, flush: 'sync' })
  return { areThere, error }
}
