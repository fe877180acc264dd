import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { joined, parted, standing } from '../../../src/rules/tracks/heads'
import { progressTicks } from '../../../src/rules/tracks/track'

const pack = fc.record({
  heads: fc.integer({ min: 1, max: 10 }),
  ticks: fc.integer({ min: 0, max: progressTicks }),
})
const harmIn = ({ heads, ticks }: { heads: number; ticks: number }) => heads * ticks

describe('heads of a pack', () => {
  it('fall one after the other as its track fills, and the last stands until the fight ends', () => {
    expect([0, 4, 5, 20, 39, 40].map((ticks) => standing({ heads: 8, ticks }))).toEqual([
      8, 8, 7, 4, 1, 1,
    ])
    expect(standing({ heads: 1, ticks: 40 })).toBe(1)
    fc.assert(
      fc.property(pack, fc.nat(progressTicks), (one, more) => {
        const worse = { ...one, ticks: Math.min(progressTicks, one.ticks + more) }
        expect(standing(worse)).toBeLessThanOrEqual(standing(one))
      }),
    )
  })

  it('a pack of n takes what n rows take: no harm is lost or won when it is split or joined (property)', () => {
    // A tick of the larger whole is the most that rounding moves.
    fc.assert(
      fc.property(pack, fc.integer({ min: 1, max: 9 }), (whole, count) => {
        if (count >= standing(whole)) {
          expect(() => parted(whole, count)).toThrow(RangeError)
          return
        }
        const { stay, go } = parted(whole, count)
        expect(stay.heads + go.heads).toBe(whole.heads)
        expect(standing(stay) + standing(go)).toBeGreaterThanOrEqual(standing(whole) - 1)
        expect(Math.abs(harmIn(stay) + harmIn(go) - harmIn(whole))).toBeLessThanOrEqual(
          stay.heads / 2,
        )
        const again = joined(stay, go)
        expect(again.heads).toBe(whole.heads)
        expect(Math.abs(again.ticks - whole.ticks)).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('two that join bring their harm with them, in whatever order (property)', () => {
    fc.assert(
      fc.property(pack, pack, (one, other) => {
        const both = joined(one, other)
        expect(both).toEqual(joined(other, one))
        expect(Math.abs(harmIn(both) - harmIn(one) - harmIn(other))).toBeLessThanOrEqual(
          both.heads / 2,
        )
      }),
    )
  })
})
