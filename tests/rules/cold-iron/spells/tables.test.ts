import { describe, expect, it } from 'vitest'
import { saveChart, saveOf } from '../../../../src/rules/cold-iron/spells/saves'
import { figuresOf } from '../../../support/printed-table'

describe('saves by score', () => {
  // The score from which each save counts, and the save.
  const book = figuresOf(`
      1  -15
      2  -13
      3  -12
      4  -11
      5  -10
      6   -9
      8   -8
     10   -7
     12   -6
     15   -5
     20   -4
     25   -3
     30   -2
     35   -1
     40    0
     45   +1
     50   +2
     55   +3
     60   +4
     65   +5
     70   +6
     75   +7
     80   +8
     85   +9
     90  +10
    102  +11
    118  +12
    134  +13
    151  +14
    168  +15
    185  +16
    203  +17
    221  +18
    239  +19
    258  +20
    277  +21
    296  +22
    316  +23
    336  +24
    356  +25
    376  +26
    396  +27
  `)

  it.each(book)('CI-004: a score of %i saves at %i, one less at the row before', (score, save) => {
    const before = book.findLast(([from = 0]) => from < score)?.[1] ?? -15
    expect([saveOf(score), saveOf(score - 1)]).toEqual([save, before])
  })

  it('CI-004: the rows of the book, and no other', () => {
    expect(saveChart).toEqual(book)
  })
})
