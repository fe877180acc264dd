import { describe, expect, it } from 'vitest'
import { endOfSession, levelPrice } from '../../../src/rules/dungeon-world/advance/experience'
import { levelUp } from '../../../src/rules/dungeon-world/advance/level-up'
import { aid } from '../../../src/rules/dungeon-world/aid'
import { makeCamp } from '../../../src/rules/dungeon-world/body/camp'
import { encumbrance } from '../../../src/rules/dungeon-world/body/encumbrance'
import { recover } from '../../../src/rules/dungeon-world/body/recover'
import { damage, damageSum } from '../../../src/rules/dungeon-world/damage'
import { defendSpend, type DefendInput } from '../../../src/rules/dungeon-world/defend'
import { modifier, roll } from '../../../src/rules/dungeon-world/roll'
import { defaultSettings, type Settings } from '../../../src/rules/dungeon-world/settings/settings'
import { bolster } from '../../../src/rules/dungeon-world/town/bolster'
import { carouse } from '../../../src/rules/dungeon-world/town/carouse'
import { recruit } from '../../../src/rules/dungeon-world/town/recruit'
import { journey } from '../../../src/rules/dungeon-world/travel/journey'

const decided = (own: Partial<Settings>): Settings => ({ ...defaultSettings, ...own })

describe('the roll', () => {
  it('DW-002: a miss marks XP unless the campaign says otherwise', () => {
    expect(roll({ dice: [1, 5] })).toEqual({ total: 6, band: '6-', xp: 1 })
    expect(roll({ dice: [1, 5] }, decided({ xpOnMiss: false })).xp).toBe(0)
    expect(roll({ dice: [1, 6] })).toEqual({ total: 7, band: '7-9', xp: 0 })
    expect(roll({ dice: [4, 6] }).band).toBe('10+')
  })

  it('DW-001 DW-084: help and preparation are added, too', () => {
    expect(roll({ dice: [2, 2], aid: -2, preparation: 1, modifier: 3 }).total).toBe(6)
  })

  it('DW-003: every score has its modifier, by the campaign’s own chart where it has one', () => {
    const all = Array.from({ length: 18 }, (_, at) => modifier({ score: at + 1 }).modifier)
    expect(all).toEqual([...[-3, -3, -3, -2, -2, -1, -1, -1, 0, 0, 0, 0, 1, 1, 1, 2, 2, 3]])
    const charts = { ...defaultSettings.charts, modifierTable: [[18, 2]] as [number, number][] }
    expect(modifier({ score: 4 }, decided({ charts })).modifier).toBe(2)
  })

  it('DW-065: a debility takes 1 off its modifier', () => {
    expect(modifier({ score: 9, debility: true }).modifier).toBe(-1)
  })
})

describe('damage', () => {
  it('DW-008 DW-013 DW-021: dice, floor, half, armour, floor, and says why', () => {
    expect(damage({ base: 9, halve: true, armor: 1 }).damage).toBe(3)
    expect(damage({ base: 2, minusDie: 5, halve: true, armor: 3 }).damage).toBe(0)
    expect(damage({ base: 4, minusDie: 6 }, decided({ 'damage.floor': 1 })).damage).toBe(1)
    expect(damage({ base: 9, halve: true }, decided({ rounding: 'up' })).damage).toBe(5)
    expect(damageSum({ base: 9, halve: true, armor: 1 }).terms.map(({ value }) => value)).toEqual([
      ...[9, -5, -1],
    ])
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

  it('DW-021: follows the campaign’s order and its leave to repeat', () => {
    const twice = decided({ 'defend.oncePerAttack': false })
    expect(defendSpend({ ...attack, spends: ['b', 'b'] }, twice)).toMatchObject({ toWard: 1 })
    expect(defendSpend({ ...attack, spends: ['d', 'd'] }, twice)).toMatchObject({ toAttacker: 8 })
    const armorFirst = decided({ 'defend.order': 'redirectArmorHalve' })
    expect(defendSpend({ ...attack, spends: ['b'] }, armorFirst)).toMatchObject({ toWard: 3 })
    const noArmor = decided({ 'defend.order': 'redirectHalve' })
    expect(defendSpend({ ...attack, spends: ['b'] }, noArmor)).toMatchObject({ toWard: 4 })
  })
})

describe('aid', () => {
  it('DW-038: wants a bond, unless the campaign does not', () => {
    const input = { dice: [6, 6], bonds: 0, choice: 1, otherTotal: 6 } as const
    expect(aid(input)).toEqual({ allowed: false })
    expect(aid(input, decided({ 'aid.needsBond': false }))).toMatchObject({ otherTotal: 7 })
  })

  it('DW-039 DW-041: hinders by 2, and on a miss not at all', () => {
    const input = { dice: [6, 4], bonds: 1, choice: -2, otherTotal: 8 } as const
    expect(aid(input)).toMatchObject({ otherTotal: 6, otherBand: '6-', exposed: false })
    expect(aid({ ...input, dice: [1, 2] })).toMatchObject({
      ...{ otherTotal: 8, otherBand: '7-9', exposed: false, xp: 1 },
    })
  })
})

describe('load and rest', () => {
  it('DW-048 DW-049 DW-050: the weight before the drop decides', () => {
    expect(encumbrance({ load: 9, weight: 9 })).toMatchObject({ tier: 'none', modifier: 0 })
    expect(encumbrance({ load: 9, weight: 10, drop: 4 })).toMatchObject({
      ...{ tier: 'burdened', modifier: -1, weightAfter: 6 },
    })
    expect(encumbrance({ load: 9, weight: 12, drop: 1 })).toEqual({
      ...{ tier: 'overloaded', modifier: -1, autoFail: false, weightAfter: 11 },
    })
    expect(encumbrance({ load: 9, weight: 12 })).toEqual({
      ...{ tier: 'overloaded', modifier: 0, autoFail: true, weightAfter: 12 },
    })
  })

  it('DW-051 DW-053 DW-054: a camp without a ration, without sleep, or under a roof', () => {
    const camp = { hp: 20, maxHp: 21, rations: 0, ownFood: true, slept: true }
    expect(makeCamp(camp)).toEqual({ hp: 21, rations: 0, flag: 'noRation' })
    expect(makeCamp({ ...camp, ownFood: false })).toEqual({ hp: 21, rations: 0, flag: null })
    expect(makeCamp({ ...camp, slept: false }).hp).toBe(20)
    const hungry = decided({ 'camp.noRation': 'noHeal' })
    expect(makeCamp(camp, hungry).hp).toBe(20)
    const light = decided({ 'camp.interrupted': 'heals' })
    expect(makeCamp({ ...camp, hp: 1, slept: false }, light).hp).toBe(11)
  })

  it('DW-064 DW-065: days bring hit points, and let debilities go', () => {
    const rest = { days: 7, healer: false, hp: 2, maxHp: 20, debilities: 3 }
    expect(recover(rest)).toEqual({ hp: 20, debilities: 1 })
    expect(recover({ ...rest, healer: true })).toEqual({ hp: 20, debilities: 0 })
    expect(recover(rest, decided({ 'recover.repeat': false }))).toEqual({ hp: 20, debilities: 2 })
    expect(recover({ ...rest, days: 2 })).toEqual({ hp: 20, debilities: 3 })
  })
})

describe('journeys and towns', () => {
  it('DW-060 DW-063: a job nobody has counts as a 6, in the order of the jobs', () => {
    const totals = { trailblazer: null, scout: 6, quartermaster: null }
    expect(journey({ totals, rationsRequired: 0 })).toEqual({
      bands: { trailblazer: '6-', scout: '6-', quartermaster: '6-' },
      ...{ rationsRequired: 0, faster: false, surprise: 'foes' },
      gmMoves: ['trailblazer', 'scout', 'quartermaster'],
    })
    const well = { trailblazer: 10, scout: 12, quartermaster: 10 }
    expect(journey({ totals: well, rationsRequired: 0 })).toMatchObject({
      ...{ rationsRequired: 0, faster: true, surprise: 'party', gmMoves: [] },
    })
  })

  it('DW-066 DW-067: a party costs a hundred, and a miss gets out of hand', () => {
    expect(carouse({ coins: 99, dice: [6, 6] })).toEqual({ allowed: false })
    expect(carouse({ coins: 199, dice: [1, 2] })).toMatchObject({
      ...{ bonus: 0, choices: 1, outOfHand: true },
    })
    expect(carouse({ coins: 199, dice: [5, 5] })).toMatchObject({ choices: 3 })
    const ceiling = decided({ 'carouse.partial': 'ceiling' })
    expect(carouse({ coins: 199, dice: [1, 2] }, ceiling)).toMatchObject({ bonus: 1 })
  })

  it('DW-076 DW-077 DW-078: sending them away costs on 7-9 and on a miss', () => {
    const offers = { pay: false, goal: false, share: false, reputation: true }
    const away = { offers, turnAway: true }
    expect(recruit({ ...away, dice: [3, 4] })).toMatchObject({ band: '7-9', nextForward: -1 })
    expect(recruit({ ...away, dice: [1, 1], forward: -1 })).toMatchObject({
      ...{ total: 2, xp: 1, nextForward: -1 },
    })
    const narrow = decided({ 'recruit.awayBands': 'missOnly' })
    expect(recruit({ ...away, dice: [3, 4] }, narrow).nextForward).toBe(0)
    expect(recruit({ ...away, dice: [1, 1] }, narrow).nextForward).toBe(-1)
  })

  it('DW-083: a week gives 1, a month 3, three weeks still 1', () => {
    const gained = [6, 7, 21, 29, 30, 90].map((days) => bolster({ days, current: 2 }).preparation)
    expect(gained).toEqual([2, 3, 3, 3, 5, 5])
  })
})

describe('getting better', () => {
  it('DW-088: a session is worth 0 to 5 XP', () => {
    const least = { xp: 3, bondAgreed: false, alignment: false }
    expect(endOfSession({ ...least, answers: [false, false, false] })).toEqual({ gained: 0, xp: 3 })
    const most = { xp: 3, bondAgreed: true, alignment: true }
    expect(endOfSession({ ...most, answers: [true, true, true] })).toEqual({ gained: 5, xp: 8 })
  })

  it('DW-089 DW-090 DW-091 DW-092: a level wants time, XP and a score below 18', () => {
    const wizard = {
      ...{ level: 1, xp: 8, downtime: true, scores: { int: 17, cha: 18 }, hp: 5, maxHp: 9 },
      ...{ wizard: true, raise: 'int' as const },
    }
    expect(levelPrice(1)).toBe(8)
    expect(levelUp(wizard)).toMatchObject({ level: 2, xp: 0, newSpells: 1, maxHp: 9 })
    expect(levelUp({ ...wizard, xp: 7 })).toEqual({ allowed: false })
    expect(levelUp({ ...wizard, downtime: false })).toEqual({ allowed: false })
    expect(levelUp({ ...wizard, raise: 'cha' })).toEqual({ error: 'statMax' })
  })

  it('DW-093: how many hit points a point of CON brings is the campaign’s', () => {
    const tough = {
      ...{ level: 1, xp: 20, downtime: true, scores: { con: 10 }, hp: 5, maxHp: 9 },
      ...{ wizard: false, raise: 'con' as const },
    }
    expect(levelUp(tough, decided({ 'levelUp.conHp': 3 }))).toMatchObject({ hp: 8, maxHp: 12 })
  })
})
