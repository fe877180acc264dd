import fc from 'fast-check'
import { checkAgainst } from '../../../../src/rules/cold-iron/basics/check'
import { sum, term } from '../../../../src/shared/term'
import { describe, expect, it } from 'vitest'
import { spellCharts } from '../../../../src/rules/cold-iron/fight-model/charts/spells'
import { refuseClick } from '../../../../src/rules/cold-iron/spells/clicks'
import { successRate, type Casting } from '../../../../src/rules/cold-iron/spells/success'
import {
  nextItemStep,
  spellCompletion,
} from '../../../../src/rules/cold-iron/fight-model/spell-steps'
import { keys, told } from '../terms'

const casting = (own: Partial<Casting> = {}): Casting => ({
  aml: 8,
  talAdj: 0,
  level: 5,
  extraMp: 0,
  ways: [],
  slippedDetection: false,
  damage: 0,
  fatigue: 0,
  lastDamage: 0,
  lastFatigue: 0,
  range: null,
  enhancedVision: false,
  ...own,
})
const named = (field: string) => expect.objectContaining({ field })
const totalOf = (own: Partial<Casting>) => successRate(casting(own))?.total

describe('steps of spells and items', () => {
  it.each([
    [1, 1, 'earlySpells'],
    [2, 1, 'lateSpells'],
    [4, 1, 'endOfTurnSpells'],
    [5, 2, 'earlySpells'],
    [6, 2, 'lateSpells'],
    [8, 2, 'endOfTurnSpells'],
  ])('CI-018: level %i of 8 is done in turn %i, %s', (level, turn, step) => {
    expect(spellCompletion({ level, aml: 8, begunTurn: 1 })).toEqual({ turn, step })
  })

  it('CI-018: above the own level the game master decides', () => {
    expect(spellCompletion({ level: 9, aml: 8, begunTurn: 1 })).toBeNull()
  })

  it.each([
    [0, 'earlySpells', null],
    [0, 'lateSpells', 'otherStep'],
    [1, 'lateSpells', null],
    [1, 'earlySpells', 'otherStep'],
    [2, 'endOfTurnSpells', null],
    [3, 'endOfTurnSpells', 'allClicksUsed'],
  ] as const)('CI-019: after %i items, in %s: %s', (used, step, why) => {
    expect(refuseClick(used, step)?.key ?? null).toBe(why && `coldIron.spells.refused.${why}`)
    expect(nextItemStep(used) === step).toBe(why === null)
  })

  it('CI-019: says how many were used, and knows no fourth', () => {
    expect(refuseClick(3, 'earlySpells')?.with).toEqual({ count: 3 })
    expect(() => refuseClick(4, 'earlySpells')).toThrow(named('itemsUsedThisTurn'))
  })
})

describe('CI-004: the success rate of a spell', () => {
  it('is magic level, talent and mana less the spell, and works at 0', () => {
    const rate = successRate(casting({ talAdj: 2, extraMp: 1 }))
    expect(told(rate)).toEqual([
      [8, 'CI-004'],
      [2, 'CI-004'],
      [-5, 'CI-004'],
      [1, 'CI-004'],
    ])
    expect(keys(rate)).toEqual(['aml', 'talent', 'level', 'mana'])
    if (!rate) throw new Error('no rate')
    expect(checkAgainst(rate, sum([]), '18')).toMatchObject({ total: 0, success: true })
    expect(checkAgainst(rate, sum([]), '15')).toMatchObject({ total: -1, success: false })
  })

  it.each([
    ['extraTurn', 5, 0, 0, 0],
    ['extraMinute', 11, 0, 0, 0],
    ['standingStill', 3, -8, -4, -8],
    ['halfMove', 0, -4, -2, -4],
    ['fullMove', -3, 0, 0, 0],
    ['inHandToHand', -5, 0, 0, 0],
    ['counteringWhileAttacking', -5, 0, 0, 0],
  ] as const)('%s makes it %i, defence %i and %i, alertness %i', (way, total, d, dm, alt) => {
    expect(totalOf({ ways: [way] })).toBe(total)
    expect(spellCharts.ways[way]).toMatchObject({ d, dm, alt })
    expect(keys(successRate(casting({ ways: [way] }))).at(-1)).toBe(way)
  })

  it('only the worst way of casting counts', () => {
    expect(totalOf({ ways: ['extraTurn', 'fullMove', 'halfMove'] })).toBe(-3)
    expect(spellCharts.ways.standingStill.hexes).toBe(2)
    expect(spellCharts.ways.halfMove.hexes).toBeNull()
  })

  it.each([
    [{ damage: 3 }, -6],
    [{ fatigue: 3 }, -2],
    [{ fatigue: 4, damage: 1 }, -6],
    [{ lastDamage: 3 }, -3],
    [{ lastFatigue: 3 }, -1],
    [{ fatigue: 1, lastFatigue: 1 }, 0],
    [{ slippedDetection: true }, -2],
    [{ range: 25 }, 0],
    [{ range: 26 }, -3],
    [{ range: 50 }, -3],
    [{ range: 100, enhancedVision: true }, -6],
  ])('%o changes it by %i', (own, by) => {
    expect(totalOf(own)).toBe(3 + by)
  })

  it('names hurts, range and what comes from elsewhere', () => {
    const others = [term({ key: 'blinking' }, -3, 'CI-061')]
    const own = { damage: 1, lastDamage: 1, slippedDetection: true, range: 30 }
    expect(keys(successRate(casting(own), others))).toEqual([
      ...['aml', 'level', 'hurt', 'hurtBefore', 'slippedDetection', 'range', 'blinking'],
    ])
    expect(successRate(casting({ range: 51 }))).toBeNull()
    expect(successRate(casting({ range: 101, enhancedVision: true }))).toBeNull()
  })

  it('refuses figures outside sense by name', () => {
    expect(() => successRate(casting({ extraMp: 9 }))).toThrow(named('extraMp'))
    expect(totalOf({ extraMp: 8 })).toBe(11)
    expect(() => successRate(casting({ aml: -1 }))).toThrow(named('aml'))
    expect(() => successRate(casting({ level: 1_000_000 }))).toThrow(named('spell.level'))
    expect(() => successRate(casting({ lastDamage: -1 }))).toThrow(named('damage'))
    expect(() => successRate(casting({ fatigue: 0.5 }))).toThrow(named('fatigue'))
  })

  it('never grows with wounds', () => {
    fc.assert(
      fc.property(fc.nat(50), fc.nat(50), fc.nat(20), (damage, fatigue, more) => {
        const less = totalOf({ damage, fatigue }) ?? 0
        expect(totalOf({ damage: damage + more, fatigue: fatigue + more })).toBeLessThanOrEqual(
          less,
        )
      }),
    )
  })
})
