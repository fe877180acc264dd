import type { Board, BoardStep } from '../../../../../rules/cold-iron/view/board'

/** The fifth step: the last in which anything is declared. */
const lastDeclaring = 5
const endOfTurn = 15

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
