import { computed, ref, watchEffect, type ComputedRef } from 'vue'
import { usePreferences } from '../../../../stores/preferences'
import { useHiddenFacts } from '../../../../stores/hidden-facts'
import { isCovered, veilOver } from './hidden-declarations'
import type { FightNow } from '../use-fight'

/** The turn of whose declarations the cover was lifted; it outlives the steps they are made in. */
const liftedIn = ref<number | null>(null)

/**
 * Covers what foes declare, and all that is told of it, while declarations are being made: with the
 * last of them the cover falls by itself. It stays when the fight is left for another view.
 */
export function useCoverOf(now: ComputedRef<FightNow | null>): void {
  const preferences = usePreferences()
  const veil = useHiddenFacts()

  watchEffect(() => {
    if (!now.value) return
    const { board, fighters } = now.value
    const isWanted = preferences.coversFoes && liftedIn.value !== board.turn
    isCovered.value = isWanted && board.kind === 'declare'
    const foes = fighters.filter(({ side }) => side === 'foe')
    veil.hide(isCovered.value ? veilOver(foes, board.turn) : null)
  })
}

/** Turns the cover on or off, and lifts it for a turn. */
export function useCover(turn: () => number) {
  const preferences = usePreferences()
  const isCovering = computed(() => preferences.coversFoes)

  /** Shows them for the rest of this turn, or hides them again. */
  function reveal(): void {
    liftedIn.value = isCovered.value ? turn() : null
  }

  return { isCovering, reveal, toggle: () => void preferences.coverFoes(!preferences.coversFoes) }
}
