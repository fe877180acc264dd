import { sum, type Sum } from '../../../../src/shared/term'
import type { FightEvent } from '../../../../src/rules/cold-iron/turn/events'
import { one, type Figures, type Given, type Step } from '../case'
import { bodyIn, bodyNow, rest } from './rest'
import type { Table } from '../table'

/** What is played with a charged item, the first of the turn, whenever the case has it. */
export const charged = ['cureSpell', 'empathicHeal', 'energyDamage']

const typed = true
/** A roll that never fails. */
const sure = '99987'

type Effect = Omit<Extract<FightEvent, { type: 'spell.effect' }>, 'type' | 'castId' | 'targetId'>

/** Who casts what a case gives no caster for: somebody of the same side who does nothing else. */
export function casterOf(people: Readonly<Record<string, Given>>, step: Step): string {
  if (step.by !== undefined) return one(step.by)
  const side = people[one(step.on)]?.side
  const found = Object.keys(people).find(
    (name) => name !== one(step.on) && people[name]?.side === side,
  )
  if (found === undefined) throw new Error(`nobody casts step ${step.n}`)
  return found
}

/** Does something to somebody with a charged item, and answers what waits for both. */
async function cast(table: Table, step: Step, effect: Effect): Promise<{ on: Sum; by: Sum }> {
  const name = casterOf(table.case.given.combatants, step)
  const [combatantId, targetId] = [table.idOf(name), table.idOf(one(step.on))]
  const before = await pendingOn(table, targetId)
  const used = await itemOf(table, combatantId)
  if (!used) {
    await table.act({ type: 'spell.click', combatantId, item: 0 })
    const castId = (await itemOf(table, combatantId)) ?? ''
    await table.act({ type: 'spell.roll', castId, roll: sure, typed })
  }
  const castId = used ?? (await itemOf(table, combatantId)) ?? ''
  await table.act({ type: 'spell.effect', castId, targetId, ...effect })
  const after = await pendingOn(table, targetId)
  return {
    on: sum(after.terms.slice(before.terms.length)),
    by: await pendingOn(table, combatantId),
  }
}

async function itemOf(table: Table, id: string): Promise<string | undefined> {
  const { spells } = await table.board()
  return spells.find(({ cast: { casterId, item } }) => casterId === id && item !== null)?.cast.id
}

async function pendingOn(table: Table, id: string): Promise<Sum> {
  const { pending } = await table.board()
  return sum(pending.find(({ combatantId }) => combatantId === id)?.terms ?? [])
}

/** Healing in a fight: by a spell, or at the healer's own cost (CI-063, CI-082, CI-083). */
export async function heal(table: Table, step: Step): Promise<Figures> {
  const empathic = step.do === 'empathicHeal'
  const points = Number(step['points'])
  const { on, by } = await cast(table, step, { kind: 'heal', points, empathic })
  const cut = on.terms.find(({ rule }) => rule === 'CI-063')
  return {
    healed: -on.total || 0,
    reason: cut?.label.key.split('.').at(-1),
    costs: by.terms.map(({ value }) => value),
    transferred: by.total,
  }
}

/** Energy that dragon leather may stop (CI-204). */
export async function burn(table: Table, step: Step): Promise<Figures> {
  const energy = step['energy'] === table.case.given.situation['hideEnergy'] ? 'own' : 'other'
  const points = Number(step['points'])
  const { on } = await cast(table, step, { kind: 'real', points, energy })
  const { pending } = await table.board()
  const line = pending.find(({ combatantId }) => combatantId === table.idOf(one(step.on)))
  return { stopped: points - on.total, through: on.total, stunned: line?.stunned }
}

const kinds: Record<string, 'magic' | 'empathic' | 'fatigue'> = {
  cureSpell: 'magic',
  empathicHeal: 'empathic',
  cureFatigue: 'fatigue',
}

/** Magic between fights (CI-082, CI-083, CI-087). */
export async function healAtRest(table: Table, step: Step): Promise<Figures> {
  const name = one(step.on)
  const healer = step.by === undefined ? null : one(step.by)
  const both = healer === null ? [name] : [name, healer]
  const wounds = async (who: string) => (await bodyIn(table, who)).state.damage
  const before = await Promise.all(both.map(wounds))
  const magic = {
    id: table.npcs[name] ?? '',
    kind: kinds[step.do] ?? 'magic',
    points: Number(step['points']),
    healer: healer === null ? null : (table.npcs[healer] ?? ''),
  }
  await rest(table, both, { magic: [magic] })
  const after = await Promise.all(both.map(wounds))
  return {
    ...(await bodyNow(table, name)),
    healed: (before[0] ?? 0) - (after[0] ?? 0),
    transferred: (after[1] ?? 0) - (before[1] ?? 0),
  }
}
