import type { Phrase } from '../../shared/phrase'
import { type Move, type MoveInput, outcomeOf } from './move'
import { isOutcome, type Outcome } from './outcome'

/** A move with its outcome amended; a refusal in words stays one. */
export function amend(
  move: Move,
  change: (outcome: Outcome, input: MoveInput, picks: string[]) => Outcome | Phrase,
): Move {
  const outcome = (input: MoveInput, picks: string[]) => {
    const found = outcomeOf(move, input, picks)
    return isOutcome(found) ? change(found, input, picks) : found
  }
  return {
    ...move,
    outcome,
    effects(input, picks) {
      const answer = outcome(input, picks)
      return isOutcome(answer) ? answer.effects : answer
    },
  }
}
