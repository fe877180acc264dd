import { computed, ref, watchEffect, type ComputedRef } from 'vue'
import type { Fact } from '../../../../../shared/fact'
import { phrase, type Phrase } from '../../../../../shared/phrase'
import { useHiddenFacts, type HiddenFacts } from '../../../../stores/hidden-facts'
import { usePreferences } from '../../../../stores/preferences'
import type { Fighter } from '../fighter'
import type { FightNow } from '../use-fight'

/** Whether what foes declare is hidden now, on every panel of the fight that says it. */
export const isCovered = ref(false)

/** Whether what this one has declared may not be shown. */
export function isUnderCover({ side }: Pick<Fighter, 'side'>): boolean {
  return isCovered.value && side === 'foe'
}

/** Hides from history and status line what these foes have declared in this turn. */
export function hiddenBy(
  foes: readonly Pick<Fighter, 'id' | 'label'>[],
  turn: number,
): HiddenFacts {
  const covered = (who: string): Phrase => phrase('fight.cover.told', { who })
  return {
    step: ({ label, moment }) => {
      const who = foes.find((foe) => foe.label === label.with?.who)
      const isHidden = label.key === 'coldIron.history.declare' && moment?.turn === turn
      return isHidden && who ? covered(who.label) : null
    },
    fact: ({ kind, about: [first] }: Fact) => {
      const who = foes.find(({ id }) => id === first?.id)
      return kind === 'declaration.made' && who ? covered(who.label) : null
    },
  }
}

/** The turn of whose declarations the cover was lifted; it outlives the steps they are made in. */
const liftedIn = ref<number | null>(null)

/**
 * Covers what foes declare, and all that is told of it, while declarations are being made: with the
 * last of them the cover falls by itself. It stays when the fight is left for another view.
 */
export function useCoverOf(now: ComputedRef<FightNow | null>): void {
  const preferences = usePreferences()
  const hiddenFacts = useHiddenFacts()

  watchEffect(() => {
    if (!now.value) return
    const { board, fighters } = now.value
    const isWanted = preferences.coversFoes && liftedIn.value !== board.turn
    isCovered.value = isWanted && board.kind === 'declare'
    const foes = fighters.filter(({ side }) => side === 'foe')
    hiddenFacts.hide(isCovered.value ? hiddenBy(foes, board.turn) : null)
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
