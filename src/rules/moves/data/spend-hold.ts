import { phrase, type Phrase } from '../../../shared/phrase'
import { unanswered, type Answers } from '../ask'
import {
  isFor,
  type HeldHolds,
  type HoldSides,
  type HoldSpent,
  type HoldUse,
  type MoveHolds,
} from '../holds'
import type { HoldRules } from './move-data'
import type { SheetRules } from './sheet-rules'
import { freshTally, makeChanges, type Tally } from './tally'

/** Makes the holds of a move out of their data (IF-013, IF-014). */
export function holdsOf(holds: HoldRules, words: string, rules: SheetRules): MoveHolds {
  return {
    ...(holds.pool ? { pool: holds.pool } : {}),
    ...(holds.spentIn === undefined ? {} : { spentIn: holds.spentIn }),
    options: holds.options.map(({ id, rule, cost, heavyCost, isSure, about }) => ({
      id,
      rule,
      cost,
      ...(heavyCost === undefined ? {} : { heavyCost }),
      ...(isSure === undefined ? {} : { isSure }),
      ...(about === undefined ? {} : { about }),
      label: phrase(`${words}.hold.${id}`),
    })),
    spend: (held, use, sides) => spendHold(holds, rules, held, use, sides),
    drop(held, sides) {
      const tally = tallyOf(sides, {})
      pay(tally, { ...held, count: 0 }, holds, rules)
      return tally.outcome.effects
    },
  }
}

const tallyOf = (sides: HoldSides, answers: Answers) =>
  freshTally({ given: {}, dice: [], answers, ...sides })

const isOverCharacter = ({ targetKind }: HoldSides) => targetKind === 'character'

/** Pays whom the holds were over when the last is gone; answers whether all is paid now. */
function pay(tally: Tally, { count, isPaid }: HeldHolds, holds: HoldRules, rules: SheetRules) {
  const isDue = count === 0 && !isPaid && isOverCharacter(tally.input) && holds.emptied
  if (isDue) makeChanges(tally, holds.emptied?.changes, rules)
  return isPaid || Boolean(isDue)
}

/**
 * Spends holds on one option. A phrase when it cannot be: no such option, one for others, too few holds. What
 * is granted or rejected pays and costs only where the holds are over a character.
 */
function spendHold(
  holds: HoldRules,
  rules: SheetRules,
  held: HeldHolds,
  use: HoldUse,
  sides: HoldSides,
): HoldSpent | Phrase {
  const option = holds.options.find(({ id }) => id === use.option)
  if (!option) return phrase('runner.refused.notOffered')
  if (!isFor(held.over, option)) return phrase('hold.refused.about')
  if (option.isSure && !use.isGranted) return phrase('hold.refused.sure')
  const cost = use.isHeavy ? (option.heavyCost ?? option.cost) : option.cost
  if (cost > held.count) return phrase('hold.refused.tooFew', { cost, left: held.count })
  const tally = tallyOf(sides, use.answers)
  const isKept = !use.isGranted && holds.rejected?.isSpent === false
  const count = isKept ? held.count : held.count - cost
  if (use.isGranted) makeChanges(tally, option.changes, rules)
  const isPaid = pay(tally, { count, isPaid: answer(tally, held, use, holds, rules) }, holds, rules)
  const { effects } = tally.outcome
  return unanswered(tally.asks, use.answers) ?? { count, isPaid, effects }
}

/** What a character's yes or no brings; answers whether it has been paid for this roll now. */
function answer(
  tally: Tally,
  { isPaid }: HeldHolds,
  { isGranted }: HoldUse,
  { granted, rejected }: HoldRules,
  rules: SheetRules,
): boolean {
  if (!isOverCharacter(tally.input)) return isPaid
  if (!isGranted) {
    makeChanges(tally, rejected?.changes, rules)
    return isPaid
  }
  if (!granted) return isPaid
  if (granted.times === 'perHold' || !isPaid) makeChanges(tally, granted.changes, rules)
  return true
}
