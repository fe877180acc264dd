import { describe, expect, it } from 'vitest'
import { armourNow } from '../../../../src/rules/cold-iron/body/armour'
import { armorSchema } from '../../../../src/rules/cold-iron/combatant/sheet'
import { multipleOf } from '../../../../src/rules/cold-iron/attack/criticals'
import { convertFatigue, shock, strike } from '../../../../src/rules/cold-iron/attack/damage'
import { diceTextSchema, readDice } from '../../../../src/rules/cold-iron/basics/dice-text'
import { diceForAverage, weaponDiceText } from '../../../../src/rules/cold-iron/attack/weapon-dice'
import { fighter, weapon } from '../table'

describe('CI-119 to CI-124 multiples', () => {
  const row = (crit: 'sharp' | 'blunt', protection: number, nets: number[]) =>
    nets.map((net) => multipleOf(crit, net, protection, 0))

  it('example 8: sharp with C 3', () => {
    const nets = [-1, 0, 6, 7, 11, 12, 13, 14]
    expect(row('sharp', 3, nets)).toEqual([0, 1, 1, 2, 2, 3, 3, 4])
  })

  it('CI-120 sharp: triple at 9, one more for each 2', () => {
    expect(row('sharp', 0, [6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 21])).toEqual([
      1, 2, 2, 3, 3, 4, 5, 6, 7, 8, 9,
    ])
  })

  it('CI-121 blunt: triple at 11, one more for each 4', () => {
    expect(row('blunt', 0, [6, 7, 10, 11, 14, 15, 18, 19])).toEqual([1, 2, 2, 3, 3, 4, 4, 5])
    expect(row('blunt', 2, [7, 12, 13])).toEqual([2, 2, 3])
  })

  it('CI-119 protection never takes double away', () => {
    expect(row('sharp', 9, [7, 8, 17, 18])).toEqual([2, 2, 2, 3])
  })

  it('CI-123 random: capped by the chance of the roll itself', () => {
    const caps = [-9, 2, 3, 4, 5, 6, 7].map((chance) => multipleOf('random', 40, 0, chance))
    expect(caps).toEqual([1, 1, 2, 2, 3, 3, 4])
    expect(multipleOf('random', 9, 3, 20)).toBe(2)
    expect(multipleOf('random', -1, 0, 20)).toBe(0)
  })

  it('CI-124 blunt random: double at 3, triple at 7, quadruple at 11', () => {
    const caps = [2, 3, 6, 7, 10, 11].map((chance) => multipleOf('bluntRandom', 60, 0, chance))
    expect(caps).toEqual([1, 2, 2, 3, 3, 4])
    expect(multipleOf('bluntRandom', 10, 0, 20)).toBe(2)
  })
})

describe('CI-198 to CI-202 armour', () => {
  const plate = armorSchema.parse({ T: 6, C: 3, hpGrace: 30, hpSteps: [10] })

  it('example 10: a blow of 4 and one of 7 against T6', () => {
    const armed = fighter('a', { armor: plate })
    const blow = (face: number) => strike(armed, weapon({ dice: '1d10' }), [[face]])
    expect(blow(4)).toMatchObject({ wounds: 0, absorbed: 4, rolled: 4 })
    expect(blow(7)).toMatchObject({ wounds: 1, absorbed: 6, rolled: 7 })
  })

  it.each([
    [0, 6],
    [29, 6],
    [30, 5],
    [39, 5],
    [40, 4],
    [79, 1],
    [80, 0],
    [999, 0],
  ])('CI-200 after %i points of wear stops %i', (worn, T) => {
    expect(armourNow(plate, worn).T).toBe(T)
  })

  it('CI-200 takes each step in its turn and repeats the last', () => {
    const odd = { ...plate, hpGrace: 5, hpSteps: [1, 2] }
    expect([4, 5, 6, 7, 8, 10].map((worn) => armourNow(odd, worn).T)).toEqual([6, 5, 4, 4, 3, 2])
  })

  it('CI-201 protects from multiples no better than half of T, rounded down', () => {
    expect([0, 30, 40, 50, 60, 70].map((worn) => armourNow(plate, worn).C)).toEqual([
      3, 2, 2, 1, 1, 0,
    ])
  })

  it('CI-202 protects a point less when it does not fit', () => {
    expect(armourNow({ ...plate, fitted: false }, 0).C).toBe(2)
    expect(armourNow({ ...plate, fitted: false }, 70).C).toBe(0)
  })

  it('CI-198 takes what goes through armour off once, whatever the multiple', () => {
    const armed = fighter('a', { armor: { T: 4 } })
    const mace = weapon({ dice: '1d6', vsT: 1 })
    expect(strike(armed, mace, [[5], [5]])).toMatchObject({ rolled: 10, absorbed: 3, wounds: 7 })
    expect(strike(armed, weapon({ vsT: 9 }), [[5]])).toMatchObject({ absorbed: 0, wounds: 5 })
  })
})

describe('CI-127 a blow', () => {
  it('rolls its dice for each multiple and counts none below 0', () => {
    const thorn = weapon({ dice: '2d4-2' })
    const blow = strike(fighter('a'), thorn, [
      [1, 1],
      [4, 3],
    ])
    expect(blow).toMatchObject({ rolled: 5, wounds: 5 })
    expect(strike(fighter('a'), weapon({ dice: '1d4-3' }), [[1], [4]])).toMatchObject({ rolled: 1 })
  })

  it('shows every multiple and the armour as terms that add up to what comes through', () => {
    const { terms } = strike(fighter('a', { armor: { T: 2 } }), weapon(), [[3], [6]])
    expect(terms.map(({ value, rule }) => [value, rule])).toEqual([
      [3, 'CI-119'],
      [6, 'CI-119'],
      [-2, 'CI-198'],
    ])
  })

  it('CI-073 turns half of what fatigue exceeds CON into wounds, halves rounded up', () => {
    expect([10, 11, 12, 15].map((fatigue) => convertFatigue(fatigue, 10))).toEqual([0, 1, 1, 3])
    const club = weapon({ dice: '3d6', fatigue: true, crit: 'blunt' })
    const blow = strike(fighter('a', { con: 10 }), club, [[5, 5, 5]])
    expect(blow).toMatchObject({ fatigue: 15, wounds: 3, stunned: true, knockedOut: false })
  })
})

describe('a single blow', () => {
  it.each([
    ['CI-067 half of Pt in wounds does not stun', 10, 0, false, 'none'],
    ['CI-067 more than half does', 11, 0, false, 'stunned'],
    ['CI-067 wounds and fatigue count together', 6, 5, false, 'stunned'],
    ['CI-068 a missile stuns beyond three quarters', 15, 0, true, 'none'],
    ['CI-068 a missile stuns beyond three quarters', 16, 0, true, 'stunned'],
    ['CI-071 half of Pt in fatigue stuns', 0, 10, false, 'stunned'],
    ['CI-071 less does not', 0, 9, false, 'none'],
    ['CI-071 all of Pt in fatigue knocks out', 0, 20, false, 'knockedOut'],
    ['CI-071 less only stuns', 0, 19, false, 'stunned'],
    ['CI-072 a fatigue missile stuns at three quarters', 0, 15, true, 'stunned'],
    ['CI-072 less does not', 0, 14, true, 'none'],
    ['CI-072 and knocks out at one and a half', 0, 30, true, 'knockedOut'],
    ['CI-072 less only stuns', 0, 29, true, 'stunned'],
    ['CI-070 three times Pt does not behead', 60, 0, false, 'stunned'],
    ['CI-070 more does', 61, 0, false, 'beheaded'],
  ] as const)('%s (%i wounds, %i fatigue)', (_, wounds, fatigue, missile, worst) => {
    const read = shock(20, { wounds, tiring: fatigue }, missile)
    const all = ['stunned', 'knockedOut', 'beheaded'] as const
    expect(all.filter((each) => read[each]).at(-1) ?? 'none').toBe(worst)
  })

  it('CI-067 compares halves of an odd Pt exactly', () => {
    expect(shock(25, { wounds: 12, tiring: 0 }, false).stunned).toBe(false)
    expect(shock(25, { wounds: 13, tiring: 0 }, false).stunned).toBe(true)
    expect(shock(25, { wounds: 0, tiring: 12 }, false).stunned).toBe(false)
    expect(shock(25, { wounds: 0, tiring: 13 }, false).stunned).toBe(true)
  })

  it('does nothing when armour stopped it all', () => {
    expect(shock(20, { wounds: 0, tiring: 0 }, false)).toEqual({
      stunned: false,
      knockedOut: false,
      beheaded: false,
    })
  })
})

describe('CI-210 and CI-218 dice', () => {
  it('example 11: 1d6 with a bonus of 1 rolls 1d8', () => {
    expect(weaponDiceText(weapon({ dice: '1d6', bonus: 1 }))).toBe('1d8')
  })

  it('CI-218 lists 48 averages', () => {
    expect(diceForAverage(2.5)).toBe('1d4')
    expect(diceForAverage(23.5)).toBe('5d8')
    expect(diceForAverage(26)).toBe('4d12')
  })

  it('CI-219 adds the bonus where the list ends', () => {
    expect(diceForAverage(2)).toBeNull()
    expect(diceForAverage(26.5)).toBeNull()
    expect(weaponDiceText(weapon({ dice: '4d12', bonus: 3 }))).toBe('4d12+3')
    expect(weaponDiceText(weapon({ dice: '1d4', bonus: -1 }))).toBe('1d4-1')
  })

  it('reads dice text and nothing else', () => {
    expect(readDice('3d8-1')).toEqual({ count: 3, sides: 8, plus: -1 })
    for (const text of ['d6', '1d', '0d6', '1d0', '21d6', '1d101', '1d6 ', '1d6+0', '2x6']) {
      expect(diceTextSchema.safeParse(text).success, text).toBe(false)
    }
  })
})
