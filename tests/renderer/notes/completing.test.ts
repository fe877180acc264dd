import { describe, expect, it } from 'vitest'
import { begunLink } from '../../../src/renderer/notes/typed-link'

describe('a link that is being typed', () => {
  it.each([
    ['Ask [[bran', 10, { start: 4, text: 'bran' }],
    ['[[', 2, { start: 0, text: '' }],
    ['Ask [[bran]] of', 15, null],
    ['Ask [[bran and more', 9, { start: 4, text: 'bra' }],
    ['[[npc:1|Wend', 12, null],
    ['[[two\nlines', 11, null],
    ['nothing', 7, null],
  ])('%j at %i', (body, caret, begun) => {
    expect(begunLink(body, caret)).toEqual(begun)
  })
})
