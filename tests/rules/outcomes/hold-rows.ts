import type { HeldHolds, HoldOffer, HoldUse } from '../../../src/rules/moves/holds'
import type { Move } from '../../../src/rules/moves/move'
import type { RunContext } from '../../../src/rules/moves/runner/inputs'
import { inputOf, type Stage } from '../../../src/rules/moves/runner/stage'
import type { Row } from './row'
import { tellEffect } from './tell'

interface MovementKind {
  name: string
  held: HeldHolds
  isHeavy: boolean
  isGranted: boolean
}

/** The ways in which a hold may be spent on an option: some of them come to the same. */
function waysOf({ id, cost, heavyCost }: HoldOffer): MovementKind[] {
  const many = { count: 5, isPaid: false }
  const plain = { name: `hold ${id}`, held: many, isHeavy: false, isGranted: true }
  const refused = { ...plain, name: `${plain.name} refused`, isGranted: false }
  return [
    plain,
    ...(heavyCost === undefined ? [] : [{ ...plain, name: `hold ${id} heavy`, isHeavy: true }]),
    refused,
    { ...plain, name: `hold ${id} the last`, held: { ...many, count: cost } },
    { ...plain, name: `hold ${id} again`, held: { ...many, isPaid: true } },
  ]
}

/** What each hold of a move buys, granted and refused, first, again and last, and left unspent. */
export function holdRows(stage: Stage, context: RunContext, move: Move): Row[] {
  const { holds } = move
  if (!holds) return []
  const { actor, target, targetKind } = inputOf(stage, context)
  const sides = {
    ...(actor ? { actor } : {}),
    ...(target ? { target } : {}),
    ...(targetKind ? { targetKind } : {}),
  }
  const spent = (option: HoldOffer, { name, held, isHeavy, isGranted }: MovementKind) => {
    const use: HoldUse = { option: option.id, isHeavy, isGranted, answers: {} }
    const answer = holds.spend(held, use, sides)
    if ('key' in answer) return { name, change: `refused ${answer.key}` }
    const cost = held.count - answer.count
    return { name: `${name} for ${cost}`, change: answer.effects.map(tellEffect).join('; ') }
  }
  const of = (outcome: string, rule: string, change: string): Row => ({
    ...{ move: move.id, outcome, rule, change, says: '' },
  })
  const options = holds.options.flatMap((option) => {
    const [plain, ...others] = waysOf(option).map((way) => ({ way, ...spent(option, way) }))
    if (!plain) return []
    const told = others.filter(
      ({ way, change }) => way.isHeavy || !way.isGranted || change !== plain.change,
    )
    return [plain, ...told].map(({ name, change }) => of(name, option.rule, change))
  })
  const dropped = holds.drop({ count: 2, isPaid: false }, sides).map(tellEffect)
  return [...options, of('holds dropped', holds.pool?.rule ?? move.rule, dropped.join('; '))]
}
