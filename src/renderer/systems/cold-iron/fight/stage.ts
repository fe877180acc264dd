import type {
  Board,
  BoardMove,
  BoardStep,
  QueueItem,
  SpellItem,
} from '../../../../rules/cold-iron/view/board'
import { unableIn } from '../../../../rules/cold-iron/turn/body/ability'
import { everyone } from '../../../../rules/cold-iron/turn/core/fight'
import type { Fighter } from './fighter'
import type { FightNow } from './use-fight'

/** What the middle of the panel shows of a step. */
export type Stage = 'declare' | 'cast' | 'strike' | 'grapple' | 'upkeep' | 'act'

/** What a moment of a fight wants: declarations, spells, blows and movement, or nothing but to look. */
export function stageOf(board: Board): Stage {
  if (board.kind === 'declare') return 'declare'
  if (board.charges.length > 0 || board.spells.some(({ due }) => due)) return 'cast'
  const isAnswering = board.moves.length + board.hits.length > 0
  const isMoving = board.stepId === 'moving' && board.actors.length > 0
  const strikes = attacksNow(board).length > 0
  if (strikes || isAnswering || isMoving) return 'strike'
  const isGrappling = board.grapples.length + board.tries.length > 0
  if (board.stepId === 'handToHandFighting' && isGrappling) return 'grapple'
  return board.stepId === 'upkeep' ? 'upkeep' : 'act'
}

/** The attacks struck in the step the fight stands in. */
export function attacksNow({ queue, step }: Board): QueueItem[] {
  return queue.filter((item) => item.step === step)
}

/** Those of them that wait for dice and may have them. */
export function openAttacks(board: Board): QueueItem[] {
  return attacksNow(board).filter(
    ({ status, barred }) => status.startsWith('needs') || (status === 'waiting' && !barred),
  )
}

/** The fifth step: the last in which anything is declared. */
const lastDeclaring = 5
const endOfTurn = 15

/**
 * Those who can act and for whom nothing has been declared when the declarations end; nobody in any
 * other step, and nobody who may not act at all (CI-130). Whatever the app rolls by itself, it declares for nobody.
 */
export function undeclaredIn({ board, fighters }: FightNow): Fighter[] {
  if (board.step !== lastDeclaring) return []
  const open = board.actors.filter(({ done }) => !done).map(({ combatantId }) => combatantId)
  return fighters.filter(({ id, declaration }) => open.includes(id) && !declaration)
}

/**
 * Those in a grapple whose side could act in hand-to-hand fighting and has done nothing; nobody in any
 * other step. Whatever the app rolls by itself, it acts for nobody in a grapple.
 */
export function idleIn({ board, fighters, snapshot: { context } }: FightNow): Fighter[] {
  const step = board.steps.find((each) => each.step === board.step)
  if (step?.id !== 'handToHandFighting') return []
  const ids = board.grapples
    .flatMap(({ sides }) => [sides.a, sides.b])
    .filter(({ members }) => members.every(({ deed }) => deed === 'none'))
    .flatMap(({ members }) => members.filter(({ ready }) => ready))
    .map(({ combatantId }) => combatantId)
  const able = everyone(context).filter((who) => unableIn(context, who, step.id) === null)
  return fighters.filter(({ id }) => ids.includes(id) && able.some((who) => who.id === id))
}

/** The spells of the step that work and of which nobody has said what they do. */
export function untoldIn({ spells }: Board): SpellItem[] {
  return spells.filter(({ due, untold }) => due && untold)
}

/** What others do about somebody's movement, and nobody has said: closing lets it go by (CI-116, CI-183). */
export function unansweredIn({ moves }: Board): BoardMove[] {
  return moves.filter(({ kind }) => kind === 'pursuit' || kind === 'answer')
}

/**
 * The step to go on to when nothing needs doing in those between: from the first steps the last
 * declaring one, later the next in which somebody acts. Null where that is simply the next step.
 */
export function stepAhead({ step, steps }: Board): BoardStep | null {
  if (step === null) return null
  const ahead = steps.find((each) => each.step > step && isStop(each, step))
  return ahead && ahead.step > step + 1 ? ahead : null
}

function isStop({ step, count }: BoardStep, from: number): boolean {
  if (from < lastDeclaring) return step === lastDeclaring
  return count > 0 || step === endOfTurn
}
