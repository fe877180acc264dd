import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { columnAt, limitsOf } from '../../../../src/rules/cold-iron/missiles/range'
import { publishedRanges } from '../../../../src/rules/cold-iron/fight-model/charts/ranges'
import { spendRange, weakenBy } from '../../../../src/rules/cold-iron/missiles/range-damage'

const plain = { quality: false, enhancedVision: false }
const at = (rangeRow: string, distance: number, more: Partial<typeof plain> = {}) =>
  columnAt({ rangeRow, distance, ...plain, ...more })

describe('CI-141: range', () => {
  it('has seven columns, each 3 worse to hit and 1 worse in damage', () => {
    expect(publishedRanges.columns).toEqual(
      [0, 1, 2, 3, 4, 5, 6].map((column) => ({ hm: 0 - 3 * column, dmg: 0 - column })),
    )
    expect(publishedRanges.rows).toHaveLength(17)
  })

  it.each([
    [0, { hm: 0, dmg: 0 }],
    [10, { hm: 0, dmg: 0 }],
    [11, { hm: -3, dmg: -1 }],
    [33, { hm: -3, dmg: -1 }],
    [34, { hm: -6, dmg: -2 }],
    [145, { hm: -18, dmg: -6 }],
    [146, null],
  ])('a long bow at %i hexes falls in %j', (distance, column) => {
    expect(at('long-bow', distance)).toEqual(column)
  })

  it('falls off with every hex, in every row', () => {
    const row = fc.constantFrom(...publishedRanges.rows.map(({ id }) => id))
    fc.assert(
      fc.property(row, fc.nat(600), (rangeRow, distance) => {
        const [near, far] = [at(rangeRow, distance), at(rangeRow, distance + 1)]
        if (far) expect(near?.hm).toBeGreaterThanOrEqual(far.hm)
        if (!near) expect(far).toBeNull()
      }),
    )
  })

  it('names the field outside sense', () => {
    const field = (name: string) => expect.objectContaining({ field: name })
    expect(() => at('long-bow', -1)).toThrow(field('distance'))
    expect(() => at('long-bow', 0.5)).toThrow(field('distance'))
    expect(() => at('spoon', 1)).toThrow(field('weapon.rangeRow'))
  })

  it('CI-142: of spells ends at 50, and with Enhanced Vision at 100', () => {
    expect(at('spell-sr', 25)?.hm).toBe(0)
    expect(at('spell-sr', 26)?.hm).toBe(-3)
    expect(at('spell-sr', 50)?.hm).toBe(-3)
    expect(at('spell-sr', 51)).toBeNull()
    expect(at('spell-sr', 50, { enhancedVision: true })?.hm).toBe(-3)
    expect(at('spell-sr', 51, { enhancedVision: true })?.hm).toBe(-6)
    expect(at('spell-sr', 100, { enhancedVision: true })?.hm).toBe(-6)
    expect(at('spell-sr', 101, { enhancedVision: true })).toBeNull()
    expect(at('missile-spell', 100, { enhancedVision: true })?.hm).toBe(-12)
  })

  it('follows the table of the campaign', () => {
    const table = {
      columns: [
        { hm: -1, dmg: 0 },
        { hm: -2, dmg: 0 },
      ],
      rows: [{ id: 'reed', name: 'Reed', limits: [3, 9] }],
    }
    const reed = { rangeRow: 'reed', ...plain }
    expect(columnAt({ ...reed, distance: 4 }, table)?.hm).toBe(-2)
    expect(columnAt({ ...reed, distance: 10 }, table)).toBeNull()
    expect(limitsOf({ ...reed, enhancedVision: true }, table)).toEqual([3, 9])
  })

  it('CI-144: is a fifth farther for quality, to the nearest hex', () => {
    expect(limitsOf({ rangeRow: 'long-bow', quality: true, enhancedVision: false })).toEqual([
      12, 40, 66, 94, 120, 148, 174,
    ])
    expect(at('long-bow', 12, { quality: true })?.hm).toBe(0)
    expect(at('long-bow', 13, { quality: true })?.hm).toBe(-3)
  })
})

describe('CI-143: damage at range', () => {
  it.each([
    [3, 0, 3, 0],
    [3, -2, 1, 0],
    [3, -3, 0, 0],
    [3, -4, 0, 1],
    [0, -6, 0, 6],
  ])('takes from Vst %i at %i, leaving %i and %i off each multiple', (vsT, dmg, left, rest) => {
    expect(spendRange(vsT, dmg)).toEqual({ vsT: left, rest })
  })

  it('takes the rest off every multiple or die, none below zero', () => {
    expect(weakenBy(2, [7, 2, 1])).toEqual([5, 0, 0])
    expect(weakenBy(0, [7, 2])).toEqual([7, 2])
    expect(weakenBy(3, [])).toEqual([])
  })

  it('names the field outside sense', () => {
    expect(() => spendRange(-1, 0)).toThrow(expect.objectContaining({ field: 'weapon.vsT' }))
    expect(() => spendRange(0, 1)).toThrow(expect.objectContaining({ field: 'dmg' }))
  })
})
