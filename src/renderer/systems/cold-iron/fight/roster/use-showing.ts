import IconShow from '~icons/lucide/monitor-up'
import { computed } from 'vue'
import { useAction } from '../../../../actions/use-action'
import { useRun } from '../../../../bridge'
import { useAnnounce } from '../../../../composables/use-announce'
import { useWords } from '../../../../composables/use-words'
import type { Fighter } from '../fighter'
import { useShownFight } from '../fight-context'
import { namedTogether } from './roster'

interface Showing {
  encounterId: () => string
  /** Those who are picked in the roster. */
  picked: () => readonly Fighter[]
  /** Asks for foes where none is picked. */
  ask: () => void
  /** Lets go of those who were asked for. */
  settle: () => unknown
}

/**
 * Turns foes to the players and away from them, with a key and by dragging. Answers what is done with one who
 * was dragged onto either zone.
 */
export function useShowing({ encounterId, picked, ask, settle }: Showing) {
  const { now, fighters } = useShownFight()
  const { t } = useWords()
  const { announce } = useAnnounce()
  const { carryOut } = useRun()
  const foes = computed(() => picked().filter(({ side }) => side === 'foe'))

  /**
   * Shows the foes picked to the players, or hides them again: as long as one of them is hidden, all
   * are shown. Characters are always seen; with nobody picked nothing is revealed.
   */
  async function turnShown(): Promise<void> {
    if (foes.value.length === 0) return ask()
    const hidden = foes.value.filter(({ id }) => !now.value.shown.includes(id))
    const isShowing = hidden.length > 0
    await show(isShowing ? hidden : foes.value, isShowing)
  }

  /** Shows some, or hides them; that is told once those who were asked for are let go. */
  async function show(who: readonly Fighter[], shown: boolean): Promise<void> {
    const combatantIds = who.map(({ id }) => id)
    const input = { encounterId: encounterId(), combatantIds, shown }
    const isDone = await carryOut('encounter.show', input)
    settle()
    if (isDone) announce(t(shown ? 'fight.shown' : 'fight.hidden', { who: namedTogether(who, t) }))
  }

  /** Shows whoever was dragged there, with the other foes picked where they are one of those. */
  function turnDragged(id: string, shown: boolean): void {
    const isPicked = foes.value.some((each) => each.id === id)
    void show(isPicked ? foes.value : fighters.value.filter((each) => each.id === id), shown)
  }

  useAction({
    id: 'fight.show',
    icon: IconShow,
    run: () => void turnShown(),
  })

  return { turnDragged }
}
