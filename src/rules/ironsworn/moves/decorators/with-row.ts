import { phrase } from '../../../../shared/phrase'
import { unanswered, type Ask } from '../../../moves/ask'
import type { Move, MoveInput } from '../../../moves/move'
import { isOutcome, type Outcome } from '../../../moves/outcome'
import { rowAt } from '../../oracle/lookup'
import { unsureLoss } from '../../figures/harm'
import type { Settings } from '../../settings'
import { characterSchema } from '../../sheet'
import { changeOn } from '../changes/changes'
import { suggestedLosses } from '../data/table-rows'

/** Unconscious: whether that is the end depends on who stands over one (IS-139). */
const unconscious = 2

/** A row of a table that moves send to may ask the GM what it costs (IS-139, IS-141). */
export function withRow(move: Move, settings: Settings): Move {
  const { profile } = settings
  const asksOf = ({ dice: [roll = 0] }: MoveInput): Ask[] => {
    if (move.id === 'rollHarm' && rowAt('moves/endure_harm', roll, profile) === unconscious) {
      return [askOf('mercy', ['spared', 'merciless'], 'IS-139')]
    }
    const isPrice = move.id === 'rollPrice'
    const losses = isPrice
      ? suggestedLosses[rowAt('moves/pay_the_price', roll, profile)]
      : undefined
    return losses ? [askOf('loss', [...losses, 'story'], 'IS-141')] : []
  }
  if (move.id !== 'rollHarm' && move.id !== 'rollPrice') return move
  return {
    ...move,
    // What a row costs is said by whoever has read it.
    read(input) {
      const row = move.outcome?.(input, [])
      const { told = [], notes = [] } = row && isOutcome(row) ? row : {}
      return { ...move.read(input), told: [...told, ...notes] }
    },
    after: (input, picks) => [...(move.after?.(input, picks) ?? []), ...asksOf(input)],
    outcome(input, picks) {
      const outcome = move.outcome?.(input, picks) ?? phrase('runner.refused.step')
      if (!isOutcome(outcome)) return outcome
      return unanswered(asksOf(input), input.answers) ?? answered(outcome, input, settings)
    },
  }
}

function askOf(id: string, values: readonly string[], rule: string): Ask {
  const told = values.map((value) => ({ value, label: phrase(`ironsworn.row.${id}.${value}`) }))
  const label = phrase(`ironsworn.row.${id}.label`)
  return { id, rule, label, who: 'gm', kind: { type: 'choice', values: told } }
}

function answered(outcome: Outcome, input: MoveInput, settings: Settings): Outcome {
  const { loss, mercy } = input.answers ?? {}
  if (mercy === 'merciless') {
    const death = { oneOf: ['faceDeath'], by: 'actor' as const, given: {}, rule: 'IS-139' }
    return { ...outcome, leadsTo: [...outcome.leadsTo, death] }
  }
  if (loss !== 'supply' && loss !== 'momentum') return outcome
  const on = loss === 'supply' ? ('party' as const) : ('actor' as const)
  const change = { on, field: loss, by: -unsureLoss, rule: 'IS-141' }
  const sheet = characterSchema.parse(input.actor ?? {})
  const { effects, leadsTo = [] } = changeOn(sheet, change, input, settings)
  const real = effects.filter(({ from, to }) => from !== to)
  return {
    ...outcome,
    effects: [...outcome.effects, ...real],
    leadsTo: [...outcome.leadsTo, ...leadsTo],
  }
}
