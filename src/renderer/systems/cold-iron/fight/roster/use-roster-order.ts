import IconArrowDown from '~icons/lucide/arrow-down'
import IconArrowUp from '~icons/lucide/arrow-up'
import { watch } from 'vue'
import { useAction } from '../../../../actions/use-action'
import { useRun } from '../../../../bridge'
import { useAnnounce } from '../../../../composables/use-announce'
import { useWords } from '../../../../composables/use-words'
import { useShownFight } from '../fight-context'
import { reordered, type useRoster } from './roster'
import type { useRosterKeys } from './use-roster-keys'

interface RosterOrder {
  roster: Pick<ReturnType<typeof useRoster>, 'groups' | 'filter'>
  keys: Pick<ReturnType<typeof useRosterKeys>, 'meant' | 'stopAt' | 'focusOn'>
}

/** Registers how the order of the roster is made by hand: the row or the group with the focus moves. */
export function useRosterOrder({ roster, keys }: RosterOrder): void {
  const { now, fighterOf, isRosterAtWork } = useShownFight()
  const { carryOut } = useRun()
  const { announce } = useAnnounce()
  const { t } = useWords()

  /** What is waited for: the fight as it is painted next. */
  function nextPainted() {
    const { promise, resolve } = Promise.withResolvers<undefined>()
    const stop = watch(
      now,
      () => {
        resolve(undefined)
      },
      { once: true, flush: 'post' },
    )
    return { painted: promise, stop }
  }

  async function moveBy(by: -1 | 1): Promise<void> {
    const stop = keys.stopAt()
    const combatantIds = reordered(roster.groups.value, keys.meant(), by)
    if (stop === null || !combatantIds) return
    const next = nextPainted()
    if (!(await carryOut('encounter.orderCombatants', { combatantIds }))) {
      next.stop()
      return
    }
    await next.painted
    keys.focusOn(stop)
    const who = fighterOf(stop)?.label ?? stop.replace(/^group:\w+ /, '')
    announce(t(by < 0 ? 'fight.roster.movedUp' : 'fight.roster.movedDown', { who }))
  }

  /** A key pressed ahead means the order that comes of the one before. */
  let last: Promise<void> = Promise.resolve()
  const shared = {
    keysWhen: () => isRosterAtWork.value,
    // Where only some are shown, the neighbour is not the one that is seen.
    when: () => roster.filter.value === '',
  }
  const move = (by: -1 | 1) => {
    last = last.then(() => moveBy(by))
  }

  useAction({
    id: 'fight.earlier',
    icon: IconArrowUp,
    ...shared,
    run: () => {
      move(-1)
    },
  })
  useAction({
    id: 'fight.later',
    icon: IconArrowDown,
    ...shared,
    run: () => {
      move(1)
    },
  })
}
