import type { DefendStep, Shown } from './case'
import { done } from '../campaign'
import { refusedWith, type Table } from './table'

/** The hit points of some people, by name. */
async function pointsOf(table: Table, names: readonly string[]): Promise<Record<string, number>> {
  const points: Record<string, number> = {}
  for (const name of names) points[name] = await table.hp(name)
  return points
}

/** Holds of a guard are spent on an attack, or it is refused. */
export async function defendSpend(table: Table, step: DefendStep): Promise<Shown> {
  const { actor, ward, attacker: target, incoming, aimedAt, spends, ally } = step
  const draft = { move: 'guard', actor, target, ally, ward }
  const inputs = { given: { incoming }, answers: { aim: aimedAt }, picks: spends }
  const sight = await table.look({ ...draft, inputs })
  const isBody = table.isBody(ward)
  const people = [actor, target, ...(isBody ? [ward] : [])]
  const before = await pointsOf(table, people)
  const waiting = new Set((await table.run('modifier.list', {})).map(({ id }) => id))
  const reply = await table.call('move.confirm', table.requestOf(sight, draft))
  const holdLeft = (await table.character(actor)).defendHold.count
  const reason = refusedWith(reply)
  if (reason !== null) return { allowed: false, reason, holdLeft }
  const hpAfter = await pointsOf(table, people)
  const lost = (name: string) => (before[name] ?? 0) - (hpAfter[name] ?? 0)
  const told = done(reply).notes.find(({ key }) => key.endsWith('guard.note.toWard'))
  const laid = (await table.run('modifier.list', {})).filter(({ id }) => !waiting.has(id))
  return {
    ...{ allowed: true, holdLeft, hpAfter, toSelf: lost(actor), toAttacker: lost(target) },
    toWard: isBody ? lost(ward) : (told?.with?.['damage'] ?? 0),
    allyForward: laid.find(({ owner }) => owner === ally)?.value ?? 0,
  }
}
