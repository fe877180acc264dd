import { weightOf } from '../../../src/rules/dungeon-world/sheet'
import type { Shown, Step } from './case'
import { figures } from './figures'
import { done, said } from '../campaign'
import { refusedWith, type Table } from './table'
import { debilityOf, weakened } from './words'

type Of<Kind extends Step['do']> = Extract<Step, { do: Kind }>

/** What a stat adds, as a roll with it shows. */
export async function modifierOf(table: Table, actor: string, stat: string): Promise<unknown> {
  const inputs = { dice: [1, 1], answers: { stat } }
  return figures(await table.look({ move: 'defyDanger', actor, inputs }))['modifier']
}

/** How heavily somebody carries, as a move of theirs shows. */
async function loadOf(table: Table, actor: string): Promise<Shown> {
  const inputs = { dice: [1, 1], answers: { stat: 'str' } }
  const sight = await table.look({ move: 'defyDanger', actor, inputs })
  if (sight.read.asksBefore.some(({ id }) => id === 'load')) {
    return { tier: 'overloaded', modifier: null }
  }
  const modifier = Number(figures(sight)['encumbrance'])
  return { tier: modifier === 0 ? 'none' : 'burdened', modifier }
}

/** Stones are taken along or left behind until the weight is this. */
async function setWeight(table: Table, { actor, weight }: Of<'setWeight'>): Promise<Shown> {
  const { inventory, leftBehind } = await table.character(actor)
  const carried = inventory.filter(({ name }) => !leftBehind.includes(name))
  const now = carried.reduce((total, each) => total + each.weight, 0)
  for (const { name } of carried
    .filter((each) => each.weight === 1)
    .slice(0, Math.max(0, now - weight))) {
    done(await table.act(actor, 'leaveItem', { name }))
  }
  for (let more = now; more < weight; more += 1) {
    done(await table.act(actor, 'takeItem', { name: `Find ${more}`, weight: 1 }))
  }
  if (weightOf(await table.character(actor)) !== weight) throw new Error(`${actor} carries else`)
  return loadOf(table, actor)
}

async function foeAttack(table: Table, { to, incoming }: Of<'foeAttack'>): Promise<Shown> {
  const before = await table.hp(to)
  done(await table.act(to, 'hurt', { points: incoming }))
  const hpAfter = await table.hp(to)
  return { dealt: before - hpAfter, hpAfter }
}

async function recover(table: Table, step: Of<'recover'>): Promise<Shown> {
  const { actor, days, healer, remove } = step
  const before = (await table.character(actor)).debilities.length
  done(await table.act(actor, 'recover', { days, healer, heal: remove.map(weakened) }))
  const { hp, debilities } = await table.character(actor)
  return { hp, removed: before - debilities.length, debilities: debilities.map(debilityOf) }
}

async function endOngoing(table: Table, { actor, cause }: Of<'endOngoing'>): Promise<Shown> {
  const modifier = (await table.modifiers(actor)).find(({ text }) => text.with?.['words'] === cause)
  await table.run('effect.lift', { effectId: modifier?.id ?? '' })
  const left = (await table.modifiers(actor)).filter(({ kind }) => kind === 'ongoing')
  return { ongoing: left.map(({ value }) => value) }
}

async function camp(table: Table, { actor, ownFood, slept }: Of<'camp'>): Promise<Shown> {
  const { notes } = done(await table.act(actor, 'makeCamp', { ownFood, slept }))
  const { hp, rations } = await table.character(actor)
  return { hp, rations, flag: said(notes)[0] ?? null }
}

async function pay(table: Table, actor: string, price: number): Promise<Shown> {
  const { coins } = await table.character(actor)
  done(await table.act(actor, 'setFigures', { coins: coins - price }))
  return { coins: (await table.character(actor)).coins }
}

async function bolster(table: Table, { actor, days }: Of<'bolster'>): Promise<Shown> {
  const { preparation: before } = await table.character(actor)
  const reason = refusedWith(await table.act(actor, 'bolster', { days }))
  const { preparation } = await table.character(actor)
  return { gained: preparation - before, preparation, reason }
}

type Plain =
  | Of<'foeAttack' | 'endStance' | 'addDebility' | 'setLife' | 'recover'>
  | Of<'endOngoing' | 'camp' | 'buy' | 'pay' | 'bolster' | 'setWeight'>

/** What is done with no dice, to one sheet. */
export async function playPlain(table: Table, step: Plain): Promise<Shown> {
  switch (step.do) {
    case 'setWeight':
      return setWeight(table, step)
    case 'foeAttack':
      return foeAttack(table, step)
    case 'endStance':
      done(await table.act(step.actor, 'endGuard', {}))
      return { holdLeft: (await table.character(step.actor)).defendHold.count }
    case 'addDebility': {
      const stat = weakened(step.debility)
      done(await table.act(step.actor, 'debility', { stat }))
      return { stat, modifier: await modifierOf(table, step.actor, stat) }
    }
    case 'setLife':
      done(await table.act(step.actor, 'setFigures', { life: step.life }))
      return { life: (await table.character(step.actor)).life }
    case 'recover':
      return recover(table, step)
    case 'endOngoing':
      return endOngoing(table, step)
    case 'camp':
      return camp(table, step)
    case 'buy':
      return pay(table, step.actor, step.price)
    case 'pay':
      return pay(table, step.actor, step.coins)
    case 'bolster':
      return bolster(table, step)
  }
}
