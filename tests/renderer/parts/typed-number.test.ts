import { describe, expect, it } from 'vitest'
import { readNumber } from '../../../src/renderer/parts/field/typed-number'

describe('what is typed into a field of a number', () => {
  it.each([
    ['3', 3],
    ['-2', -2],
    ['- 2', -2],
    [' + 4 ', 4],
    ['-0', 0],
    ['007', 7],
    ['1,910', 1910],
  ])('“%s” is %i', (text, figure) => {
    expect(readNumber(text)).toBe(figure)
  })

  it.each(['', ' ', '-', '- '])('“%s” is none yet', (text) => {
    expect(readNumber(text)).toBe('begun')
  })

  it.each(['1 9 10', '1 2', '1,2', '1.5', '3-2', '--2', '7a', '−2'])('“%s” is none', (text) => {
    expect(readNumber(text)).toBe('none')
  })
})
