import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { advance, isFull } from '../../../src/rules/tracks/track'

const track = fc
  .integer({ min: 1, max: 100 })
  .chain((size) => fc.record({ size: fc.constant(size), value: fc.integer({ min: 0, max: size }) }))
const step = fc.integer({ min: -120, max: 120 })

describe('a track', () => {
  it('steps on and back by as much as it is told', () => {
    expect(advance({ size: 6, value: 2 }, 3)).toMatchObject({ from: 2, to: 5 })
    expect(advance({ size: 6, value: 2 }, -1)).toMatchObject({ from: 2, to: 1 })
  })

  it('IS-038 stays full when one more is asked for, and empty when one less is', () => {
    expect(advance({ size: 6, value: 6 }, 1)).toEqual({
      ...{ from: 6, to: 6, isFilledNow: false, isOpenedNow: false },
    })
    expect(advance({ size: 6, value: 0 }, -1)).toMatchObject({ from: 0, to: 0 })
    expect(advance({ size: 40, value: 38 }, 12)).toMatchObject({ to: 40, isFilledNow: true })
  })

  it('says when it became full, and when it is full no more', () => {
    expect(advance({ size: 4, value: 3 }, 1)).toMatchObject({ isFilledNow: true })
    expect(advance({ size: 4, value: 4 }, -1)).toMatchObject({ isOpenedNow: true })
    expect(advance({ size: 4, value: 2 }, 1)).toMatchObject({
      ...{ isFilledNow: false, isOpenedNow: false },
    })
  })

  it('IS-038 never leaves its bounds and never wraps', () => {
    fc.assert(
      fc.property(track, step, ({ size, value }, by) => {
        const { from, to } = advance({ size, value }, by)
        expect(from).toBe(value)
        expect(to).toBeGreaterThanOrEqual(0)
        expect(to).toBeLessThanOrEqual(size)
        expect(Math.sign(to - from) * Math.sign(by)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('comes back to where it was as long as neither end was met', () => {
    fc.assert(
      fc.property(track, step, ({ size, value }, by) => {
        const { to } = advance({ size, value }, by)
        fc.pre(to === value + by)
        expect(advance({ size, value: to }, -by).to).toBe(value)
      }),
    )
  })

  it('says that it is filled exactly when the step made it full', () => {
    fc.assert(
      fc.property(track, step, ({ size, value }, by) => {
        const { to, isFilledNow, isOpenedNow } = advance({ size, value }, by)
        const [was, is] = [isFull({ size, value }), isFull({ size, value: to })]
        expect([isFilledNow, isOpenedNow]).toEqual([is && !was, was && !is])
      }),
    )
  })
})
