import type { Board } from '../../../../rules/cold-iron/view/board'

/** What the middle of the panel shows of a step. */
export type Stage = 'declare' | 'cast' | 'strike' | 'grapple' | 'upkeep' | 'act'

/** What a moment of a fight wants: declarations, spells, blows and movement, or nothing but to look. */
export function stageOf(board: Board): Stage {
  if (board.kind === 'declare') return 'declare'
  if (board.charges.length > 0 || board.spells.some(({ due }) => due)) return 'cast'
  const isAnswering = board.moves.length + board.hits.length > 0
  const isMoving = board.stepId === 'moving' && board.actors.length > 0
  const strikes = board.queue.some((item) => item.step === board.step)
  if (strikes || isAnswering || isMoving) return 'strike'
  const isGrappling = board.piles.length + board.tries.length > 0
  if (board.stepId === 'handToHandFighting' && isGrappling) return 'grapple'
  return board.stepId === 'upkeep' ? 'upkeep' : 'act'
}
