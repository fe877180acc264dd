import { describe, expect, it } from 'vitest'
import {
  overloadFatigue,
  thrownDice,
  tireAfterRage,
  tireInTurn,
  travelFatigue,
} from '../../../../src/rules/cold-iron/body/tiring'
import { FieldError } from '../../../../src/rules/cold-iron/basics/field-error'
import { keys, told } from '../terms'

describe('CI-078: what tires', () => {
  it('is a point for a turn of combat and one for a sprint, and an eighth of it for the day', () => {
    const both = tireInTurn({ fought: true, sprinted: true })
    expect(both.temporary.total).toBe(2)
    expect(keys(both.temporary)).toEqual(['turnOfCombat', 'turnOfSprinting'])
    expect(told(both.dailyEighths)).toEqual([[2, 'CI-078']])
    const fought = tireInTurn({ fought: true, sprinted: false })
    expect(keys(fought.temporary)).toEqual(['turnOfCombat'])
    expect(fought.dailyEighths.total).toBe(1)
    expect(keys(tireInTurn({ fought: false, sprinted: true }).temporary)).toEqual([
      'turnOfSprinting',
    ])
    expect(tireInTurn({ fought: false, sprinted: false })).toMatchObject({
      temporary: { total: 0, terms: [] },
      dailyEighths: { total: 0, terms: [] },
    })
  })

  it('is three points for each berserk turn once the battle is over', () => {
    expect(told(tireAfterRage(5).temporary)).toEqual([[15, 'CI-195']])
    expect(tireAfterRage(5).dailyEighths.total).toBe(15)
    expect(tireAfterRage(0).temporary.terms).toEqual([])
    expect(() => tireAfterRage(-1)).toThrow(FieldError)
  })

  it('is temporary by the minute for the overloaded', () => {
    expect(told(overloadFatigue(2, 30).temporary)).toEqual([[60, 'CI-078']])
    expect(overloadFatigue(2, 30).dailyEighths.total).toBe(60)
    expect(overloadFatigue(2, 0).temporary.terms).toEqual([])
    expect(() => overloadFatigue(-1, 1)).toThrow(FieldError)
    expect(() => overloadFatigue(1, 1441)).toThrow(FieldError)
  })

  it('follows the figures of the campaign', () => {
    const ours = { turnOfCombat: 2, turnOfSprinting: 3, dailyShareEighths: 2 }
    const both = tireInTurn({ fought: true, sprinted: true }, ours)
    expect([both.temporary.total, both.dailyEighths.total]).toEqual([5, 10])
    expect(tireAfterRage(2, ours).dailyEighths.total).toBe(12)
    expect(overloadFatigue(1, 3, ours).dailyEighths.total).toBe(6)
  })

  it('CI-079: is half at noon and half in the evening for travel, odd points exactly', () => {
    const { noonEighths, eveningEighths } = travelFatigue(7)
    expect(told(noonEighths)).toEqual([[28, 'CI-079']])
    expect(noonEighths.total + eveningEighths.total).toBe(7 * 8)
    expect(travelFatigue(0).noonEighths.terms).toEqual([])
    expect(() => travelFatigue(-1)).toThrow(FieldError)
  })

  it.each([
    ['1d2-1', '1d2-1'],
    ['1d4-1', '1d3-1'],
    ['1d3', '1d2'],
    ['1d4', '1d2'],
    ['1d5', '1d3'],
    ['1d6', '1d4'],
    ['2d4', '1d6'],
    ['1d10', '1d6'],
    ['1d12', '1d8'],
    ['2d6', '1d8'],
    ['rock', null],
    ['20d100', null],
  ])('CI-080: is two thirds of the melee dice when thrown: %s to %s', (melee, thrown) => {
    expect(thrownDice(melee)).toBe(thrown)
  })
})
