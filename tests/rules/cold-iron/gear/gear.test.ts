import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { armourNow, stopBlow } from '../../../../src/rules/cold-iron/body/armour'
import { armorSchema } from '../../../../src/rules/cold-iron/combatant/sheet'
import { strike } from '../../../../src/rules/cold-iron/attack/damage'
import { FieldError } from '../../../../src/rules/cold-iron/basics/field-error'
import { adjustmentOf, attributeChart } from '../../../../src/rules/cold-iron/gear/attributes'
import { dragonLeather, energyThrough } from '../../../../src/rules/cold-iron/gear/dragon-leather'
import {
  sizeLimitOf,
  sizeLimits,
  sizeWarnings,
} from '../../../../src/rules/cold-iron/gear/size-limits'
import {
  canUse,
  requiredStrength,
  strengthFor,
} from '../../../../src/rules/cold-iron/gear/strength'
import {
  betterDice,
  strengthBonus,
  strengthForDamage,
} from '../../../../src/rules/cold-iron/gear/strength-bonus'
import { fighter, weapon } from '../table'

const values = (figure: { terms: { value: number }[] } | null) =>
  figure?.terms.map(({ value }) => value) ?? null

describe('armour', () => {
  const plate = armorSchema.parse({ T: 6, C: 3, hpGrace: 30, hpSteps: [10] })
  const stopped = (points: number, vsT = 0, fleshT = 0) => {
    const { byArmour, byFlesh } = stopBlow(points, { T: 6, C: 3 }, vsT, fleshT)
    return [byArmour, byFlesh]
  }

  it('CI-198: T less Vst, once and never below 0', () => {
    expect([stopped(9), stopped(9, 2), stopped(9, 6), stopped(9, 8)]).toEqual([
      [6, 0],
      [4, 0],
      [0, 0],
      [0, 0],
    ])
  })

  it('CI-199: armour takes what it stops', () => {
    expect([stopped(4), stopped(7), stopped(0)]).toEqual([
      [4, 0],
      [6, 0],
      [0, 0],
    ])
  })

  it('CI-200, CI-201, CI-202: wear takes T, and C with it', () => {
    expect([29, 30, 39, 40, 80].map((worn) => armourNow(plate, worn).T)).toEqual([6, 5, 5, 4, 0])
    expect([0, 30, 50].map((worn) => armourNow(plate, worn).C)).toEqual([3, 2, 1])
    const loose = { ...plate, fitted: false }
    expect([0, 30, 60, 70].map((worn) => armourNow(loose, worn).C)).toEqual([2, 1, 0, 0])
  })

  it('CI-203: a flesh spell stops more, and armour takes no wear from that', () => {
    expect([stopped(5, 0, 3), stopped(8, 0, 3), stopped(12, 0, 3)]).toEqual([
      [5, 0],
      [6, 2],
      [6, 3],
    ])
    expect(stopped(12, 4, 3)).toEqual([5, 0])
    const armed = fighter('b', { armor: plate })
    const blow = strike(armed, weapon({ dice: '1d12' }), [[12]], { fleshT: 3 })
    expect(blow).toMatchObject({ rolled: 12, absorbed: 6, wounds: 3 })
    expect(blow.terms.map(({ value, rule }) => [value, rule])).toEqual([
      [12, 'CI-119'],
      [-6, 'CI-198'],
      [-3, 'CI-203'],
    ])
  })

  it('CI-204: dragon leather stops odd points of its energy', () => {
    const through = (kind: 'soft' | 'hard' | 'none', own: boolean) =>
      [0, 1, 2, 3, 5, 6, 11, 12].map((points) => energyThrough(kind, points, own).total)
    expect(through('soft', true)).toEqual([0, 0, 1, 1, 2, 3, 8, 9])
    expect(through('hard', true)).toEqual([0, 0, 1, 1, 2, 3, 5, 6])
    expect(through('hard', false)).toEqual([0, 0, 1, 2, 4, 5, 10, 11])
    expect(through('soft', false)).toEqual([0, 1, 2, 3, 5, 6, 11, 12])
    expect(energyThrough('none', 4, true).total).toBe(4)
    expect(energyThrough('soft', 4, true, []).total).toBe(4)
    expect(values(energyThrough('soft', 4, true))).toEqual([4, -2])
    expect(values(energyThrough('hard', 0, true))).toEqual([0])
    expect(dragonLeather).toHaveLength(3)
    expect(() => energyThrough('soft', -1, true)).toThrow(FieldError)
  })
})

describe('strength', () => {
  const sword = { strReq1H: 13, strReq2H: 10 }
  const shield = { strReq: 5, oneSizeUp: 7 }

  it('CI-205: weapon and shield add up; behind a throw the shield is one size larger', () => {
    const needs = (load: Partial<Parameters<typeof requiredStrength>[0]>) =>
      values(requiredStrength({ weapon: sword, hands: 1, thrown: false, ...load }))
    expect(needs({})).toEqual([13])
    expect(needs({ hands: 2 })).toEqual([10])
    expect(needs({ shield })).toEqual([13, 5])
    expect(needs({ shield, thrown: true })).toEqual([13, 7])
    expect(needs({ weapon: { strReq1H: null, strReq2H: 10 } })).toBeNull()
    const senseless = { weapon: { strReq1H: -1, strReq2H: 1 }, hands: 1, thrown: false } as const
    expect(() => requiredStrength(senseless)).toThrow(FieldError)
  })

  it('CI-205: adjustments are compared, not scores', () => {
    expect([canUse({ str: 12 }, 13), canUse({ str: 12 }, 14), canUse({ str: 14 }, 14)]).toEqual([
      true,
      false,
      true,
    ])
    const archer = (skill: number, weakness: number) => ({ str: 12, missile: { skill, weakness } })
    expect([canUse(archer(2, 0), 14), canUse(archer(2, 1), 14)]).toEqual([true, false])
    expect(values(strengthFor(archer(2, 1)))).toEqual([12, 2, -1])
    expect(values(strengthFor(archer(0, 0)))).toEqual([12])
  })

  it('CI-205: the chart of adjustments: STR 20 gives 5', () => {
    const scores = [0, 1, 2, 3, 4, 9, 10, 11, 12, 19, 20, 22, 23, 640, 641, 9000]
    expect(scores.map((score) => adjustmentOf(score))).toEqual([
      -8, -8, -6, -4, -3, -1, 0, 0, 1, 4, 5, 5, 6, 30, 31, 31,
    ])
    expect(attributeChart.from).toHaveLength(38)
    for (let score = 4; score <= 21; score++) {
      expect(adjustmentOf(score)).toBe(Math.floor((score - 10) / 2))
    }
  })

  it('CI-206: complete steps above and below what is required', () => {
    const bonus = (use: Parameters<typeof strengthBonus>[0], excess: number) =>
      strengthBonus(use, 40 + excess, 40).total
    expect([16, 9, 10, 19, 20].map((excess) => bonus('oneHanded', excess))).toEqual([1, 0, 1, 1, 2])
    expect([6, 7, 14].map((excess) => bonus('twoHanded', excess))).toEqual([0, 1, 2])
    expect([-6, -7, -14].map((excess) => bonus('twoHanded', excess))).toEqual([0, -1, -2])
    expect([-6, -7, -13].map((excess) => bonus('oneHanded', excess))).toEqual([0, -1, -1])
    expect([19, 20, -30].map((excess) => bonus('thrown', excess))).toEqual([0, 1, 0])
    expect([11, 12].map((excess) => bonus('rockOneHand', excess))).toEqual([0, 1])
    expect([7, 8].map((excess) => bonus('rockTwoHands', excess))).toEqual([0, 1])
    expect(strengthBonus('oneHanded', 30, 15).total).toBe(1)
    expect([strengthBonus('thrown', 30, 20, 10).total, bonus('thrown', 10)]).toEqual([1, 0])
    expect(strengthBonus('oneHanded', 30, 20, 10).total).toBe(1)
    expect(strengthBonus('oneHanded', 29, 20, 10).total).toBe(0)
    expect(strengthBonus('thrown', 90, 0, 0, []).total).toBe(0)
    expect(() => strengthBonus('thrown', -1, 0)).toThrow(FieldError)
  })

  it('CI-207: damage of strength counts when it is better, less what a shield asks for', () => {
    expect(values(strengthForDamage(40, 12))).toEqual([40, -12])
    expect(values(strengthForDamage(40, 0))).toEqual([40])
    expect(betterDice('1d8', '2d6')).toBe('2d6')
    expect(betterDice('2d6', '1d8')).toBe('2d6')
    expect(betterDice('1d8', '1d8')).toBe('1d8')
    expect(betterDice('1d8', 'claw')).toBe('1d8')
  })

  it('CI-208: sizes limit weapons and shields, as a warning', () => {
    expect(sizeLimits.map(({ siz, oneHand, twoHands }) => [siz, oneHand, twoHands])).toEqual([
      [1, 1, 2],
      [2, 2, 3],
      [3, 3, 7],
      [4, 7, 12],
      [8, 11, 18],
      [12, 19, 23],
      [20, 25, 30],
      [26, 34, 41],
      [35, 47, 64],
    ])
    expect([0, 11, 12, 99].map((siz) => sizeLimitOf(siz)?.oneHand ?? null)).toEqual([
      null,
      11,
      19,
      47,
    ])
    const warned = (hands: 1 | 2, strReq: number) =>
      sizeWarnings({ siz: 10, sizD: 0, weapon: { name: 'Sword', strReq, hands } }).length
    expect([warned(1, 11), warned(1, 12), warned(2, 18), warned(2, 19)]).toEqual([0, 1, 0, 1])
    const shield = (shieldD: number, sizD: number) =>
      sizeWarnings({ siz: 10, sizD, shieldD }).map(({ key }) => key.split('.').at(-1))
    expect([shield(5, 0), shield(6, 0), shield(6, 1)]).toEqual([[], ['shieldSize'], []])
    expect(() => sizeLimitOf(-1)).toThrow(FieldError)
  })

  it('CI-206: more strength never does less', () => {
    const use = fc.constantFrom('twoHanded', 'oneHanded', 'thrown', 'rockOneHand', 'rockTwoHands')
    const points = fc.integer({ min: 0, max: 200 })
    fc.assert(
      fc.property(use, points, points, (how, str, required) => {
        const here = strengthBonus(how, str, required).total
        expect(strengthBonus(how, str + 1, required).total).toBeGreaterThanOrEqual(here)
      }),
    )
  })
})
