import { computed } from 'vue'
import { useRead, useRun } from '../../bridge'
import { useWords } from '../../composables/use-words'
import { otherSide, struckPicks, type MovePick, type SideId } from './conflict'
import type { MoveRun } from '../run/use-move-run'

/** Whose moves they are, and how the conflict stands. */
interface Standing {
  system: () => string
  winner: () => SideId | null
  isLoser: (side: SideId) => boolean
}

/** Picks of a conflict that cancel each other, as the GM has found or finds them to (IF-046). */
export function useStrike(runs: Record<SideId, MoveRun>, { system, winner, isLoser }: Standing) {
  const { say } = useWords()
  const { carryOut, refusal } = useRun()
  const { data: pairs } = useRead('move.contradictions', () => ({ system: system() }))

  const offeredTo = (side: SideId) => runs[side].read.value.reading?.choice?.picks ?? []

  function picksOf(side: SideId): MovePick[] {
    const { move, inputs } = runs[side].draft.value
    return move === null ? [] : inputs.picks.map((pick) => ({ move, pick }))
  }

  /** The loser may not cancel what the winner has taken. */
  function struckFor(side: SideId): string[] {
    const { move } = runs[side].draft.value
    if (!isLoser(side) || move === null) return []
    const offered = offeredTo(side).map(({ id }) => id)
    return struckPicks(pairs.value ?? [], move, offered, picksOf(otherSide(side)))
  }

  const isStruck = computed(() =>
    (['a', 'b'] as const).some((side) =>
      picksOf(side).some(({ pick }) => struckFor(side).includes(pick)),
    ),
  )
  /** The two picks that the GM may find to cancel each other: one taken on either side. */
  const pair = computed(() => {
    const [[a], [b]] = [picksOf('a').slice(-1), picksOf('b').slice(-1)]
    return winner() && a && b ? { a, b } : null
  })

  function labelOf(side: SideId, { pick }: MovePick): string {
    const found = offeredTo(side).find(({ id }) => id === pick)
    return found ? say(found.label) : pick
  }

  async function markPair(): Promise<void> {
    if (!pair.value) return
    const { a, b } = pair.value
    const loser = winner() === 'a' ? 'b' : 'a'
    const marked = { system: system(), one: a, other: b }
    if (!(await carryOut('move.markContradiction', marked))) return
    const gone = { a, b }[loser].pick
    runs[loser].take(picksOf(loser).flatMap(({ pick }) => (pick === gone ? [] : pick)))
  }

  return { pair, struckFor, isStruck, labelOf, markPair, refusal }
}
