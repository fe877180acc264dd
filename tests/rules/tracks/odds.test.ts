import { describe, expect, it } from 'vitest'
import { percentileOf, readPercentile } from '../../../src/rules/oracles/percentile'
import { meetsOdds } from '../../../src/rules/tracks/odds'

describe('odds to advance', () => {
  it('read two digits as they lie, and two noughts as a hundred', () => {
    expect(['', '0', '00', '07', '99', '123', 'x'].map(readPercentile)).toEqual([
      ...['empty', 'partial', 'complete', 'complete', 'complete', 'wrong', 'wrong'],
    ])
    expect(['00', '01', '50', '99'].map(percentileOf)).toEqual([100, 1, 50, 99])
  })

  it('are met by the chance itself and by less, in exactly so many rolls of a hundred', () => {
    expect(meetsOdds(50, 50)).toBe(true)
    expect(meetsOdds(50, 51)).toBe(false)
    const rolls = Array.from({ length: 100 }, (_, index) => index + 1)
    for (const odds of [1, 25, 99]) {
      expect(rolls.filter((roll) => meetsOdds(odds, roll))).toHaveLength(odds)
    }
  })
})
