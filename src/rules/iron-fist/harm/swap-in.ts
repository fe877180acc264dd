import type { Phrase } from '../../../shared/phrase'
import type { Term } from '../../../shared/term'
import { applyEffects } from '../../moves/apply'
import type { Effect } from '../../moves/effect'
import type { Move, MoveInput, SwapOffer } from '../../moves/move'
import { isOutcome } from '../../moves/outcome'
import { swapIn, swapOffers } from '../../moves/swap'
import { advantagePool } from '../moves/advantage-die'
import type { Settings } from '../settings'

/** What is rolled, with what the Advantage Die adds to it. */
export interface Thrown extends MoveInput {
  added?: readonly Term[]
}

/**
 * A roll of harm with the Advantage Die swapped in (IF-011), and what that leaves of the die, before
 * anything the roll brings. Nobody but a character has the die.
 */
function thrown(input: MoveInput, settings: Settings): { input: Thrown; spent: Effect[] } {
  const { actor = {}, swap } = input
  if (!swap) return { input, spent: [] }
  const { faces, added, spent } = swapIn(advantagePool(settings), actor, input)
  return { input: { ...input, actor: applyEffects(actor, spent), dice: faces, added }, spent }
}

function offersFor(move: Move, input: MoveInput, settings: Settings): SwapOffer | null {
  const { actor, dice } = input
  if (!actor) return null
  return swapOffers(advantagePool(settings), actor, dice, (swap) =>
    move.read(swap ? thrown({ ...input, swap }, settings).input : input),
  )
}

/** A roll of harm that the Advantage Die may be swapped into by whoever rolls it (IF-011). */
export function withAdvantageDie(move: Move, settings: Settings): Move {
  const { picksRefused, after, outcome } = move
  const at = (input: MoveInput) => thrown(input, settings)
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
