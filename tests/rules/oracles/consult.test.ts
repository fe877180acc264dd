import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { consultation, deepest, type Tables } from '../../../src/rules/oracles/consult'
import { insteadOf, reversed } from '../../../src/rules/oracles/instead'
import type { FurtherRoll, OracleTable } from '../../../src/rules/oracles/table'
import { chanceOfYes, isDouble, likelihoods, readAnswer } from '../../../src/rules/oracles/yes-no'

const again = (repeats: FurtherRoll['repeats'], count = 2): FurtherRoll => ({
  ...{ table: null, count, auto: true, repeats },
})

function table(id: string, rows: [number, number, string, FurtherRoll[]?][]): OracleTable {
  return {
    ...{ id, name: id, group: [], dice: { count: 1, sides: 6 }, source: null },
    rows: rows.map(([from, to, text, rolls = []]) => ({ from, to, text, rolls })),
  }
}

const tablesOf = (...all: OracleTable[]): Tables => new Map(all.map((each) => [each.id, each]))
const faces = (...totals: number[]) => totals.map((total) => [total])
const texts = (tables: Tables, id: string, ...totals: number[]) => {
  const { rolled, next } = consultation(tables, id, faces(...totals))
  return {
    told: rolled.map((part) => `${part.depth} ${part.text}${part.isWorse ? '!' : ''}`),
    next: next?.table ?? null,
  }
}

const fates = (repeats: FurtherRoll['repeats']) =>
  tablesOf(
    table('fate', [
      [1, 3, 'Ruin'],
      [4, 5, 'Delay'],
      [6, 6, 'Both', [again(repeats)]],
    ]),
  )

describe('a consultation', () => {
  it('wants dice one roll after the other and tells each part (IS-156)', () => {
    expect(texts(fates('keep'), 'fate')).toEqual({ told: [], next: 'fate' })
    expect(texts(fates('keep'), 'fate', 2)).toEqual({ told: ['0 Ruin'], next: null })
    expect(texts(fates('keep'), 'fate', 6, 1)).toEqual({ told: ['0 Both', '1 Ruin'], next: 'fate' })
    expect(texts(fates('keep'), 'fate', 6, 1, 4)).toEqual({
      told: ['0 Both', '1 Ruin', '1 Delay'],
      next: null,
    })
  })

  it('IS-197, IS-161: the same result twice is worse, is rolled again, or stands', () => {
    expect(texts(fates('worse'), 'fate', 6, 1, 2).told).toEqual(['0 Both', '1 Ruin', '1 Ruin!'])
    expect(texts(fates('keep'), 'fate', 6, 1, 2).told).toEqual(['0 Both', '1 Ruin', '1 Ruin'])
    expect(texts(fates('reroll'), 'fate', 6, 1, 2)).toEqual({
      told: ['0 Both', '1 Ruin'],
      next: 'fate',
    })
    expect(texts(fates('reroll'), 'fate', 6, 1, 2, 4).told).toEqual(['0 Both', '1 Ruin', '1 Delay'])
    expect(texts(fates('alwaysWorse'), 'fate', 6, 1, 4).told).toEqual([
      '0 Both',
      '1 Ruin!',
      '1 Delay!',
    ])
  })

  it('IS-197: stops at depth 3 and leaves the rest to the game master', () => {
    const { rolled, next } = consultation(fates('keep'), 'fate', faces(6, 6, 6, 6, 6, 6, 6, 6))
    expect(next).toBeNull()
    expect(Math.max(...rolled.map(({ depth }) => depth))).toBe(deepest - 1)
    expect(rolled.filter(({ isCutOff }) => isCutOff)).toHaveLength(4)
  })

  it('offers what nobody has to roll', () => {
    const offered: FurtherRoll = { table: 'names', count: 1, auto: false, repeats: 'keep' }
    const tables = tablesOf(
      table('place', [[1, 6, 'A hill', [offered]]]),
      table('names', [[1, 6, 'Oak']]),
    )
    const { rolled, next } = consultation(tables, 'place', faces(3))
    expect(rolled.map(({ offers }) => offers)).toEqual([['names']])
    expect(next).toBeNull()
  })

  it('ends on any tables, even those that lead to each other', () => {
    const roll = fc.record({
      table: fc.constantFrom('a', 'b', null, 'gone'),
      count: fc.integer({ min: 1, max: 3 }),
      auto: fc.boolean(),
      repeats: fc.constantFrom<FurtherRoll['repeats'][]>('reroll', 'worse', 'alwaysWorse', 'keep'),
    })
    const rows = fc.tuple(fc.array(roll, { maxLength: 2 }), fc.array(roll, { maxLength: 2 }))
    fc.assert(
      fc.property(
        rows,
        rows,
        fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 200 }),
        (a, b, dice) => {
          const tables = tablesOf(
            table('a', [
              [1, 3, 'x', a[0]],
              [4, 6, 'y', a[1]],
            ]),
            table('b', [
              [1, 3, 'x', b[0]],
              [4, 6, 'y', b[1]],
            ]),
          )
          const { rolled, next } = consultation(tables, 'a', faces(...dice))
          expect(rolled.length).toBeLessThanOrEqual(dice.length)
          expect(rolled.every(({ depth }) => depth < deepest)).toBe(true)
          if (dice.length > 0 && rolled.length === 0) expect(next).not.toBeNull()
        },
      ),
    )
  })
})

describe('a result that does not fit (IS-156)', () => {
  it('is read from the row above or below, or with its digits reversed', () => {
    expect([37, 73, 5, 50, 100, 10].map(reversed)).toEqual([73, 37, 50, 5, 100, 1])
    const percentile = {
      ...table('t', [
        [1, 30, 'a'],
        [31, 60, 'b'],
        [61, 100, 'c'],
      ]),
      dice: { count: 1, sides: 100 },
    }
    expect(insteadOf(percentile, 37, 'above')).toBe(1)
    expect(insteadOf(percentile, 37, 'below')).toBe(61)
    expect(insteadOf(percentile, 37, 'reversed')).toBe(73)
    expect(insteadOf(percentile, 5, 'above')).toBeUndefined()
    expect(insteadOf(percentile, 33, 'reversed')).toBeUndefined()
    expect(insteadOf(table('d6', [[1, 6, 'a']]), 3, 'reversed')).toBeUndefined()
  })
})

describe('yes or no', () => {
  it('IS-143: the five odds, by counting all hundred totals', () => {
    const yes = likelihoods.map(
      (likelihood) =>
        Array.from({ length: 100 }, (_, at) => readAnswer(likelihood, at + 1)).filter(
          ({ answer }) => answer === 'yes',
        ).length,
    )
    expect(yes).toEqual([90, 75, 50, 25, 10])
    expect(likelihoods.map(chanceOfYes)).toEqual(yes)
  })

  it('IS-144, IS-196: ten doubles, 100 among them', () => {
    const doubles = Array.from({ length: 100 }, (_, at) => at + 1).filter(isDouble)
    expect(doubles).toEqual([11, 22, 33, 44, 55, 66, 77, 88, 99, 100])
    expect(readAnswer('likely', 55)).toEqual({ answer: 'yes', isExtreme: true })
    expect(readAnswer('likely', 25)).toEqual({ answer: 'no', isExtreme: false })
  })
})
