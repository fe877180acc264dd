import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readDice, textOf, type DieDigits } from '../../../src/renderer/parts/dice/die-digits'

const dice = (count: number, sides: number) => Array.from({ length: count }, () => sides)
const isRead = (read: ReturnType<typeof readDice>): read is DieDigits => 'faces' in read

describe('dice typed digit by digit', () => {
  it.each([
    ['43', 2, 6, { faces: [4, 3], rest: '' }],
    ['4', 2, 6, { faces: [4], rest: '' }],
    ['1', 1, 12, { faces: [1], rest: '1' }],
    ['12', 1, 12, { faces: [12], rest: '' }],
    ['1 7', 2, 12, { faces: [1, 7], rest: '' }],
    ['12', 2, 10, { faces: [1, 2], rest: '' }],
    ['110', 2, 10, { faces: [1, 10], rest: '' }],
    ['176', 3, 10, { faces: [1, 7, 6], rest: '' }],
    ['11', 2, 10, { faces: [1, 1], rest: '1' }],
    ['0', 1, 10, { faces: [10], rest: '' }],
    ['00', 2, 10, { faces: [10, 10], rest: '' }],
    ['10', 1, 100, { faces: [10], rest: '10' }],
    ['100', 1, 100, { faces: [100], rest: '' }],
    ['0', 1, 100, { faces: [], rest: '0' }],
    ['07', 1, 100, { faces: [7], rest: '' }],
    ['00', 1, 100, { faces: [100], rest: '' }],
    ['7', 1, 100, { faces: [7], rest: '7' }],
    ['0012', 2, 100, { faces: [100, 12], rest: '' }],
    ['1007', 2, 100, { faces: [10, 7], rest: '' }],
    ['4710', 2, 100, { faces: [47, 10], rest: '10' }],
    ['070', 2, 100, { faces: [7], rest: '0' }],
    ['0 ', 1, 100, { faces: [], rest: '0' }],
    ['0 7', 1, 100, { faces: [7], rest: '' }],
    ['0 0', 1, 100, { faces: [100], rest: '' }],
    ['0 7 47', 2, 100, { faces: [7, 47], rest: '' }],
    ['4 0 7', 2, 100, { faces: [4, 7], rest: '' }],
  ])('reads %s on %i dice of %i sides', (text, count, sides, read) => {
    expect(readDice(text, dice(count, sides))).toEqual(read)
  })

  it.each([
    ['7', 1, 6, { die: 0, digits: '7' }],
    ['0', 1, 6, { die: 0, digits: '0' }],
    ['47', 2, 6, { die: 1, digits: '7' }],
    ['123', 2, 6, { die: 2, digits: '3' }],
    ['13', 1, 12, { die: 1, digits: '3' }],
    ['129', 2, 10, { die: 2, digits: '9' }],
    ['4 7', 1, 100, { die: 1, digits: '7' }],
    ['070', 1, 100, { die: 1, digits: '0' }],
  ])('has no place for the last digit of %s on %i dice of %i sides', (text, count, sides, no) => {
    expect(readDice(text, dice(count, sides))).toEqual(no)
  })

  it('IS-008: the action die is six-sided, and a 9 is refused for it and no other', () => {
    expect(readDice('9', [6, 10, 10])).toEqual({ die: 0, digits: '9' })
    expect(readDice('699', [6, 10, 10])).toEqual({ faces: [6, 9, 9], rest: '' })
  })

  it('IS-008: every action die and two challenge dice read as they lie, and every prefix of them', () => {
    const tens = Array.from({ length: 10 }, (_, face) => face + 1)
    const thrown = tens
      .slice(0, 6)
      .flatMap((action) => tens.flatMap((one) => tens.map((other) => [action, one, other])))
    expect(thrown).toHaveLength(600)
    const rolls = thrown.flatMap((faces) => ['', ' '].map((between) => [faces, between] as const))
    for (const [faces, between] of rolls) {
      const typed = faces.join(between)
      for (let keys = 0; keys <= typed.length; keys++) {
        const read = readDice(typed.slice(0, keys), [6, 10, 10])
        if (!isRead(read)) throw new Error(`${typed} refused at ${keys}`)
        // Whatever lies is what was thrown, but for a ten whose 0 is still to come.
        const isOnItsWay = (die: number) => die === read.faces.length - 1 && read.rest === '1'
        expect(read.faces).toEqual(
          faces.slice(0, read.faces.length).map((face, die) => (isOnItsWay(die) ? 1 : face)),
        )
        expect(readDice(textOf(read), [6, 10, 10])).toEqual(read)
      }
      expect(readDice(typed, [6, 10, 10])).toMatchObject({ faces })
    }
  })

  it('IS-009 IS-123 CI-131: percentile dice read as the two that are thrown, and every prefix of them', () => {
    for (let face = 1; face <= 100; face++) {
      const typed = String(face % 100).padStart(2, '0')
      const begun = readDice(typed.slice(0, 1), [100])
      if (!isRead(begun)) throw new Error(`${typed} refused`)
      expect(readDice(textOf(begun) + typed.slice(1), [100])).toMatchObject({ faces: [face] })
    }
  })

  it('CI-135: reads dice of different sides in their order, round by round', () => {
    expect(readDice('10 64', [10, 6, 6])).toEqual({ faces: [10, 6, 4], rest: '' })
    expect(readDice('976', [10, 6, 6])).toEqual({ die: 1, digits: '7' })
    expect(readDice('966966', [10, 6, 6, 10, 6, 6])).toMatchObject({ faces: [9, 6, 6, 9, 6, 6] })
  })

  it('reads back every roll that is typed with spaces', () => {
    const roll = fc.array(
      fc
        .integer({ min: 2, max: 100 })
        .chain((sides) =>
          fc.record({ sides: fc.constant(sides), face: fc.integer({ min: 1, max: sides }) }),
        ),
      { minLength: 1, maxLength: 8 },
    )
    fc.assert(
      fc.property(roll, (thrown) => {
        const faces = thrown.map(({ face }) => face)
        const sides = thrown.map((die) => die.sides)
        // A hundred is typed as the two dice show it: in full it is understood of the last die alone.
        const typed = faces.map((face) => (face === 100 ? '00' : String(face)))
        expect(readDice(`${typed.join(' ')} `, sides)).toEqual({ faces, rest: '' })
      }),
    )
  })
})
