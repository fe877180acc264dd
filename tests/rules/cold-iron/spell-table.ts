import type { Declaration } from '../../../src/rules/cold-iron/fight-model/declaration'
import type { FightEvent } from '../../../src/rules/cold-iron/turn/events'
import { fighter, gather, refused, send, until, type Table } from './table'

/** A spell as it is declared. */
export type Spell = Extract<Declaration, { kind: 'spell' }>

const items = [
  { name: 'Wand', level: 2, aml: 6, charges: 1 },
  { name: 'Ring', level: 1, aml: 1 },
]
/** A caster of magic level 8 with talent 3, ten points of mana, a wand and a ring. */
export const mage = (sheet: object = {}, state: object = {}) =>
  fighter('m', { aml: 8, talAdj: 3, willAdj: 2, mpMax: 10, items, ...sheet }, state)
/** Somebody to cast at, with a little magic of his own to save by. */
export const foe = (sheet: object = {}, state: object = {}) =>
  fighter('f', { pml: 2, willAdj: 1, conAdj: 3, mptPerLevel: 4, ...sheet }, state, 'foe')

/** A spell declared. */
export const casts = (spell: Partial<Spell>, combatantId = 'm'): FightEvent => ({
  type: 'declare',
  combatantId,
  declaration: { kind: 'spell', name: 'Fire', level: 2, ...spell },
})
/** A fight of these people in the step of spells. */
export const began = (...people: ReturnType<typeof fighter>[]) =>
  until(send(gather(...people), { type: 'fight.begin' }), 'spells')
/** A mage who has begun a spell against nobody in particular. */
export const casting = (spell: Partial<Spell>, sheet: object = {}, state: object = {}) =>
  send(began(mage(sheet, state), foe()), casts(spell))
/** The first spell of the fight. */
export const castOf = (table: Table) => table.context.casts[0]
/** A success roll. */
export const rolls = (digits: string, castId = '1.spell.m'): FightEvent => ({
  type: 'spell.roll',
  castId,
  roll: digits,
  typed: true,
})
/** A save. */
export const saves = (digits: string, targetId = 'f'): FightEvent => ({
  type: 'spell.save',
  castId: '1.spell.m',
  targetId,
  roll: digits,
  typed: true,
})
/** What the spell does. */
export const affects = (points: number, more: object = {}): FightEvent => ({
  type: 'spell.effect',
  castId: '1.spell.m',
  targetId: 'f',
  kind: 'real',
  points,
  ...more,
})
/** A counter by the foe. */
export const counters = (mp: number, more: object = {}): FightEvent => ({
  type: 'spell.counter',
  castId: '1.spell.m',
  combatantId: 'f',
  mp,
  modifiers: [],
  ...more,
})
/** A charged item used. */
export const click = (item: number, combatantId = 'm'): FightEvent => ({
  type: 'spell.click',
  combatantId,
  item,
})
/** The last part of a refusal. */
export const why = (table: Table, event: FightEvent) =>
  refused(table, event)?.split('refused.')[1] ?? null
