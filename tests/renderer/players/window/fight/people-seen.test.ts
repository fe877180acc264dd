import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { settings } from '../../../../../src/renderer/players/window/fight/people-seen'

/** The rows below one another that a side comes to. */
const below = (rows: number, columns: number) => Math.ceil(rows / columns)

describe('how the sides of a fight are set for the players', () => {
  it('gives four against thirty their whole names: most of the width is the many’s', () => {
    const [company, foes] = settings([4, 30], 49)
    expect(company).toMatchObject({ columns: 1, isOneLine: false })
    expect(foes).toMatchObject({ columns: 5, isOneLine: true })
  })

  it('never has more columns than there is room for names, and loses no row below the edge', () => {
    const rows = fc.integer({ min: 1, max: 34 })
    fc.assert(
      fc.property(rows, rows, fc.integer({ min: 20, max: 65 }), (party, foe, has) => {
        const sides = settings([party, foe], has)
        const columns = sides.reduce((sum, side) => sum + side.columns, 0)
        expect(columns).toBeLessThanOrEqual(6)
        for (const [index, { columns: own, isOneLine, size }] of sides.entries()) {
          const high = below([party, foe][index] ?? 1, own) * size * (isOneLine ? 2.1 : 3.5)
          expect(high).toBeLessThanOrEqual(has + 1e-9)
        }
      }),
    )
  })

  it('sets rows of one line where two lines of each would be too small to read', () => {
    expect(settings([4], 39)[0]).toMatchObject({ columns: 1, isOneLine: true })
    expect(settings([4], 64)[0]).toMatchObject({ columns: 1, isOneLine: false })
  })

  it('keeps letters that are read from across the table for thirty-four of any two sides', () => {
    for (let party = 1; party < 34; party += 1) {
      // 28 pixels of 1080 are 2.6 hundredths of the height.
      const sizes = settings([party, 34 - party], 46).map(({ size }) => size)
      expect(
        Math.min(...sizes),
        `${String(party)} against ${String(34 - party)}`,
      ).toBeGreaterThanOrEqual(2.6)
    }
  })
})
