import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { settings } from '../../../src/renderer/players/people-seen'

/** The rows below one another that a side comes to. */
const below = (rows: number, columns: number) => Math.ceil(rows / columns)

describe('how the sides of a fight are set for the players', () => {
  it('gives four against thirty their whole names: most of the width is the many’s', () => {
    const [company, foes] = settings([4, 30], true)
    expect(company).toMatchObject({ columns: 1, isOneLine: false })
    expect(foes).toMatchObject({ columns: 5, isOneLine: true })
  })

  it('never has more columns than there is room for names, and loses no row below the edge', () => {
    const rows = fc.integer({ min: 1, max: 34 })
    fc.assert(
      fc.property(rows, rows, fc.boolean(), (party, foe, hasTracks) => {
        const sides = settings([party, foe], hasTracks)
        const columns = sides.reduce((sum, side) => sum + side.columns, 0)
        expect(columns).toBeLessThanOrEqual(6)
        const has = hasTracks ? 49 : 64
        for (const [index, { columns: own, isOneLine, size }] of sides.entries()) {
          const high = below([party, foe][index] ?? 1, own) * size * (isOneLine ? 2.1 : 3.5)
          expect(high).toBeLessThanOrEqual(has + 1e-9)
        }
      }),
    )
  })

  it('keeps letters that are read from across the table for thirty-four of any two sides', () => {
    for (let party = 1; party < 34; party += 1) {
      // 28 pixels of 1080 are 2.6 hundredths of the height.
      const sizes = settings([party, 34 - party], true).map(({ size }) => size)
      expect(
        Math.min(...sizes),
        `${String(party)} against ${String(34 - party)}`,
      ).toBeGreaterThanOrEqual(2.6)
    }
  })
})
