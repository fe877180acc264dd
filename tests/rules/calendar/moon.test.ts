import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysToFull, moonPhaseOf, moonPhases, turnOn } from '../../../src/rules/calendar/moon'

const vela = { name: 'Vela', days: 28, full: 5 }

describe('a moon', () => {
  it('goes through eight phases from one full moon to the next', () => {
    expect([5, 9, 12, 16, 19, 23, 26, 30].map((day) => moonPhaseOf(vela, day))).toEqual([
      ...moonPhases,
    ])
    expect(moonPhaseOf(vela, 33)).toBe('full')
    expect(moonPhaseOf(vela, 5 - 28)).toBe('full')
  })

  it('is full and new once in a round, on one day each', () => {
    const turns = Array.from({ length: 56 }, (_, day) => turnOn(vela, day))
    expect(turns.flatMap((turn, day) => (turn === null ? [] : [`${turn} ${day}`]))).toEqual([
      'full 5',
      'new 19',
      'full 33',
      'new 47',
    ])
  })

  it('is full again after as many days as it says, whatever its round', () => {
    const moon = fc.record({
      name: fc.constant('x'),
      days: fc.integer({ min: 100, max: 100_000 }).map((hundredths) => hundredths / 100),
      full: fc.integer({ min: -10_000, max: 10_000 }),
    })
    fc.assert(
      fc.property(moon, fc.integer({ min: -10_000, max: 10_000 }), (each, day) => {
        const left = daysToFull(each, day)
        expect(left).toBeGreaterThanOrEqual(0)
        expect(left).toBeLessThanOrEqual(Math.ceil(each.days))
        expect(Math.abs(((day + left - each.full) / each.days) % 1)).toSatisfy(
          (rest: number) => Math.min(rest, 1 - rest) * each.days <= 0.5 + 1e-6,
        )
      }),
    )
  })
})
