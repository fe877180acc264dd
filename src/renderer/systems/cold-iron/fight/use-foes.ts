import IconSwords from '~icons/lucide/swords'
import IconUsers from '~icons/lucide/users'
import { computed, type ComputedRef, type Ref } from 'vue'
import { volley, type Board } from '../../../../rules/cold-iron/view/board'
import { useAction } from '../../../actions/use-action'
import { openAttacks } from './stage'
import { rollDice } from '../../../composables/app-dice'
import { rollDigits } from './dice/roll-dice'
import type { FightNow, Intent, useFight } from './use-fight'

/** What rolling for the foes needs of a fight. */
export interface FoesHandle {
  now: ComputedRef<FightNow | null>
  /** Those the bench is about; the first of them says whose group is meant. */
  about: Readonly<Ref<readonly string[]>>
  act: (intent: Intent) => Promise<boolean>
  actAll: ReturnType<typeof useFight>['actAll']
}

/**
 * Rolls for those whom no player rolls for: all their open attacks of the step in one command, on
 * the key, or by itself where the table leaves that to the app. It acts on what the game master has
 * just done, never on what they undid.
 */
export function useFoes({ now, about, act, actAll }: FoesHandle) {
  /** How much of theirs can be rolled now. */
  const open = computed(() => (now.value ? countOf(foesRolls(now.value)) : 0))

  const group = computed(() => now.value?.groups[about.value[0] ?? ''] ?? null)

  function rollAll(only: string | null = null): Promise<boolean> {
    const dice = { digits: rollDigits, faces: rollDice }
    return actAll((then) => volley(then.snapshot, foesRolls(then, only), dice))
  }

  /** Goes on as far as the app may by itself: to the next step in which somebody has to choose. */
  async function goOn(): Promise<void> {
    while (now.value?.snapshot.context.dial === 'full') {
      await rollAll()
      const isPassed = isEmpty(now.value.board) && (await act(() => ({ type: 'step.close' })))
      if (!isPassed) return
    }
  }

  useAction({
    id: 'fight.volley',
    icon: IconSwords,
    when: () => open.value > 0,
    run: () => void rollAll(),
  })

  useAction({
    id: 'fight.volleyGroup',
    icon: IconUsers,
    when: () =>
      group.value !== null && now.value !== null && countOf(foesRolls(now.value, group.value)) > 0,
    run: () => void rollAll(group.value),
  })

  return { open, goOn }
}

/** What foes, or those of one group, have to roll now: attacks, and hits in grapples or by stray shots. */
interface FoesRolls {
  attacks: string[]
  strikers: string[]
  hits: string[]
}

function foesRolls(
  { board, fighters, groups, snapshot }: FightNow,
  only: string | null = null,
): FoesRolls {
  const strikers = fighters
    .filter(({ id, side }) => side === 'foe' && (only === null || groups[id] === only))
    .map(({ id }) => id)
  return {
    attacks: openAttacks(board)
      .filter(({ rollerId }) => strikers.includes(rollerId))
      .map(({ attackId }) => attackId),
    strikers,
    // Who stands near a shot that strays, only the table can say (CI-150).
    hits: snapshot.context.handToHand.hits
      .filter(
        ({ attackerId, status }) =>
          strikers.includes(attackerId) && ['needsTarget', 'needsDamage'].includes(status),
      )
      .map(({ id }) => id),
  }
}

const countOf = ({ attacks, hits }: FoesRolls) => attacks.length + hits.length

/** Whether nobody has anything to do in a step but to close it; a turn never ends by itself. */
function isEmpty({ kind, stepId, canClose, ...board }: Board): boolean {
  if (kind !== 'resolve' || stepId === 'upkeep' || !canClose) return false
  if (board.spells.some(({ due, untold }) => due && untold)) return false
  const { actors, pending, wear, charges, moves, hits } = board
  return [actors, pending, wear, charges, moves, hits].every(({ length }) => length === 0)
}
