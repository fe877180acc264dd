import { describe, expect, it } from 'vitest'
import { breakChance, publishedBreakage } from '../../../../src/rules/cold-iron/missiles/breakage'
import { tableOf } from '../../../support/printed-table'

describe('missiles that break', () => {
  const book = tableOf(`
    missile    inHundred
    arrow              5
    bolt               8
    siegeBolt         10
  `)

  it.each(book)('CI-147: $missile, $inHundred in a hundred', ({ missile, inHundred }) => {
    expect(breakChance(missile as keyof typeof publishedBreakage, 0).total).toBe(inHundred)
  })

  it('CI-147: and no other missiles', () => {
    expect(Object.keys(publishedBreakage)).toEqual(book.map(({ missile }) => missile))
  })
})
