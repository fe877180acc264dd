import { phrase, type Phrase } from '../../../shared/phrase'
import { Refusal } from '../../../shared/reply'
import { term, type Term } from '../../../shared/term'
import { applyEffects } from '../../moves/apply'
import type { Effect, Move, MoveInput, SwapOffer } from '../../moves/move'
import { isOutcome } from '../../moves/outcome'
import { advantagePool } from '../moves/advantage-die'
import type { Settings } from '../settings/settings'

/** What is rolled, with what the Advantage Die adds to it. */
export interface Thrown extends MoveInput {
  added?: readonly Term[]
}

interface SwappedIn {
  input: Thrown
  /** What the swap leaves of the die, before anything the roll brings (decision `ad.order`). */
  spent: Effect[]
}

/**
 * A roll of harm with the Advantage Die swapped in (IF-011): it stands in for a die, or is added.
 * Throws an `invalid` refusal for a swap that is not on offer; nobody but a character has the die.
 */
function swapIn(input: MoveInput, settings: Settings): SwappedIn {
  const { swap, actor, dice } = input
  if (!swap) return { input, spent: [] }
  const pool = advantagePool(settings)
  const offered = actor ? pool.offers(actor, dice) : []
  const isOffered = offered.some((each) => JSON.stringify(each) === JSON.stringify(swap))
  if (!actor || !isOffered) throw new Refusal(phrase('runner.refused.swap'), 'invalid')
  const spent = pool.spend(actor, swap)
  const left = { ...input, actor: applyEffects(actor, spent) }
  if ('bonus' in swap) {
    return { input: { ...left, added: [term(pool.label, swap.bonus, pool.rule)] }, spent }
  }
  const faces = 'die' in swap ? dice.with(swap.die, pool.value(actor)) : dice
  return { input: { ...left, dice: faces }, spent }
}

function offersFor(move: Move, input: MoveInput, settings: Settings): SwapOffer | null {
  const { actor, dice } = input
  if (!actor) return null
  const pool = advantagePool(settings)
  const offers = pool.offers(actor, dice).map((swap) => {
    const { sum, band } = move.read(swapIn({ ...input, swap }, settings).input)
    const leaves = pool.value(applyEffects(actor, pool.spend(actor, swap)))
    return { swap, total: sum.total, band, leaves }
  })
  const { label, rule } = pool
  return offers.length > 0 ? { label, rule, value: pool.value(actor), offers } : null
}

/** A roll of harm that the Advantage Die may be swapped into by whoever rolls it (IF-011). */
export function withAdvantageDie(move: Move, settings: Settings): Move {
  const { picksRefused, after, outcome } = move
  const at = (input: MoveInput) => swapIn(input, settings)
  const withSpent = (effects: Effect[] | Phrase, spent: Effect[]) =>
    Array.isArray(effects) ? [...spent, ...effects] : effects
  return {
    ...move,
    swaps: (input) => offersFor(move, input, settings),
    read: (input) => move.read(at(input).input),
    effects(input, picks) {
      const { input: rolled, spent } = at(input)
      return withSpent(move.effects(rolled, picks), spent)
    },
    ...(picksRefused
      ? { picksRefused: (input, picks) => picksRefused(at(input).input, picks) }
      : {}),
    ...(after ? { after: (input, picks) => after(at(input).input, picks) } : {}),
    ...(outcome
      ? {
          outcome(input, picks) {
            const { input: rolled, spent } = at(input)
            const answer = outcome(rolled, picks)
            return isOutcome(answer)
              ? { ...answer, effects: [...spent, ...answer.effects] }
              : answer
          },
        }
      : {}),
  }
}
