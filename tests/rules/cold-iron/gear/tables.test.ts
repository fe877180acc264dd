import { describe, expect, it } from 'vitest'
import { averageRows, diceForAverage } from '../../../../src/rules/cold-iron/attack/weapon-dice'
import type { WeaponClass } from '../../../../src/rules/cold-iron/combatant/weapon'
import { adjustmentOf, attributeChart } from '../../../../src/rules/cold-iron/gear/attributes'
import averages from '../../../../src/rules/cold-iron/gear/average-to-dice.json'
import { dragonLeather, energyThrough } from '../../../../src/rules/cold-iron/gear/dragon-leather'
import { itemDamage, shieldWear, weaponWear } from '../../../../src/rules/cold-iron/gear/item-wear'
import qualityRows from '../../../../src/rules/cold-iron/gear/quality.json'
import { qualityOf, type QualityKind } from '../../../../src/rules/cold-iron/gear/quality'
import { sizeLimitOf, sizeLimits } from '../../../../src/rules/cold-iron/gear/size-limits'
import strengthRows from '../../../../src/rules/cold-iron/gear/strength-bonus.json'
import {
  strengthBonus,
  type StrengthUse,
} from '../../../../src/rules/cold-iron/gear/strength-bonus'
import { figure, figuresOf, rowsOf, tableOf } from '../../../support/printed-table'

describe('dice for an average', () => {
  // Four blocks side by side, as printed: an average, its dice, and others of the same average.
  // Beside 5d8 stands 21.5 a second time, where 23.5 belongs.
  const book = rowsOf(`
     2.5  1d4     .       14.5  3d8+1   .         3  2d4-2   .       15  4d6+1   .
     3.5  1d6     .       15.5  3d8+2   3d10-1    4  2d4-1   .       16  4d6+2   .
     4.5  1d8     .       16.5  3d10    .         5  2d4     .       17  4d6+3   4d8-1
     5.5  1d10    .       17.5  3d10+1  .         6  2d6-1   .       18  4d8     .
     6.5  1d12    .       18.5  3d10+2  3d12-1    7  2d6     .       19  4d8+1   .
     7.5  1d12+1  3d4     19.5  3d12    .         8  2d6+1   2d8-1   20  4d8+2   .
     8.5  1d12+2  3d4+1   20.5  3d12+1  .         9  2d8     .       21  4d8+3   4d10-1
     9.5  1d12+3  3d6-1   21.5  3d12+2  .        10  2d8+1   2d10-1  22  4d10    .
    10.5  3d6     .       22.5  5d8-1   .        11  2d10    .       23  4d10+1  .
    11.5  3d6+1   .       23.5  5d8     .        12  2d10+1  2d12-1  24  4d10+2  .
    12.5  3d6+2   3d8-1   24.5  5d8+1   .        13  2d12    .       25  4d10+3  4d12-1
    13.5  3d8     .       25.5  5d8+2   .        14  4d6     .       26  4d12    .
  `)
    .flatMap((line) => [0, 3, 6, 9].map((at) => line.slice(at, at + 3)))
    .map(([avg, dice, alt]) => ({ avg: figure(avg), dice: String(dice), alt }))
    .sort((one, other) => one.avg - other.avg)

  /** What dice truly roll, where that is not what the book says of them. */
  const rolled = new Map(
    rowsOf(`
      5d8-1  21.5
      5d8    22.5
      5d8+1  23.5
      5d8+2  24.5
    `).map(([dice, mean]) => [dice, mean]),
  )

  it.each(book)('CI-218: $avg is $dice', ({ avg, dice, alt }) => {
    expect(diceForAverage(avg)).toBe(dice)
    expect(averageRows.find((row) => row.avg === avg)).toMatchObject({
      avg,
      dice,
      mean: rolled.get(dice) ?? avg,
      ...(alt === undefined ? {} : { alt }),
    })
  })

  it('CI-219: has the averages of the book, from 2.5 to 26, and others of the same where it has', () => {
    const listed = (rows: readonly { avg: number; alt?: unknown }[]) =>
      rows.map(({ avg, alt }) => [avg, alt])
    expect(listed(averageRows)).toEqual(listed(book))
  })

  it('CI-218: one average is printed as another', () => {
    const misprints = averages.printed.filter((row) => 'printedAs' in row)
    expect(misprints).toMatchObject([{ avg: 23.5, dice: '5d8', printedAs: 21.5 }])
  })

  it('CI-218: four rows by what the dice truly roll', () => {
    const rows = tableOf(`
       avg  dice
      22.5  5d8
      23.5  5d8+1
      24.5  5d8+2
      25.5  5d8+3
    `)
    expect(averages.trueMeans).toEqual(rows)
    for (const { avg, dice } of rows) expect(diceForAverage(figure(avg), 'trueMeans')).toBe(dice)
  })
})

describe('adjustments of attributes', () => {
  // In four blocks: the lowest score that gives each adjustment.
  const book = rowsOf(`
    adj   -8  -6  -4  -3  -2  -1   0  +1  +2  +3  +4
    from   1   2   3   4   6   8  10  12  14  16  18
    adj   +5  +6  +7  +8  +9 +10 +11 +12 +13 +14 +15
    from  20  23  26  30  35  41  48  56  65  75  86
    adj  +16 +17 +18 +19 +20 +21 +22 +23
    from  99 114 131 150 171 195 222 252
    adj  +24 +25 +26 +27 +28 +29 +30 +31
    from 285 322 363 408 458 513 574 641
  `).reduce<{ adj: number; score: number }[]>((rows, [head, ...cells], line, lines) => {
    const scores = lines[line + 1]?.slice(1) ?? []
    const block = cells.map((adj, at) => ({ adj: figure(adj), score: Number(scores[at]) }))
    return head === 'adj' ? [...rows, ...block] : rows
  }, [])

  it.each(book)('CI-004: a score of $score gives $adj, one less the row before', (row) => {
    const before = book[book.indexOf(row) - 1]?.adj ?? attributeChart.lowest
    expect([adjustmentOf(row.score), adjustmentOf(row.score - 1)]).toEqual([row.adj, before])
  })

  it('CI-004: has the rows of the book, and no other', () => {
    expect(attributeChart.from).toEqual(book)
  })
})

describe('strength and size', () => {
  // Points of strength for one of damage, above what is required and below.
  const bonus = tableOf(`
    use           plusPer  minusPer
    twoHanded           7         7
    oneHanded          10         7
    thrown             20         -
    rockOneHand        12         -
    rockTwoHands        8         -
  `)

  it.each(bonus)('CI-206: $use, +1 per $plusPer and -1 per $minusPer', (row) => {
    const { use, plusPer, minusPer } = row
    const at = (excess: number) => strengthBonus(use as StrengthUse, 100 + excess, 100).total
    expect([at(figure(plusPer) - 1), at(figure(plusPer))]).toEqual([0, 1])
    expect([at(1 - figure(minusPer ?? 100)), at(-figure(minusPer ?? 100))]).toEqual(
      minusPer === null ? [0, 0] : [0, -1],
    )
  })

  it('CI-206: no other uses', () => {
    expect(strengthRows).toEqual(bonus)
  })

  // From a size upwards: the most strength that a weapon in one hand or two may require.
  const limits = tableOf(`
    siz  oneHand  twoHands
      1        1         2
      2        2         3
      3        3         7
      4        7        12
      8       11        18
     12       19        23
     20       25        30
     26       34        41
     35       47        64
  `)

  it.each(limits)('CI-208: from SIZ $siz, $oneHand and $twoHands', (row) => {
    const before = limits[limits.indexOf(row) - 1] ?? null
    const siz = figure(row['siz'])
    expect([sizeLimitOf(siz), sizeLimitOf(siz - 1)]).toEqual([row, before])
  })

  it('CI-208: no other sizes', () => {
    expect(sizeLimits).toEqual(limits)
  })
})

describe('quality', () => {
  const book = tableOf(`
    kind         hit  parry  damage  damageInHtH  hm  rangeTimes  hpTimes
    melee         +1     +1      +1            .   .           .      3/2
    shortBlade    +1     +1      +1           +1   .           .      3/2
    thrown        +1     +1      +1            .  +1           .      3/2
    bow            .      .       .            .   .        120%      3/2
    crossbow       .      .       .            .   .        120%      3/2
    ammunition     .      .       .            .   .           .        .
    shield         .     +1       .            .   .           .        .
    sling          .      .       .            .   .           .        .
    slingBullet    .      .       .            .   .           .        .
    armour         .      .       .            .   .           .        .
  `)
  /** Arrows and bolts have either of these, or both. */
  const either: Record<string, object> = { ammunition: { choice: { damage: 1, hm: 1 } } }

  it.each(book)('CI-209: what it does for $kind', (row) => {
    expect(qualityOf(row['kind'] as QualityKind)).toEqual({
      ...row,
      ...either[String(row['kind'])],
    })
  })

  it('CI-209: no other kinds', () => {
    expect(qualityRows.map(({ kind }) => kind)).toEqual(book.map(({ kind }) => kind))
  })
})

describe('wear of shields and weapons', () => {
  // Times the damage; a line of the book may stand for several of our classes.
  const book = tableOf(`
    classes              shield  deliberate  weapon
    sword                     1           2       1
    axe                       2           4     1/2
    spear                   3/4         3/2       0
    arrow,bow,crossbow      3/4         3/2       0
    staff,club                0           0       0
    mace                    1/2           1     1/2
    lance                     2           4       0
    siegeBolt                 2           4       0
    fencing                   0           0       0
  `).flatMap(({ classes, ...times }) =>
    String(classes)
      .split(',')
      .map((weaponClass) => ({ weaponClass: weaponClass as WeaponClass, ...times })),
  )

  it.each(book)('CI-212: what a $weaponClass does', ({ weaponClass, ...times }) => {
    const striking = { weaponClass, damage: 100, vsT: 0 }
    const settings = { trackItemDamage: true }
    const shield = (deliberate: boolean) =>
      shieldWear(striking, { verdict: 'miss', deliberate }, settings).total / 100
    expect({
      shield: shield(false),
      deliberate: shield(true),
      weapon: weaponWear(striking, 'miss', settings).total / 100,
    }).toEqual(times)
  })

  it('CI-212: beyond the book, only thrown and natural weapons have rows', () => {
    const named = new Set<string>(book.map(({ weaponClass }) => weaponClass))
    const others = itemDamage
      .map(({ weaponClass }) => weaponClass)
      .filter((each) => !named.has(each))
    expect(others).toEqual(['thrown', 'natural'])
  })
})

describe('dragon leather', () => {
  // Of so many points of energy of its own type, and of any other, what comes through.
  const book = figuresOf(`
     1   0   0   1   0
     2   1   1   2   1
     3   1   1   3   2
     4   2   2   4   3
     5   2   2   5   4
     6   3   3   6   5
     7   4   3   7   6
     8   5   4   8   7
     9   6   4   9   8
    10   7   5  10   9
    11   8   5  11  10
    12   9   6  12  11
  `)

  it.each(book)(
    'CI-204: of %i points, through soft %i, hard %i; else %i, %i',
    (points, ...through) => {
      const at = (kind: 'soft' | 'hard', own: boolean) =>
        energyThrough(kind, points ?? 0, own).total
      expect([at('soft', true), at('hard', true), at('soft', false), at('hard', false)]).toEqual(
        through,
      )
    },
  )

  it('CI-204: no other points are stopped, and none without it', () => {
    expect(dragonLeather).toEqual([
      { kind: 'none', stops: [], ofOthers: [] },
      { kind: 'soft', stops: [1, 3, 5], ofOthers: [] },
      { kind: 'hard', stops: [1, 3, 5, 7, 9, 11], ofOthers: [1] },
    ])
  })
})
