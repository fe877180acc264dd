import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  begunLink,
  blankBehind,
  closesUp,
  namedWhole,
  namesTyped,
} from '../../../src/renderer/notes/typed-link'

describe('a name after an @', () => {
  it.each([
    ['Paid by @wen', 12, { start: 8, text: 'wen' }],
    ['@', 1, { start: 0, text: '' }],
    ['@Orsel We said', 9, { start: 0, text: 'Orsel We' }],
    ['Paid by @wen', 10, { start: 8, text: 'w' }],
    ['# Debts\n@wen', 12, { start: 8, text: 'wen' }],
    ['[[ never closed @wen', 20, { start: 16, text: 'wen' }],
  ])('%s at %i', (text, caret, token) => {
    expect(begunLink(text, caret)).toEqual(token)
  })

  it.each([
    ['Paid by Wend', 12],
    ['mail@wend', 9],
    ['Paid by @ wen', 13],
    ['Paid by @wen', 8],
    [`@${'x'.repeat(41)}`, 42],
    ['@wen\nand on', 11],
  ])('is not meant in %s at %i', (text, caret) => {
    expect(begunLink(text, caret)).toBeNull()
  })

  it('means whoever is called so, once a blank stands behind it, and nobody else could be meant', () => {
    const [ren, wend, duke] = [{ name: 'Ren Ashby' }, { name: 'Wend' }, { name: 'Wend Orsel' }]
    expect(namedWhole('ren ashby ', [ren, wend])).toBe(ren)
    expect(namedWhole('Ren Ashby', [ren])).toBeUndefined()
    expect(namedWhole('Ren ', [ren])).toBeUndefined()
    expect(namedWhole('Wend ', [wend, duke])).toBeUndefined()
    expect(namedWhole('Wend Orsel ', [wend, duke])).toBe(duke)
    expect(namedWhole('Wend ', [wend, { ...wend }])).toBeUndefined()
  })

  it('may be any that ends behind a word, the longest first, wherever an @ begins a word', () => {
    expect(
      namesTyped('Ask @Sister Wenna, then\nmail@wend (@no) or @ O’Dell\n@Jo-Ann [[@x]]'),
    ).toEqual([
      { start: 4, names: ['Sister Wenna, then', 'Sister Wenna', 'Sister'] },
      { start: 52, names: ['Jo-Ann', 'Jo'] },
    ])
  })

  it('is always what stands between the @ and the caret', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.stringMatching(/^[a-z]{0,12}$/),
        fc.string(),
        (before, typed, after) => {
          const start = before.length + 1
          const caret = start + 1 + typed.length
          const token = begunLink(`${before} @${typed}${after}`, caret)
          expect(token).toEqual({ start, text: typed })
        },
      ),
    )
  })
})

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

describe('the blank that a name brings along', () => {
  it.each([
    ['', ' '],
    [' and went', ' '],
    ['\nNext', ' '],
    ['.', ''],
    [', who', ''],
    ['’s', ''],
  ])('before “%s” is “%s”', (rest, blank) => {
    expect(blankBehind(rest)).toBe(blank)
  })

  it('gives way to punctuation or a blank that is typed right behind it, and to nothing else', () => {
    expect(closesUp('Wat .', 3, 5)).toBe(true)
    expect(closesUp('Wat ’', 3, 5)).toBe(true)
    expect(closesUp('Wat  ', 3, 5)).toBe(true)
    expect(closesUp('Wat \n', 3, 5)).toBe(true)
    expect(closesUp('Wat a', 3, 5)).toBe(false)
    expect(closesUp('Wat –', 3, 5)).toBe(false)
    expect(closesUp('Wat a.', 3, 6)).toBe(false)
    expect(closesUp('Wat .', null, 5)).toBe(false)
  })
})
