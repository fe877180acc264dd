import { phrase } from '../../../shared/phrase'
import { unanswered, type Ask } from '../../moves/ask'
import { figureAt } from '../../moves/apply'
import type { Effect } from '../../moves/effect'
import type { Move, MoveInput } from '../../moves/move'
import { coinBounds } from '../bounds'
import type { Settings } from '../settings'
import { amend } from '../../moves/amend'

/** The price of a party, and of each bonus (DW-066). */
const partyPrice = 100

/** What coins beyond the first hundred add (DW-066; decision `carouse.partial`). */
function partyBonus(coins: number, settings: Settings): number {
  const hundreds = coins / partyPrice
  const counted =
    settings['carouse.partial'] === 'floor' ? Math.floor(hundreds) : Math.ceil(hundreds)
  return Math.max(0, counted - 1)
}

type Settled = Omit<MoveInput, 'dice'>

/** Coins that no purse of the actor covers: the GM must let that pass. */
const unpaidAsk: Ask = {
  id: 'unpaid',
  who: 'gm',
  rule: 'DW-066',
  label: phrase('dungeonWorld.carouse.unpaid'),
  kind: { type: 'choice', values: [{ value: 'letGo', label: phrase('runner.ask.unpaid.letGo') }] },
}

const coinsOf = ({ given }: Settled) => given['coins'] ?? partyPrice
const isShort = (input: Settled) => figureAt(input.actor, 'coins') < coinsOf(input)

/**
 * Carouse, told in coins (DW-066; decisions `carouse.partial`, `carouse.entangle`): they are
 * spent, and what goes beyond the first hundred is added by the hundred.
 */
export function withCoins(move: Move, settings: Settings): Move {
  const counted = <Input extends Settled>(input: Input): Input => ({
    ...input,
    given: { bonus: partyBonus(coinsOf(input), settings) },
  })
  const told: Move = {
    ...move,
    given: [
      {
        id: 'coins',
        min: partyPrice,
        max: coinBounds.max,
        initial: partyPrice,
        label: phrase('dungeonWorld.carouse.given.coins'),
      },
    ],
    read: (input) => move.read(counted(input)),
    before: (input) => [...(move.before?.(input) ?? []), ...(isShort(input) ? [unpaidAsk] : [])],
    after: (input, picks) => move.after?.(counted(input), picks) ?? [],
    picksRefused: (input, picks) => move.picksRefused?.(counted(input), picks) ?? null,
    swaps: (input) => move.swaps?.(counted(input)) ?? null,
    outcome: (input, picks) =>
      move.outcome?.(counted(input), picks) ?? phrase('runner.refused.step'),
  }
  return amend(told, (outcome, input, picks) => {
    const refused = isShort(input) ? unanswered([unpaidAsk], input.answers) : null
    if (refused) return refused
    const from = figureAt(input.actor, 'coins')
    const to = Math.max(0, from - coinsOf(input))
    const paid: Effect = { on: 'actor', field: 'coins', from, to, rule: 'DW-066' }
    const isLoose = settings['carouse.entangle'] === 'gmMay' && !picks.includes('untangled')
    return {
      ...outcome,
      effects: [paid, ...outcome.effects],
      gmMoves: [
        ...outcome.gmMoves,
        ...(isLoose ? [{ due: 'optional', against: 'actor', rule: 'DW-068' } as const] : []),
      ],
      notes: [
        ...outcome.notes,
        ...(isLoose ? [phrase('dungeonWorld.carouse.note.mayEntangle')] : []),
      ],
    }
  })
}
