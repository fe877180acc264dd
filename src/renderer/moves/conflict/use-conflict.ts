import { computed } from 'vue'
import type { ConflictRules } from '../../../rules/moves/conflict'
import type { Effect } from '../../../rules/moves/effect'
import { gainEffects, otherSide, readConflict, type SideId } from './conflict-sides'
import type { MoveRun } from '../runner/use-move-run'

/** How a conflict stands: who won, who picks now, and what winning brings (IF-044 to IF-047). */
export function useConflict(runs: Record<SideId, MoveRun>, rules: () => ConflictRules | undefined) {
  const standing = computed(() => {
    const conflict = rules()
    return conflict ? readConflict(conflict, { a: runs.a.read.value, b: runs.b.read.value }) : null
  })

  function gainOf(side: SideId): Effect[] {
    const conflict = rules()
    const { actor, read } = runs[side]
    const by = standing.value?.gain[side] ?? 0
    if (!conflict || !actor.value || !read.value.outcome) return []
    return gainEffects(conflict, actor.value.sheet, read.value.outcome.effects, by)
  }

  const gains = computed(() => ({ a: gainOf('a'), b: gainOf('b') }))
  const isLoser = (side: SideId) => standing.value?.winner === otherSide(side)
  /** The loser waits until the winner has picked. */
  const mayPick = (side: SideId) =>
    standing.value !== null && (!isLoser(side) || runs[otherSide(side)].read.value.refused === null)
  return { standing, gains, isLoser, mayPick }
}
