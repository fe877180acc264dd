import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { neededFor, checkAgainst } from '../../../../src/rules/cold-iron/basics/check'
import {
  encumbrancePoints,
  nearest,
  speedOf,
  turnsIn,
  turnsPerMinute,
  watchHours,
} from '../../../../src/rules/cold-iron/basics/units'
import { sum, term } from '../../../../src/shared/term'

const figure = (...values: number[]) =>
  sum(values.map((value) => term({ key: 'a' }, value, 'CI-009')))

describe('units', () => {
  it('CI-001: twelve turns of five seconds make a minute, 720 an hour, four hours a watch', () => {
    expect(turnsPerMinute * 5).toBe(60)
    expect([1, 4, 5, 60].map(turnsIn)).toEqual([12, 48, 60, 720])
    expect(watchHours).toBe(4)
  })

  it('CI-002: a hex a turn is 1.44 km/h and 0.9 mph', () => {
    expect(speedOf(1)).toEqual({ kilometresAnHour: 1.44, milesAnHour: 0.9 })
    expect(speedOf(10)).toEqual({ kilometresAnHour: 14.4, milesAnHour: 9 })
    expect(speedOf(0)).toEqual({ kilometresAnHour: 0, milesAnHour: 0 })
    expect(encumbrancePoints).toEqual({ pound: 10, size: 100 })
  })

  it.each([
    [65, 2, 33],
    [64, 2, 32],
    [5, 2, 3],
    [-5, 2, -2],
    [1, 3, 0],
    [2, 3, 1],
    [0, 7, 0],
  ])('CI-003: %i/%i is %i, nearest with halves up', (above, below, whole) => {
    expect(nearest(above, below)).toBe(whole)
  })

  it('CI-003: rounding is never farther off than a half, and half goes up', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -9999, max: 9999 }),
        fc.integer({ min: 1, max: 99 }),
        (a, b) => {
          const off = 2 * (nearest(a, b) * b - a)
          expect(off).toBeGreaterThan(-b)
          expect(off).toBeLessThanOrEqual(b)
        },
      ),
    )
  })
})

describe('CI-009: a check', () => {
  it('succeeds when it only reaches its difficulty', () => {
    const reached = checkAgainst(figure(9, 2), figure(14), '67')
    expect(reached).toMatchObject({ chance: 3, total: 14, success: true })
    expect(reached.net.total).toBe(0)
    expect(checkAgainst(figure(11), figure(14), '66')).toMatchObject({ chance: 2, success: false })
  })

  it('tells all its terms, which add up to the net', () => {
    const { net } = checkAgainst(figure(9, 2), figure(10, 4), '89')
    expect(net.terms.map(({ value }) => value)).toEqual([9, 2, 8, -10, -4])
    expect(net.total).toBe(5)
    expect(net.terms[2]).toEqual({
      label: { key: 'coldIron.term.chance', with: { roll: '89' } },
      value: 8,
      rule: 'CI-007',
    })
    expect(Object.is(checkAgainst(figure(1), figure(0), '50').net.terms[2]?.value, 0)).toBe(true)
  })

  it('CI-010: names what it needs: attack 11 against 14 needs +3, 67 or better', () => {
    expect(neededFor(figure(11), figure(14))).toEqual({ chance: 3, roll: '67' })
    expect(neededFor(figure(8, 3), figure(14))).toEqual({ chance: 3, roll: '67' })
    expect(neededFor(figure(14), figure(11))).toEqual({ chance: -3, roll: '33' })
    expect(neededFor(figure(0), figure(87))).toEqual({ chance: 87, roll: null })
  })

  it('CI-010: succeeds at the roll it names', () => {
    const value = fc.integer({ min: -40, max: 40 })
    fc.assert(
      fc.property(value, value, (ability, difficulty) => {
        const { roll } = neededFor(figure(ability), figure(difficulty))
        expect(checkAgainst(figure(ability), figure(difficulty), roll ?? '99').success).toBe(true)
      }),
    )
  })

  it('CI-011: takes values of zero and below as they are', () => {
    expect(checkAgainst(figure(-4), figure(-6), '50')).toMatchObject({ total: -4, success: true })
    expect(checkAgainst(figure(0), figure(-1), '44').net.total).toBe(0)
  })
})
