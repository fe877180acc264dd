import { describe, expect, it } from 'vitest'
import { foundMoves, offeredMoves } from '../../../src/renderer/moves/fields/offered'
import { words } from '../../../src/campaign/words'

const contains = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase())

describe('a move that is looked for', () => {
  const moves = offeredMoves(['ironsworn'], undefined, words)
  const titles = (question: string) =>
    foundMoves(moves, question, contains).map(({ title }) => title)

  it('is one whose title says it, before all that only speak of it', () => {
    const found = titles('vow')
    const named = found.filter((title) => contains(title, 'vow'))
    expect(named.length).toBeGreaterThan(2)
    expect(found.slice(0, named.length)).toEqual(named)
    expect(found.length).toBeGreaterThan(named.length)
    expect(found.indexOf('Write Your Epilogue')).not.toBe(0)
  })

  it('begins with what was typed before it only holds it', () => {
    expect(titles('re')[0]).toMatch(/^Re/)
  })

  it('stays in the order of the book where nothing was typed', () => {
    expect(titles('')).toEqual(moves.map(({ title }) => title))
  })
})
