import { describe, expect, it } from 'vitest'
import { sessionGain } from '../../../src/rules/dungeon-world/advance/experience'
import { damageSum } from '../../../src/rules/dungeon-world/damage'
import { defendSpend, type DefendInput } from '../../../src/rules/dungeon-world/defend'
import { modifierSum } from '../../../src/rules/dungeon-world/roll'
import { defaultSettings, type Settings } from '../../../src/rules/dungeon-world/settings'
import { changesOf, does } from './acts'
import { made, play } from './moves/play'

const decided = (own: Partial<Settings>): Settings => ({ ...defaultSettings, ...own })

describe('the roll', () => {
  it('DW-002: the edges of the bands', () => {
    const band = (dice: number[]) => made('spoutLore', { dice }).reading.band
    expect(
      [
        [1, 5],
        [1, 6],
        [4, 5],
        [4, 6],
      ].map(band),
    ).toEqual(['6-', '7-9', '7-9', '10+'])
  })

  it('DW-003: every score has its modifier, by the campaign’s own chart where it has one', () => {
    const all = Array.from({ length: 18 }, (_, at) => modifierSum({ score: at + 1 }).total)
    expect(all).toEqual([...[-3, -3, -3, -2, -2, -1, -1, -1, 0, 0, 0, 0, 1, 1, 1, 2, 2, 3]])
    const charts = { ...defaultSettings.charts, modifierTable: [[18, 2]] as [number, number][] }
    expect(modifierSum({ score: 4 }, decided({ charts })).total).toBe(2)
  })

  it('DW-065: a debility takes 1 off its modifier', () => {
    expect(modifierSum({ score: 9, debility: true }).total).toBe(-1)
  })
})

describe('damage', () => {
  it('DW-008 DW-013 DW-021: dice, floor, armour, floor, and says why', () => {
    const told = damageSum({ rule: 'DW-007', base: 9, plusDie: 2, armor: 3 })
    expect(told.terms.map(({ value }) => value)).toEqual([9, 2, -3])
    expect(damageSum({ rule: 'DW-007', base: 2, minusDie: 5, armor: 3 }).total).toBe(0)
    expect(
      damageSum({ rule: 'DW-007', base: 4, minusDie: 6 }, decided({ 'damage.floor': 1 })).total,
    ).toBe(1)
  })
})

describe('spending Defend', () => {
  const attack: DefendInput = {
    ...{ hold: 2, level: 4, incoming: 8, aimedAt: 'ward', spends: [], wardArmor: 1, selfArmor: 3 },
  }

  it('DW-021: each option does its own', () => {
    expect(defendSpend({ ...attack, spends: ['b'] })).toMatchObject({ toWard: 3, toSelf: 0 })
    expect(defendSpend({ ...attack, spends: ['a'] })).toMatchObject({ toWard: 0, toSelf: 5 })
    expect(defendSpend({ ...attack, spends: ['c'] })).toMatchObject({ allyForward: 1, holdLeft: 1 })
    expect(defendSpend({ ...attack, spends: ['d'] })).toMatchObject({ toAttacker: 4, toWard: 7 })
  })

  it('DW-021: is refused for a repeat, too few holds, or turning an attack on oneself to oneself', () => {
    const no = { allowed: false }
    expect(defendSpend({ ...attack, spends: ['b', 'b'] })).toEqual(no)
    expect(defendSpend({ ...attack, spends: ['a', 'b', 'c'] })).toEqual(no)
    expect(defendSpend({ ...attack, aimedAt: 'self', spends: ['a'] })).toEqual(no)
    expect(defendSpend({ ...attack, aimedAt: 'self', spends: ['b'] })).toMatchObject({ toSelf: 1 })
  })

  it('DW-021: follows the campaign’s order, its halves and its leave to repeat', () => {
    const twice = decided({ 'defend.oncePerAttack': false })
    expect(defendSpend({ ...attack, spends: ['b', 'b'] }, twice)).toMatchObject({ toWard: 1 })
    expect(defendSpend({ ...attack, spends: ['d', 'd'] }, twice)).toMatchObject({ toAttacker: 8 })
    const armorFirst = decided({ 'defend.order': 'redirectArmorHalve' })
    expect(defendSpend({ ...attack, spends: ['b'] }, armorFirst)).toMatchObject({ toWard: 3 })
    const noArmor = decided({ 'defend.order': 'redirectHalve' })
    expect(defendSpend({ ...attack, spends: ['b'] }, noArmor)).toMatchObject({ toWard: 4 })
    const nine = { ...attack, incoming: 9, spends: ['b'] } satisfies DefendInput
    expect(defendSpend(nine)).toMatchObject({ toWard: 3 })
    expect(defendSpend(nine, decided({ rounding: 'up' }))).toMatchObject({ toWard: 4 })
  })
})

describe('rest', () => {
  const hungry = { hp: 20, maxHp: 21, rations: 0 }

  it('DW-051 DW-053 DW-054: a camp without a ration, without sleep, or under a roof', () => {
    expect(does('makeCamp', hungry, {})).toMatchObject({
      ...{ changes: ['hp: 20 → 21'], notes: ['noRation'] },
    })
    const fed = { ...hungry, rations: 2 }
    expect(does('makeCamp', fed, { ownFood: false })).toMatchObject({
      ...{ changes: ['hp: 20 → 21'], notes: [] },
    })
    expect(changesOf('makeCamp', hungry, { slept: false })).toEqual([])
    expect(changesOf('makeCamp', hungry, {}, { 'camp.noRation': 'noHeal' })).toEqual([])
    const light = { 'camp.interrupted': 'heals' }
    expect(changesOf('makeCamp', { ...hungry, hp: 1 }, { slept: false }, light)).toEqual([
      'hp: 1 → 11',
    ])
    expect(changesOf('makeCamp', { ...hungry, hp: 1 }, {}, { rounding: 'up' })).toEqual([
      'hp: 1 → 12',
    ])
  })

  it('DW-064 DW-065: days bring hit points, and let debilities go', () => {
    const own = { hp: 2, maxHp: 20, debilities: ['str', 'dex', 'con'] }
    const healed = (days: number, count: number, more: object = {}, settings: object = {}) => {
      const heal = own.debilities.slice(0, count)
      const done = does('recover', own, { days, heal, ...more }, settings)
      return typeof done === 'object' ? done.changes.length - 1 : done
    }
    expect([healed(7, 2), healed(7, 3)]).toEqual([2, 'tooMany'])
    expect([healed(7, 3, { healer: true }), healed(2, 1)]).toEqual([3, 'tooMany'])
    const once = { 'recover.repeat': false }
    expect([healed(7, 1, {}, once), healed(7, 2, {}, once)]).toEqual([1, 'tooMany'])
    expect(changesOf('recover', own, { days: 1 })).toEqual(['hp: 2 → 20'])
    expect(changesOf('recover', { hp: 25, maxHp: 20 }, { days: 1 })).toEqual([])
  })
})

describe('towns', () => {
  it('DW-066 DW-067: a party costs a hundred, and a miss gets out of hand', () => {
    const party = (dice: number[], settings = {}) =>
      made(
        'carouse',
        { dice, given: { coins: 199 }, picks: ['friend'], fewer: true },
        { actor: { coins: 199 }, settings },
      )
    expect(play('carouse', { dice: [6, 6], given: { coins: 99 } }, { actor: { coins: 99 } })).toBe(
      'runner.refused.step',
    )
    expect(party([1, 2])).toMatchObject({
      ...{ reading: { sum: { total: 3 }, choice: { count: 1 } } },
      outcome: { notes: [{ key: 'dungeonWorld.carouse.note.outOfHand' }, {}] },
    })
    expect(party([5, 5]).reading.choice?.count).toBe(3)
    expect(party([1, 2], { 'carouse.partial': 'ceiling' }).reading.sum.total).toBe(4)
  })

  it('DW-083: a week gives 1, a month 3, three weeks still 1', () => {
    const gained = (days: number) => changesOf('bolster', { preparation: 2 }, { days })
    expect(does('bolster', { preparation: 2 }, { days: 6 })).toBe('short')
    for (const days of [7, 21, 29]) expect(gained(days)).toEqual(['preparation: 2 → 3'])
    for (const days of [30, 90]) expect(gained(days)).toEqual(['preparation: 2 → 5'])
  })
})

describe('getting better', () => {
  it('DW-088: a session is worth 0 to 5 XP', () => {
    const least = { bondAgreed: false, alignment: false }
    expect(sessionGain({ ...least, answers: [false, false, false] }).total).toBe(0)
    const most = sessionGain({ bondAgreed: true, alignment: true, answers: [true, true, true] })
    expect(most.total).toBe(5)
    expect(most.terms.map(({ rule }) => rule)).toEqual([
      ...['DW-085', 'DW-086', 'DW-087', 'DW-087', 'DW-087'],
    ])
  })

  it('DW-089 DW-090 DW-091 DW-092: a level wants time, XP and a score below 18', () => {
    const own = { level: 1, xp: 8, scores: { int: 17, cha: 18 }, hp: 5, maxHp: 9 }
    const input = { raise: 'int', wizard: true, move: 'Ward', spell: 'Sleep' }
    expect(changesOf('levelUp', own, input)).toEqual([
      ...['xp: 8 → 0', 'level: 1 → 2', 'scores.int: 17 → 18', 'advancedMoves:  → Ward'],
      ...['spells:  → Sleep', 'levelsThisDowntime: 0 → 1'],
    ])
    expect(does('levelUp', { ...own, xp: 7 }, input)).toBe('xp')
    expect(does('levelUp', own, { ...input, downtime: 'none' })).toBe('time')
    expect(does('levelUp', own, { ...input, raise: 'cha' })).toBe('statMax')
  })

  it('DW-093: how many hit points a point of CON brings is the campaign’s', () => {
    const own = { level: 1, xp: 20, scores: { con: 10 }, hp: 5, maxHp: 9 }
    expect(
      changesOf('levelUp', own, { raise: 'con', move: 'Ward' }, { 'levelUp.conHp': 3 }),
    ).toEqual(expect.arrayContaining(['maxHp: 9 → 12', 'hp: 5 → 8']))
  })
})
