import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { actionOdds } from '../../../src/rules/ironsworn/figures/odds'
import { actionRoll, outcomeOf, reroll } from '../../../src/rules/ironsworn/figures/rolls'
import { neighbours, percentile, reversed } from '../../../src/rules/ironsworn/oracle/lookup'
import { debilitySchema } from '../../../src/rules/ironsworn/sheet'
import { ironsworn as playing } from '../../../src/rules/ironsworn'
import { made, play, strong, told } from './at-table'

const calm = { momentum: 0, debilities: [] }
const die = fc.integer({ min: 1, max: 10 })
const challenge = fc.tuple(die, die)
const marked = fc.subarray([...debilitySchema.options])
const roll = fc.record({
  actionDie: fc.integer({ min: 1, max: 6 }),
  stat: fc.integer({ min: 0, max: 5 }),
  adds: fc.integer({ min: 0, max: 4 }),
  challenge,
  momentum: fc.integer({ min: -6, max: 10 }),
  debilities: marked,
})

describe('dice and outcomes', () => {
  it('IS-008: an action roll is a d6 and two d10; a d10 goes to 10, a d6 to 6', () => {
    const at = { answers: { stat: 'edge' } }
    expect(made('faceDanger', [6, 10, 1], { ...at, picks: ['momentum'] }).reading.band).toBe('weak')
    expect(play('faceDanger', [7, 1, 1], at)).toBe('runner.refused.dice')
    expect(play('faceDanger', [6, 11, 1], at)).toBe('runner.refused.dice')
  })

  it('IS-009: tens and units; 0 and 0 are 100, 0 and 5 are 5', () => {
    expect([percentile(0, 0), percentile(0, 5), percentile(9, 9)]).toEqual([100, 5, 99])
  })

  it.each([
    ['faceDanger', [6, 10, 10]],
    ['endTheFight', [10, 10]],
    ['askTheOracle', [100]],
    ['turnTheTide', []],
  ])('IS-010: %s takes dice of %j sides', (id, sides) => {
    expect(made('faceDanger', strong, { answers: { stat: 'edge' } })).toBeDefined()
    const { moves } = playing
    expect(moves[id]?.sides?.({ actor: {}, given: {} })).toEqual(sides)
  })

  it('IS-011 IS-018 IS-093: die, stat and every add count, cut at 10 after all of them', () => {
    expect(
      actionRoll({ ...calm, actionDie: 4, stat: 2, adds: 1, challenge: [6, 7] }),
    ).toMatchObject({ actionScore: 7, outcome: 'weak' })
    const run = made('gatherInformation', [2, 9, 9], { given: { bond: 1, adds: 2 } })
    expect(run.reading.sum.total).toBe(6)
  })

  it('IS-012 IS-013 IS-014 IS-015: never above 10, ties to the die, a 10 stands', () => {
    fc.assert(
      fc.property(roll, (at) => {
        const { actionScore, outcome, match, burn } = actionRoll(at)
        expect(actionScore).toBeLessThanOrEqual(10)
        if (at.challenge.every((each) => each === 10)) expect(outcome).toBe('miss')
        if (at.challenge.includes(10)) expect(burn.outcome ?? outcome).not.toBe('strong')
        if (match) expect(outcome).not.toBe('weak')
      }),
    )
    expect(outcomeOf(5, [5, 4])).toBe('weak')
    expect(outcomeOf(5, [5, 5])).toBe('miss')
  })

  it('IS-016 IS-017 IS-169: a match is a cue for the GM, and stays one after a burn', () => {
    const inputs = { answers: { stat: 'iron' } }
    const plain = made('faceDanger', [1, 4, 4], inputs, { actor: { momentum: 6 } })
    expect(plain.outcome).toMatchObject({
      gmMoves: [{ due: 'optional', rule: 'IS-017' }],
      notes: [{ key: 'ironsworn.match.miss' }],
    })
    const swap = { cancels: [1, 2] }
    const burnt = made('faceDanger', [1, 4, 4], { ...inputs, swap }, { actor: { momentum: 6 } })
    expect(burnt.outcome.notes).toEqual([{ key: 'ironsworn.match.strong' }])
    expect(made('faceDanger', [1, 4, 5], inputs).outcome.gmMoves).toEqual([])
  })

  it('IS-019: any of the three dice are thrown once more; the others lie', () => {
    expect(reroll([1, 8, 9], [6, null, 2])).toEqual([6, 8, 2])
  })

  it('IS-020 IS-168: momentum is reset before the outcome moves it: 8 to 2, then 3', () => {
    const run = made(
      'faceDanger',
      [3, 7, 6],
      { answers: { stat: 'iron' }, swap: { cancels: [1, 2] } },
      { actor: { momentum: 8 } },
    )
    expect(told(run)).toEqual(['actor momentum: 8 → 2', 'actor momentum: 2 → 3'])
  })

  it.each([
    [0, 55, 190, 355, 15, 45],
    [1, 91, 238, 271, 21, 39],
    [2, 139, 262, 199, 27, 33],
    [3, 199, 262, 139, 33, 27],
    [4, 271, 238, 91, 39, 21],
    [5, 336, 208, 56, 44, 16],
  ])('IS-022: of 600 rolls with %i, %i strong, %i weak, %i miss', (adds, s, w, m, ms, mm) => {
    expect(actionOdds({ adds })).toEqual({
      ...{ all: 600, strong: s, weak: w, miss: m, matchedStrong: ms, matchedMiss: mm },
    })
  })

  it('IS-156: the row above and below, and the dice the other way round', () => {
    expect([37, 5, 100, 10].map(reversed)).toEqual([73, 50, 100, 1])
    const rows = neighbours('turning_point/challenge_rank', 30).map(({ min }) => min)
    expect(rows).toEqual([1, 56])
    expect(neighbours('turning_point/challenge_rank', 100).map(({ min }) => min)).toEqual([81])
  })
})
