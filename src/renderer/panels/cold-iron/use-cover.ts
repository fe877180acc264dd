import { computed, onScopeDispose, ref, watchEffect } from 'vue'
import { usePreferences } from '../../stores/preferences'
import { isCovered } from './cover'

/** The turn of whose declarations the cover was lifted; it outlives the steps they are made in. */
const liftedIn = ref<number | null>(null)

/**
 * Covers and uncovers the foes' declarations. While this lives, declarations are being made: with
 * the last of them the cover falls by itself.
 */
export function useCover(turn: () => number) {
  const preferences = usePreferences()
  const isCovering = computed(() => preferences.coversFoes)

  watchEffect(() => {
    isCovered.value = preferences.coversFoes && liftedIn.value !== turn()
  })
  onScopeDispose(() => {
    isCovered.value = false
  })

  /** Shows them for the rest of this turn, or hides them again. */
  function reveal(): void {
    liftedIn.value = isCovered.value ? turn() : null
  }

  return { isCovering, reveal, toggle: () => void preferences.coverFoes(!preferences.coversFoes) }
}
