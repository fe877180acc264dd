import type { AidStep, Shown } from './case'
import { figures } from './figures'
import { done, said, type Sight } from '../campaign'
import { refusedWith, type Table } from './table'

/** Somebody helps or hinders a roll that lies on the table. */
export async function helpOn(
  table: Table,
  step: AidStep,
  other: () => Promise<Sight>,
): Promise<Shown> {
  const { actor, for: target, choice, forwardUsed, preparationSpent } = step
  const { bonds } = await table.character(actor)
  const given = { bonds: bonds.filter((bond) => bond.with === target && !bond.resolved).length }
  const pick = choice > 0 ? 'help' : 'hinder'
  const swap = preparationSpent > 0 ? { swap: { bonus: preparationSpent } } : {}
  // A refusal has no dice: it is refused with the best there are.
  const dice = step.dice ? [...step.dice] : [6, 6]
  const inputs = { given, dice, ...swap, picks: [pick] }
  const draft = { move: 'aidOrInterfere', actor, target, ticked: forwardUsed }
  const bare = await table.look({ ...draft, inputs: { ...inputs, picks: [] } })
  const picks = bare.read.reading?.choice ? [pick] : []
  const sight = await table.look({ ...draft, inputs: { ...inputs, picks } })
  const request = table.requestOf(sight, { actor, target })
  const before = await watch(table, actor)
  const waiting = (await table.modifiers(target)).map(({ id }) => id)
  const reply = await table.call('move.confirm', request)
  const reason = refusedWith(reply)
  if (reason !== null) return { allowed: false, reason }
  const laid = (await table.modifiers(target)).filter(({ id }) => !waiting.includes(id))
  const settled = (await other()).read.reading
  return {
    ...{ allowed: true, ...figures(sight), ...(await before()) },
    exposed: said(done(reply).notes).includes('exposed'),
    change: laid.reduce((total, { value }) => total + value, 0),
    ...{ otherTotal: settled?.sum.total, otherBand: settled?.band },
  }
}

/** What a move leaves behind: XP, and what the GM owes. */
export async function watch(table: Table, actor: string) {
  const { xp } = await table.character(actor)
  const owed = await table.owed('standard')
  return async () => ({
    xpMarked: (await table.character(actor)).xp - xp,
    gmMove: (await table.owed('standard')) > owed,
  })
}
