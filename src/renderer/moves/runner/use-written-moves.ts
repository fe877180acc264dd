import { computed } from 'vue'
import { useRead } from '../../bridge'
import { useWords } from '../../composables/use-words'
import type { CustomMove } from '../../fronts/front'

/** A move that the game master wrote, and whose it is, in words. */
export interface WrittenMoveOffer {
  move: CustomMove
  from: string
}

/** The moves that the game master wrote for a system: the campaign's own, and those of the fronts in play. */
export function useWrittenMoves(system: () => string) {
  const { t } = useWords()
  const { data: fronts } = useRead('front.inPlay', () => ({}))
  const { data: own } = useRead('customMove.list', () => ({}))
  return computed((): WrittenMoveOffer[] => [
    ...(own.value ?? [])
      .filter((move) => move.system === '' || move.system === system())
      .map((move) => ({ move, from: t('moves.own.from') })),
    ...(fronts.value ?? []).flatMap(({ name: front, customMoves }) =>
      customMoves.map((move) => ({ move, from: t('moves.ofFront.from', { front }) })),
    ),
  ])
}
