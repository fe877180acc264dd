import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readRoll } from '../../../../src/rules/cold-iron/basics/roll'

const finished = /^([1-8]\d|0+[1-9]\d|9+[0-8]\d)$/

describe('CI-005 a roll is complete', () => {
  it.each(['89', '10', '910', '905', '045', '00045', '999985', '99999900'])('%s', (digits) => {
    expect(readRoll(digits)).toEqual({ state: 'finished', digits })
  })
})

describe('CI-006 a typed roll', () => {
  it.each([
    ['', 2],
    ['8', 1],
    ['9', 2],
    ['91', 1],
    ['90', 1],
    ['99', 2],
    ['0', 2],
    ['04', 1],
    ['999999', 2],
  ])('"%s" needs %i more', (digits, missing) => {
    expect(readRoll(digits)).toMatchObject({ state: 'unfinished', missing })
  })

  it.each([
    ['0451', '045'],
    ['891', '89'],
    ['9199', '919'],
  ])('%s went on after %s', (digits, complete) => {
    expect(readRoll(digits)).toMatchObject({ state: 'tooLong', finished: complete })
  })

  it.each(['8a', '-3', ' 89', '8.9', '８９'])('"%s" is no digits', (text) => {
    expect(readRoll(text).state).toBe('notDigits')
  })

  it('agrees with the pattern of finished rolls', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{0,9}$/), (text) => {
        expect(readRoll(text).state === 'finished').toBe(finished.test(text))
      }),
      { numRuns: 2000 },
    )
  })

  it('asks for no more than leads to a finished roll', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{0,6}$/), (text) => {
        const reading = readRoll(text)
        if (reading.state !== 'unfinished') return
        expect(finished.test(text + '5'.repeat(reading.missing))).toBe(true)
      }),
    )
  })
})
