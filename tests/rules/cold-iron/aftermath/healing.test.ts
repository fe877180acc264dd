import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  capacityLeft,
  empathicCost,
  healByMagic,
  healFatigue,
} from '../../../../src/rules/cold-iron/body/rest/healing'
import { FieldError } from '../../../../src/rules/cold-iron/basics/field-error'
import { keys, told } from '../terms'

const patient = { pt: 20, damage: 18, magicHealedToday: 0, hitPoints: 'blinking' } as const

describe('CI-082: magic', () => {
  it('heals what is wanted, and no more than is missing', () => {
    expect(told(healByMagic(patient, 18))).toEqual([[18, 'CI-082']])
    const much = healByMagic(patient, 19)
    expect(much.total).toBe(18)
    expect(keys(much)).toEqual(['healing', 'notMissing'])
  })

  it('heals at most Pt a day', () => {
    const spent = { ...patient, magicHealedToday: 15 }
    expect(capacityLeft(spent)).toBe(5)
    expect(healByMagic(spent, 5).total).toBe(5)
    const over = healByMagic(spent, 6)
    expect(over.total).toBe(5)
    expect(keys(over)).toEqual(['healing', 'capacity'])
    expect(capacityLeft({ pt: 20, magicHealedToday: 20 })).toBe(0)
    expect(capacityLeft({ pt: 20, magicHealedToday: 45 })).toBe(0)
    expect(healByMagic({ ...patient, magicHealedToday: 45 }, 3).total).toBe(0)
  })

  it('CI-063: does nothing for the dying', () => {
    const none = healByMagic({ ...patient, hitPoints: 'dying' }, 4)
    expect(none.total).toBe(0)
    expect(told(none)).toEqual([
      [4, 'CI-082'],
      [-4, 'CI-063'],
    ])
  })

  it('names the field outside sense', () => {
    expect(() => healByMagic(patient, -1)).toThrow(expect.objectContaining({ field: 'points' }))
    expect(() => capacityLeft({ pt: 0, magicHealedToday: 0 })).toThrow(
      expect.objectContaining({ field: 'pt' }),
    )
    expect(() => capacityLeft({ pt: 1, magicHealedToday: -1 })).toThrow(
      expect.objectContaining({ field: 'magicHealedToday' }),
    )
  })
})

describe('CI-083: empathic healing', () => {
  const cost = (magicHealedToday: number, points: number) =>
    empathicCost({ pt: 20, magicHealedToday }, points)

  it.each([
    [0, 20, 20],
    [19, 1, 1],
    [20, 1, 5],
    [39, 1, 5],
    [40, 1, 25],
    [59, 1, 25],
    [60, 1, 125],
    [10, 20, 60],
    [0, 0, 0],
    [0, 61, 20 + 100 + 500 + 125],
  ])('after %i healed today gives %i more for %i points', (healed, points, price) => {
    expect(cost(healed, points).total).toBe(price)
  })

  it('tells one term for each rate', () => {
    expect(told(cost(0, 20))).toEqual([[20, 'CI-083']])
    expect(cost(7, 0).terms).toEqual([])
    expect(cost(20, 0).terms).toEqual([])
    expect(told(cost(10, 40))).toEqual([
      [10, 'CI-083'],
      [100, 'CI-083'],
      [250, 'CI-083'],
    ])
  })

  it('costs for the m-th point 5 to the power of ceil(m/Pt)-1, added up', () => {
    const size = fc.integer({ min: 1, max: 30 })
    fc.assert(
      fc.property(size, fc.nat(60), fc.nat(60), (pt, healed, points) => {
        fc.pre(healed + points <= 12 * pt)
        let price = 0
        for (let m = healed + 1; m <= healed + points; m++) price += 5 ** (Math.ceil(m / pt) - 1)
        expect(empathicCost({ pt, magicHealedToday: healed }, points).total).toBe(price)
      }),
    )
  })

  it('is worked out for twelve times Pt and refused beyond', () => {
    expect(empathicCost({ pt: 1, magicHealedToday: 11 }, 1).total).toBe(5 ** 11)
    expect(() => empathicCost({ pt: 1, magicHealedToday: 11 }, 2)).toThrow(FieldError)
    expect(() => empathicCost({ pt: 1, magicHealedToday: 13 }, 1)).toThrow(FieldError)
    expect(empathicCost({ pt: 1, magicHealedToday: 13 }, 0).total).toBe(0)
    expect(() => empathicCost({ pt: 0, magicHealedToday: 0 }, 1)).toThrow(FieldError)
  })
})

describe('CI-087: magic against fatigue', () => {
  it('takes daily fatigue first, then temporary, as much as there is', () => {
    const tired = { tempFatigue: 6, dailyFatigueEighths: 20 }
    expect(healFatigue(tired, 2)).toEqual({ tempFatigue: 6, dailyFatigueEighths: 4 })
    expect(healFatigue(tired, 3)).toEqual({ tempFatigue: 6, dailyFatigueEighths: 0 })
    expect(healFatigue(tired, 4)).toEqual({ tempFatigue: 5, dailyFatigueEighths: 0 })
    expect(healFatigue(tired, 500)).toEqual({ tempFatigue: 0, dailyFatigueEighths: 0 })
    expect(healFatigue(tired, 0)).toEqual(tired)
    expect(() => healFatigue(tired, -1)).toThrow(FieldError)
  })
})
