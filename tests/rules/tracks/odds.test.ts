import { describe, expect, it } from 'vitest'
import { meetsOdds } from '../../../src/rules/tracks/odds'

describe('odds to advance', () => {
  it('are met by the chance itself and by less, in exactly so many rolls of a hundred', () => {
    expect(meetsOdds(50, 50)).toBe(true)
    expect(meetsOdds(50, 51)).toBe(false)
    const rolls = Array.from({ length: 100 }, (_, index) => index + 1)
    for (const odds of [1, 25, 99]) {
      expect(rolls.filter((roll) => meetsOdds(odds, roll))).toHaveLength(odds)
    }
  })
})
