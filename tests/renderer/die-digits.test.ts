import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readDice } from '../../src/renderer/parts/die-digits'

describe('dice typed digit by digit', () => {
  it.each([
    ['43', 2, 6, { faces: [4, 3], rest: '' }],
    ['4', 2, 6, { faces: [4], rest: '' }],
    ['1', 1, 12, { faces: [], rest: '1' }],
    ['12', 1, 12, { faces: [12], rest: '' }],
    ['1 7', 2, 12, { faces: [1, 7], rest: '' }],
    ['12', 2, 10, { faces: [1, 2], rest: '' }],
    ['110', 2, 10, { faces: [1, 10], rest: '' }],
    ['176', 3, 10, { faces: [1, 7, 6], rest: '' }],
    ['11', 2, 10, { faces: [1], rest: '1' }],
    ['129', 2, 10, null],
    ['0', 1, 10, { faces: [10], rest: '' }],
    ['7', 1, 6, null],
    ['0', 1, 6, null],
    ['123', 2, 6, null],
    ['13', 1, 12, null],
  ])('reads %s on %i dice of %i sides', (text, count, sides, read) => {
    expect(readDice(text, count, sides)).toEqual(read)
  })

  it('CI-135: reads dice of different sides in their order, round by round', () => {
    expect(readDice('10 64', 3, [10, 6, 6])).toEqual({ faces: [10, 6, 4], rest: '' })
    expect(readDice('976', 3, [10, 6, 6])).toBeNull()
    expect(readDice('966966', 6, [10, 6, 6, 10, 6, 6])?.faces).toEqual([9, 6, 6, 9, 6, 6])
  })

  it('reads back every roll that is typed with spaces', () => {
    const roll = fc.integer({ min: 2, max: 20 }).chain((sides) =>
      fc.record({
        sides: fc.constant(sides),
        faces: fc.array(fc.integer({ min: 1, max: sides }), { minLength: 1, maxLength: 8 }),
      }),
    )
    fc.assert(
      fc.property(roll, ({ sides, faces }) => {
        expect(readDice(`${faces.join(' ')} `, faces.length, sides)).toEqual({ faces, rest: '' })
      }),
    )
  })
})
