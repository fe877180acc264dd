import { describe, expect, it } from 'vitest'
import {
  cureLines,
  delayOfDeath,
  publishedMedic,
  tendingLimit,
} from '../../../../src/rules/cold-iron/body/rest/medic'
import {
  publishedDeepSleep,
  restFactor,
} from '../../../../src/rules/cold-iron/body/rest/rest-factor'
import { tireInTurn } from '../../../../src/rules/cold-iron/body/tiring'
import { figure, tableOf } from '../../../support/printed-table'

describe('the medic, level by level', () => {
  it('CI-091: cures, tends and delays death from these levels on', () => {
    const book = tableOf(`
      level  ability  amount  people
          1  cures    one     one
          2  tends    .       one
          3  delays   1       .
          4  cures    one     half
          5  tends    .       half
          5  cures    1d4     one
          6  delays   2       .
          7  cures    1d4     third
          8  cures    level   one
         10  cures    level   third
    `)
    const rows = (of: string) =>
      book.flatMap(({ ability, ...row }) => (ability === of ? [row] : []))
    expect(publishedMedic.cures).toEqual(rows('cures'))
    expect(publishedMedic.tends).toEqual(rows('tends'))
    expect(publishedMedic.delays).toEqual(
      rows('delays').map(({ level, amount }) => ({ level, turns: amount })),
    )
  })

  // The same worked out: the last line cured by at each level, whom it tends, turns it delays.
  const played = tableOf(`
    level  points  dice  people  tended  turns
        1       1     -       1       0      0
        2       1     -       1       1      0
        3       1     -       1       1      1
        4       1     -       2       1      1
        5       -   1d4       1       2      1
        6       -   1d4       1       3      2
        7       -   1d4       2       3      2
        8       8     -       1       4      2
        9       9     -       1       4      2
       10      10     -       3       5      2
  `)

  it.each(played)('CI-091: at level $level', ({ level, points, dice, people, tended, turns }) => {
    const medic = figure(level)
    expect(cureLines(medic).at(-1)).toMatchObject({ points, dice, people })
    expect(tendingLimit(medic)).toBe(tended)
    expect(delayOfDeath(medic)).toBe(turns)
  })

  it('CI-093: cures while tending from level 5, at two levels for each tended', () => {
    expect(publishedMedic.curesWhileTendingFrom).toBe(5)
    expect(publishedMedic.levelsPerTended).toBe(2)
    expect(cureLines(4, 1)).toEqual([])
    expect(cureLines(11, 2).at(-1)).toMatchObject({ dice: '1d4', people: 2 })
  })
})

describe('deep sleep', () => {
  // Times an ordinary night, by hours slept: for those who need two watches, and for one.
  const book = tableOf(`
    sleepNeedHours  hours  factor
                 8      8       2
                 8     16       4
                 8     24       6
                 4      4       2
                 4     12       4
                 4     20       6
  `)

  it('CI-089: has these rows', () => {
    expect(publishedDeepSleep).toEqual(book)
  })

  it.each(book)('CI-089: $hours hours of the $sleepNeedHours needed count $factor times', (row) => {
    const [need, hours] = [figure(row['sleepNeedHours']), figure(row['hours'])]
    const factorAt = (deepSleepHours: number) =>
      restFactor({ sleepNeedHours: need, watchesSlept: 0, restingDay: false, deepSleepHours })
        .factor
    expect(factorAt(hours)).toBe(row['factor'])
    expect(factorAt(hours - 1)).toBeLessThan(figure(row['factor']))
  })
})

describe('sources of fatigue', () => {
  it('CI-078: 1 a turn of combat, 1 a turn of sprinting, and an eighth of it daily', () => {
    const book = tableOf(`
      fought  sprinted  temporary  eighths
      yes     no                1        1
      no      yes               1        1
    `)
    const played = [true, false].map((fought) => {
      const { temporary, dailyEighths } = tireInTurn({ fought, sprinted: !fought })
      const tired = { temporary: temporary.total, eighths: dailyEighths.total }
      return { fought, sprinted: !fought, ...tired }
    })
    expect(played).toEqual(book)
  })
})
