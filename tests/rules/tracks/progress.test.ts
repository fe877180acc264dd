import { describe, expect, it } from 'vitest'
import {
  boxesOf,
  progressScore,
  rankNumber,
  ranks,
  ticksOf,
  ticksPerMark,
} from '../../../src/rules/tracks/progress'
import { advance, progressTicks, sizesOf } from '../../../src/rules/tracks/track'

/** Marks until a track of this rank is full. */
function marksToFill(rank: (typeof ranks)[number]): number {
  let [value, marks] = [0, 0]
  while (value < progressTicks) {
    value = advance({ size: progressTicks, value }, ticksOf(rank, 1)).to
    marks++
  }
  return marks
}

describe('a progress track', () => {
  it('IS-035 has one of five ranks, 1 to 5', () => {
    expect(ranks.map(rankNumber)).toEqual([1, 2, 3, 4, 5])
    expect(ranks[0]).toBe('troublesome')
    expect(ranks[4]).toBe('epic')
  })

  it('IS-036 holds forty ticks in ten boxes of four', () => {
    expect(sizesOf.progress).toEqual({ min: 40, max: 40 })
    expect(boxesOf(0)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    expect(boxesOf(11)).toEqual([4, 4, 3, 0, 0, 0, 0, 0, 0, 0])
    expect(boxesOf(40)).toEqual([4, 4, 4, 4, 4, 4, 4, 4, 4, 4])
  })

  it('IS-037 is marked by 12, 8, 4, 2 or 1 ticks', () => {
    expect(ranks.map((rank) => ticksPerMark[rank])).toEqual([12, 8, 4, 2, 1])
    expect(ticksOf('dangerous', 3)).toBe(24)
    expect(ticksOf('extreme', -2)).toBe(-4)
  })

  it('IS-037 IS-038 takes 4, 5, 10, 20 or 40 marks to fill, and no tick more goes in', () => {
    expect(ranks.map(marksToFill)).toEqual([4, 5, 10, 20, 40])
    expect(advance({ size: 40, value: 36 }, ticksOf('troublesome', 1)).to).toBe(40)
    expect(advance({ size: 40, value: 5 }, ticksOf('troublesome', -1)).to).toBe(0)
  })

  it('IS-041 scores its full boxes only', () => {
    expect([0, 3, 4, 7, 8, 39, 40].map(progressScore)).toEqual([0, 0, 1, 1, 2, 9, 10])
  })
})
