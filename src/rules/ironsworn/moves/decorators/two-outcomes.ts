import { phrase } from '../../../../shared/phrase'
import type { Ask } from '../../../moves/ask'
import type { Move } from '../../../moves/move'

/** The two outcomes of which the oracle says one: a yes is the likelier (IS-135). */
const outcomes = ['yes', 'no'].map((id): Ask => ({
  id,
  rule: 'IS-135',
  who: 'gm',
  label: phrase(`ironsworn.askTheOracle.ask.${id}.label`),
  kind: { type: 'text', max: 80 },
}))

/** The oracle that is asked which of two outcomes it is shows both of them (IS-135). */
export function withTwoOutcomes(move: Move): Move {
  if (move.id !== 'askTheOracle') return move
  return {
    ...move,
    before(input) {
      const isOfTwo = outcomes.some(({ id }) => input.answers?.[id] !== undefined)
      return [...(move.before?.(input) ?? []), ...(isOfTwo ? outcomes : [])]
    },
  }
}
