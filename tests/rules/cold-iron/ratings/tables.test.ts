import { describe, expect, it } from 'vitest'
import { attributeChart } from '../../../../src/rules/cold-iron/ratings/attribute-chart'
import { sizeValues, unarmedDamage } from '../../../../src/rules/cold-iron/ratings/attributes'
import { ratingChart, ratingRow } from '../../../../src/rules/cold-iron/ratings/rating-chart'
import { figure, tableOf } from '../../../support/printed-table'

describe('proficiencies', () => {
  const book = tableOf(`
    level  rating  adjCap  adj2Cap  adj3Cap  missile  dbL
        0       0       0        4        0        0   -3
        1       1       1        6        0        1   -3
        2       3       2        8        0        2   -3
        3       4       3       10        1        4   -2
        4       6       4       12        1        6   -2
        5       7       5       14        2        8   -1
        6       9       6       16        3       10   -1
        7      10       7       18        4       12    0
        8      12       8       20        4       14    0
        9      13       9       22        5       16    0
       10      15      10       24        5       18    0
       11      16      11       26        6       20    0
       12      18      12       28        7       22    0
  `)

  it.each(book)('CI-004: what level $level is worth', ({ level, ...row }) => {
    expect(ratingRow('level', figure(level))).toEqual(row)
  })

  it('CI-004: no other levels', () => {
    expect(ratingChart).toHaveLength(book.length)
  })
})

describe('what size and strength bring', () => {
  // By adjustment: of SIZ the two size modifiers, of STR the damage of bare hands.
  const book = tableOf(`
    adj  SizD  HtH#  unarmed
     -8    +5    -3  -
     -6    +4    -2  1d2-1
     -4    +3    -1  1d2-1
     -3    +2    -1  1d4-1
     -2    +2    -1  1d4-1
     -1    +1     0  1d4-1
      0    +1     0  1d3
     +1     0     0  1d4
     +2     0     0  1d5
     +3     0     0  1d6
     +4     0     0  2d4-1
     +5    -1     0  1d8
     +6    -1     0  2d4
     +7    -2    +1  1d10
     +8    -2    +1  1d12
     +9    -3    +1  2d6
  `)

  it.each(book)('CI-004: at $adj, $SizD to defence and $HtH# hand to hand', (row) => {
    const { sizD, sizHtH } = sizeValues(figure(row['adj']))
    expect([sizD, sizHtH]).toEqual([row['SizD'], row['HtH#']])
  })

  it.each(book)('CI-080: bare hands at $adj do $unarmed', ({ adj, unarmed }) => {
    expect(unarmedDamage(figure(adj))).toEqual(
      unarmed === null ? { kind: 'none' } : { kind: 'dice', dice: unarmed },
    )
  })

  it('CI-004: no other rows; size follows a formula from +3', () => {
    const until = (column: string, last: number) =>
      Object.fromEntries(
        book.flatMap((row) => (figure(row['adj']) > last ? [] : [[row['adj'], row[column]]])),
      )
    expect(attributeChart.sizD).toEqual(until('SizD', 2))
    expect(attributeChart.sizHtH).toEqual(until('HtH#', 2))
    expect(attributeChart.unarmed).toEqual(until('unarmed', 9))
  })
})
