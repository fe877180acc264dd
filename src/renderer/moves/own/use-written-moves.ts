import { computed } from 'vue'
import { useRead } from '../../bridge'
import { useWords } from '../../composables/use-words'
import type { CustomMove } from '../../fronts/front'

/** A move that the game master wrote, and whose it is, in words. */
export interface WrittenMoveOffer {
  move: CustomMove
  from: string
}

/**
 * The moves that the game master wrote for the games in play: the campaign's own, and those of the fronts
 * in play.
 */
export function useWrittenMoves() {
  const { t } = useWords()
  const { data: fronts } = useRead('front.inPlay', () => ({}))
  const { data: own } = useRead('customMove.list', () => ({}))
  const { data: campaign } = useRead('campaign.current', () => ({}))
  const isPlayed = ({ system }: CustomMove) =>
    system === '' || campaign.value?.systems.includes(system) === true
  return computed((): WrittenMoveOffer[] => [
    ...(own.value ?? []).filter(isPlayed).map((move) => ({ move, from: t('moves.own.from') })),
    ...(fronts.value ?? []).flatMap(({ name: front, customMoves }) =>
      customMoves
        .filter(isPlayed)
        .map((move) => ({ move, from: t('moves.ofFront.from', { front }) })),
    ),
  ])
}
