import { describe, expect, it } from 'vitest'
import { allowanceOf } from '../../../../src/rules/cold-iron/load/allowance'
import { loadChart } from '../../../../src/rules/cold-iron/load/chart'
import { loadRow } from '../../../../src/rules/cold-iron/load/load'
import { marches } from '../../../../src/rules/cold-iron/load/march-table'
import { figure, tableOf } from '../../../support/printed-table'

describe('encumbrance and movement', () => {
  // By encumbrance for each point of strength. Fatigue is of the day, or temporary of each minute.
  const book = tableOf(`
    E/S  FTG  per     DEX  Db  HandD  Hm  HtH  SR  ALT  good  broken
      0    2  day       0   0      0   0    0   0   +3    18      12
     10    3  day       0   0      0   0    0   0   +2    18      12
     20    4  day      -1   0      0   0    0   0   +2    17      11
     30    5  day      -2  -1      0   0    0   0   +1    16      10
     40    6  day      -2  -1      0   0    0   0   +1    15       9
     50    7  day      -2  -1      0   0    0   0    0    14       9
     60    8  day      -3  -1      0   0    0   0    0    13       8
     70   10  day      -4  -2     -1   0    0   0   -1    12       7
     90   12  day      -5  -2     -1  -1    0   0   -2    11       6
    110   14  day      -6  -3     -2  -2   -1   0   -3    10       6
    130   17  day      -7  -3     -3  -3   -2  -1   -5     9       5
    160    1  minute   -8  -4     -4  -4   -3  -2   -7     8       5
    200    2  minute  -10  -5     -5  -5   -3  -4  -10     7       4
    300    4  minute  -12  -6     -6  -6   -4  -6  -13     5       3
  `)

  it('CI-220: has the rows of the book, and ends with them', () => {
    expect(loadChart.map(({ encPerStr }) => encPerStr)).toEqual(book.map((row) => row['E/S']))
    expect(loadRow(301)).toBeNull()
  })

  it.each(book)('CI-221: a load of $E/S takes this off', (row) => {
    expect(loadRow(figure(row['E/S']))).toMatchObject({
      encPerStr: row['E/S'],
      ftgPerDay: row['FTG'],
      ftgIsPerMinute: row['per'] === 'minute',
      dexPen: row['DEX'],
      dbPen: row['Db'],
      hAndDPen: row['HandD'],
      hmPen: row['Hm'],
      hthPen: row['HtH'],
      srPen: row['SR'],
      altPen: row['ALT'],
    })
  })

  const paceAt = (load: unknown, dexAdj: number) => {
    const row = loadRow(Number(load))
    if (!row) throw new Error(`no row for ${String(load)}`)
    const { maFull, maBroken } = allowanceOf(row, dexAdj)
    return { good: maFull.total, broken: maBroken.total }
  }

  it.each(book)('CI-222: under $E/S one moves $good, or $broken', (row) => {
    expect(paceAt(row['E/S'], 0)).toEqual({ good: row['good'], broken: row['broken'] })
  })

  // Five sixths of the columns above; a half is printed rounded up here, and in no other column.
  const slow = tableOf(`
    E/S  good  broken
      0    15      10
     10    15      10
     20    14       9
     30    13       8
     40    13       8
     50    12       8
     60    11       7
     70    10       6
     90     9       5
    110     8       5
    130     8       4
    160     7       4
    200     6       3
    300     4       3
  `)

  it.each(slow)('CI-222: under $E/S at a DEXadj of -3 one moves $good, or $broken', (row) => {
    expect(paceAt(row['E/S'], -3)).toEqual({ good: row['good'], broken: row['broken'] })
  })

  it('CI-222: no other cell is printed otherwise than the formula has it', () => {
    const given = loadChart.flatMap((row) => [
      ...Object.entries(row.maGoodByDexAdj).map((cell) => [row.encPerStr, 'good', ...cell]),
      ...Object.entries(row.maBrokenByDexAdj).map((cell) => [row.encPerStr, 'broken', ...cell]),
    ])
    expect(given).toEqual([
      [40, 'good', '-3', 13],
      [40, 'broken', '-3', 8],
      [50, 'broken', '-3', 8],
      [130, 'good', '-3', 8],
      [300, 'broken', '-3', 3],
    ])
  })
})

describe('forced marches', () => {
  it('CI-224: class by class, normal and inverted', () => {
    expect(marches).toEqual(
      tableOf(`
        class  schedule  extraHours  distance  dailyFatigue  blinking
        A      normal             0      100%             1  none
        B      normal             4      125%             3  worse
        B      inverted           0      100%             3  worse
        C      normal             4      150%             4  double
        C      inverted           4      150%             4  double
      `),
    )
  })
})
