import { phrase } from '../../../shared/phrase'
import type { Ask } from '../../moves/ask'
import type { Move, MoveInput } from '../../moves/move'
import { isOutcome } from '../../moves/outcome'
import { canAssist, companionsOf, fallsOnCompanion } from '../figures/companions'

/**
 * What companions have to do with a move: which of several it is about is asked, and where the
 * die shows 1 and it went wrong, the GM hears on whom that falls, had it helped (IS-085, IS-125).
 */
export function ofCompanion(move: Move): Move {
  return {
    ...move,
    before: (input) => [...(move.before?.(input) ?? []), ...asksOf(move, input)],
    outcome(input, picks) {
      const outcome = move.outcome?.(input, picks) ?? phrase('runner.refused.step')
      if (!isOutcome(outcome)) return outcome
      return { ...outcome, notes: [...outcome.notes, ...atRisk(move, input)] }
    },
  }
}

/** Whether a move is about a companion. */
const isAbout = ({ id }: Pick<Move, 'id'>, { answers, target }: Omit<MoveInput, 'dice'>) =>
  id === 'companionEndureHarm' ||
  (id === 'heal' && target === undefined && answers?.['patient'] === 'companion')

function asksOf(move: Move, input: Omit<MoveInput, 'dice'>): Ask[] {
  const all = companionsOf(input.actor ?? {})
  if (!isAbout(move, input) || all.length < 2) return []
  const values = all.map(({ name }) => ({
    value: name,
    label: phrase('runner.said', { words: name }),
  }))
  const label = phrase('ironsworn.whichCompanion')
  return [
    { id: 'companion', rule: move.rule, who: 'player', label, kind: { type: 'choice', values } },
  ]
}

function atRisk(move: Move, input: MoveInput) {
  const { dice, actor = {} } = input
  if (isAbout(move, input) || !fallsOnCompanion(dice)) return []
  const names = companionsOf(actor)
    .filter(canAssist)
    .map(({ name }) => name)
  if (names.length === 0 || move.read(input).band === 'strong') return []
  return [phrase('ironsworn.note.onCompanion', { names: names.join(', ') })]
}
