import { gainEffects, readConflict } from '../../../src/renderer/moves/conflict/conflict'
import type { Of, RollStep } from './case'
import {
  emptied,
  everyRoll,
  requestFor,
  tell,
  underWay,
  watch,
  type Evening,
  type Rolling,
} from './rolls'
import { done } from '../campaign'

/** Two rolls against each other land together, the winner's picks first. */
export async function playConflict(
  evening: Evening,
  step: Of<'settleConflict'>,
  [one, other]: readonly [RollStep, RollStep],
): Promise<void> {
  const { table, told } = evening
  const a = await underWay(evening, one, [])
  const b = await underWay(evening, other, [])
  const { conflict } = await table.rules()
  if (!conflict) throw new Error('There is no conflict in this system')
  const read = readConflict(conflict, { a: a.seen.settled.read, b: b.seen.settled.read })
  const before = {
    a: await table.character(one.who),
    b: await table.character(other.who),
  }
  /** What winning brings, as the screen shows it: nothing where the die is full. */
  const gained = ({ seen }: Rolling, side: 'a' | 'b') => {
    const effects = seen.settled.read.outcome?.effects ?? []
    return gainEffects(conflict, before[side], effects, read?.gain[side] ?? 0)
      .map(({ from, to }) => Number(to) - Number(from))
      .reduce((all, by) => all + by, 0)
  }
  const gone = await watch(evening, [...everyRoll(a), ...everyRoll(b)])
  const sides = { a: requestFor(table, a), b: requestFor(table, b) }
  const { winner, pickOrder } = done(await table.call('move.confirmConflict', sides))
  const left = await gone()
  tell(evening, [a, b], left)
  for (const each of [one, other]) await emptied(table, each)
  const names = { a: one.who, b: other.who }
  const heldBy = (owner: string) =>
    left.holds
      .filter((each) => each.owner === owner)
      .reduce((all, each) => all + each.left_count, 0)
  const die = (name: string) => left.after.sheets.get(name)?.advantageDie
  told.set(step.step, {
    winner: winner === null ? null : names[winner],
    pickOrder: pickOrder === 'simultaneous' ? pickOrder : pickOrder.map((side) => names[side]),
    conflictAd: { [one.who]: gained(a, 'a'), [other.who]: gained(b, 'b') },
    adAfter: { [one.who]: die(one.who), [other.who]: die(other.who) },
    holds: { [one.who]: heldBy(one.who), [other.who]: heldBy(other.who) },
    gmMoves: left.owed
      .map(({ about, due }) => ({ against: about[0]?.name, timing: due }))
      .sort(
        (x, y) =>
          [one.who, other.who].indexOf(String(x.against)) -
          [one.who, other.who].indexOf(String(y.against)),
      ),
  })
}
