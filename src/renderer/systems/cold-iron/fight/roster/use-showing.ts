import { computed, toValue, type MaybeRefOrGetter } from 'vue'
import IconShow from '~icons/lucide/monitor-up'
import { useAction } from '../../../../actions/use-action'
import { useRun } from '../../../../bridge'
import { useAnnounce } from '../../../../composables/use-announce'
import { useWords } from '../../../../composables/use-words'
import type { Fighter } from '../fighter'

/** Whom players see on their window. */
interface Showing {
  encounterId: string
  fighters: Fighter[]
  shown: string[]
}

/**
 * Registers showing foes to the players, or hiding them again: those picked, or else every foe who
 * is still there. As long as one of them is hidden, all are shown. Characters are always seen.
 */
export function useShowing(source: MaybeRefOrGetter<Showing>, picked: () => readonly Fighter[]) {
  const { t } = useWords()
  const { announce } = useAnnounce()
  const { carryOut } = useRun()

  const meant = computed(() => {
    const chosen = picked().filter(({ side }) => side === 'foe')
    return chosen.length > 0
      ? chosen
      : toValue(source).fighters.filter(({ side, isGone }) => side === 'foe' && !isGone)
  })
  const hidden = computed(() => meant.value.filter(({ id }) => !toValue(source).shown.includes(id)))

  async function turn(): Promise<void> {
    const isShowing = hidden.value.length > 0
    const who = isShowing ? hidden.value : meant.value
    const { encounterId } = toValue(source)
    const combatantIds = who.map(({ id }) => id)
    if (!(await carryOut('encounter.show', { encounterId, combatantIds, shown: isShowing }))) return
    announce(t(isShowing ? 'fight.shown' : 'fight.hidden', { count: who.length }))
  }

  useAction({
    id: 'fight.show',
    label: 'action.fight.show',
    icon: IconShow,
    keys: 'alt+v',
    when: () => meant.value.length > 0,
    run: () => void turn(),
  })
}
