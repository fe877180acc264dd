import {
  computed,
  inject,
  provide,
  reactive,
  ref,
  type ComputedRef,
  type InjectionKey,
  type Ref,
} from 'vue'
import type { Board, FightSnapshot } from '../../../../rules/cold-iron/view/board'
import { nameOf, type Fighter } from './fighter'
import type { FightNow, useFight } from './use-fight'

type Fight = ReturnType<typeof useFight>

/** The fight on the panel, for whatever stands on it. */
interface ShownFight extends Pick<Fight, 'act' | 'actAll' | 'foresee' | 'refused'> {
  now: ComputedRef<FightNow>
  snapshot: ComputedRef<FightSnapshot>
  board: ComputedRef<Board>
  /** Everyone in the fight, in the order of the table; those who have left, too. */
  fighters: ComputedRef<Fighter[]>
  fighterOf: (id: string | null | undefined) => Fighter | undefined
  nameOf: (id: string) => string
  /** Whether the roster has the focus: then digits pick in it, and mean nobody on the stage. */
  isRosterAtWork: Ref<boolean>
  /** The page of targets of each side that was turned to, or aimed at, last: the next who aims begins there. */
  targetPages: Record<Fighter['side'], number>
}

const shownFight: InjectionKey<ShownFight> = Symbol('the fight on the panel')

/** Hands the fight to all stages of the panel, and to the roster. */
export function provideFight({ now, act, actAll, foresee, refused }: Fight): void {
  // What the panel shows is unmounted when there is no fight any more; until then it keeps the last.
  const shown = computed<FightNow>((before) => {
    const at = now.value ?? before
    if (!at) throw new Error('the fight has not been read yet')
    return at
  })
  const fighters = computed(() => shown.value.fighters)

  provide(shownFight, {
    now: shown,
    snapshot: computed(() => shown.value.snapshot),
    board: computed(() => shown.value.board),
    fighters,
    fighterOf: (id) => fighters.value.find((each) => each.id === id),
    nameOf: (id) => nameOf(fighters.value, id),
    isRosterAtWork: ref(false),
    targetPages: reactive({ party: 0, foe: 0 }),
    act,
    actAll,
    foresee,
    refused,
  })
}

/** The fight around this component. Throws outside of the panel of a fight. */
export function useShownFight(): ShownFight {
  const fight = inject(shownFight)
  if (!fight) throw new Error('there is no fight around')
  return fight
}
