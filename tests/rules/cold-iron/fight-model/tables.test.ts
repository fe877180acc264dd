import { describe, expect, it } from 'vitest'
import { multipleOf } from '../../../../src/rules/cold-iron/attack/criticals'
import type { Crit } from '../../../../src/rules/cold-iron/combatant/weapon'
import {
  publishedCover,
  type CoverId,
} from '../../../../src/rules/cold-iron/fight-model/charts/cover'
import {
  fumbleChart,
  grappleFumbleChart,
} from '../../../../src/rules/cold-iron/fight-model/charts/fumbles'
import { printedChart } from '../../../../src/rules/cold-iron/fight-model/charts/multiple-hth'
import { publishedRanges } from '../../../../src/rules/cold-iron/fight-model/charts/ranges'
import { spellCharts } from '../../../../src/rules/cold-iron/fight-model/charts/spells'
import {
  publishedSpellSteps,
  spellCompletion,
} from '../../../../src/rules/cold-iron/fight-model/spell-steps'
import { stepNumber } from '../../../../src/rules/cold-iron/fight-model/steps'
import { combineHtH } from '../../../../src/rules/cold-iron/hand-to-hand/combined'
import { fumblesAt } from '../../../../src/rules/cold-iron/melee/fumbles'
import { coverOf } from '../../../../src/rules/cold-iron/missiles/cover'
import { columnAt, limitsOf } from '../../../../src/rules/cold-iron/missiles/range'
import { counterOf } from '../../../../src/rules/cold-iron/spells/counter'
import { figure, figuresOf, rowsOf, tableOf } from '../../../support/printed-table'

describe('ranges', () => {
  const columns = tableOf(`
    hm  dmg
     0    0
    -3   -1
    -6   -2
    -9   -3
   -12   -4
   -15   -5
   -18   -6
  `)

  // The last hex of each column.
  const book = rowsOf(`
    Thrown-Weapon   2    5    9   13   17   20   24
    Sling           6   20   33   47   60   74   87
    Pixie-Bow       5   16   28   39   50   61   73
    Hunter's-Bow    6   20   33   47   60   74   87
    Horse-Bow       7   23   39   54   70   86  102
    Long-Bow       10   33   55   78  100  123  145
    Composite-Bow  13   43   73  103  133  163  193
    Master's-Bow   17   54   92  129  167  204  242
    Great-Bow      20   65  110  155  200  245  290
    Light-X-Bow     7   22   37   52   67   82   97
    Medium-X-Bow   10   33   55   78  100  123  145
    Heavy-X-Bow    13   43   73  103  133  163  193
    Arbalest       17   54   92  129  167  204  242
    Siege-X-Bow    20   65  110  155  200  245  290
    Ballista       40  130  220  310  400  490  580
    Missile-Spell  10   33   55   78  100  123  145
  `).map(([name, ...limits]) => ({ name: String(name), limits: limits.map(figure) }))

  const rangeRow = (name: string) => {
    const row = publishedRanges.rows.find((each) => each.name === name)
    return row?.id ?? `no ${name}`
  }
  const limitsIn = (name: string, enhancedVision = false) =>
    limitsOf({ rangeRow: rangeRow(name), quality: false, enhancedVision })
  const columnsOf = (name: string, limits: readonly number[], enhancedVision = false) =>
    limits.map((limit) =>
      [limit, limit + 1].map((distance) =>
        columnAt({ rangeRow: rangeRow(name), distance, quality: false, enhancedVision }),
      ),
    )
  const untilAndAfter = (count: number) =>
    columns.slice(0, count).map((column, at, all) => [column, all[at + 1] ?? null])

  it('CI-141: seven columns, with what each takes off', () => {
    expect(publishedRanges.columns).toEqual(columns)
  })

  it.each(book)('CI-141: $name, to the last hex of each column', ({ name, limits }) => {
    expect(columnsOf(name, limits)).toEqual(untilAndAfter(7))
    expect(limitsIn(name)).toEqual(limits)
  })

  it('CI-142: spells reach 25 and 50, and 100 with enhanced vision', () => {
    expect([limitsIn('Spell-(SR)'), limitsIn('Spell-(SR)', true)]).toEqual([
      [25, 50],
      [25, 50, 100],
    ])
    expect(columnsOf('Spell-(SR)', [25, 50])).toEqual(untilAndAfter(2))
    expect(columnsOf('Spell-(SR)', [25, 50, 100], true)).toEqual(untilAndAfter(3))
  })

  it('CI-141: the rows of the book, and no other', () => {
    expect(publishedRanges.rows.map(({ name }) => name)).toEqual([
      ...book.map(({ name }) => name),
      'Spell-(SR)',
    ])
  })
})

describe('multiple damage', () => {
  const rows = (text: string) => {
    const [[, ...heads] = [], ...lines] = rowsOf(text)
    return lines.map(([crit, ...multiples]) => ({
      crit: crit as Crit,
      at: heads.map((head, column) => [figure(head), figure(multiples[column])] as const),
    }))
  }

  // By how much the attack hits; between the columns the one before holds.
  const byMargin = rows(`
    margin  -1  0  6  7  9 11 13 15 17 19 21 23 25 27 29
    sharp    0  1  1  2  3  4  5  6  7  8  9 10 11 12 13
    blunt    0  1  1  2  2  3  3  4  4  5  5  6  6  7  7
    blunt3   0  1  1  2  3  3  4  4  5  5  6  6  7  7  8
    blunt4   0  1  1  2  3  4  4  5  5  6  6  7  7  8  8
  `)

  it.each(byMargin)('CI-119: $crit, column by column', ({ crit, at }) => {
    const played = at.map(([margin]) => [margin, multipleOf(crit, margin, 0, 0)])
    expect(played).toEqual(at)
    const between = at.slice(3).map(([margin]) => [margin, multipleOf(crit, margin + 1, 0, 0)])
    expect(between).toEqual(at.slice(3))
  })

  // By the chance adjustment of the attack, however well it hits.
  const byChance = rows(`
    CA           -5 -4  2  3  5  7  9 11 13 15
    random        1  1  1  2  3  4  5  6  7  8
    bluntRandom   1  1  1  2  2  3  3  4  4  5
  `)

  it.each(byChance)('CI-123: $crit, by the chance of the attack', ({ crit, at }) => {
    expect(at.map(([chance]) => [chance, multipleOf(crit, 99, 0, chance)])).toEqual(at)
    const between = at.slice(3).map(([chance]) => [chance, multipleOf(crit, 99, 0, chance + 1)])
    expect(between).toEqual(at.slice(3))
  })

  it('CI-120: against plate, with a C of 3', () => {
    const book = figuresOf(`
      -1  0
       0  1
       6  1
       7  2
      11  2
      12  3
      13  3
      14  4
      16  5
    `)
    expect(book.map(([hit = 0]) => [hit, multipleOf('sharp', hit, 3, 0)])).toEqual(book)
  })
})

describe('several hand to hand', () => {
  const printed = (...values: number[]) => combineHtH(values, 'printed').exact

  // What one of a lower HtH adds, by how much lower.
  const additional = figuresOf(`
     0  6.0    5  3.9   10  2.4   15  1.4
     1  5.5    6  3.5   11  2.1   16  1.3
     2  5.0    7  3.4   12  1.9   17  1.1
     3  4.6    8  3.2   13  1.7   18  1.0
     4  4.2    9  2.9   14  1.6   19  0.9
  `)
    .flatMap((line) => [0, 2, 4, 6].map((at) => line.slice(at, at + 2)))
    .sort(([one = 0], [other = 0]) => one - other)

  it.each(additional.slice(1))('CI-170: one who is %i lower adds %f', (lower = 0, adds = 0) => {
    expect(printed(20, 20 - lower)).toBe((200 + 10 * adds) / 10)
  })

  // The first cell is for one who comes up to a running total; at once, equals are read otherwise.
  it('CI-170: one for one, twenty rows and no other', () => {
    expect(printedChart.additional).toEqual(additional.map(([, adds]) => [adds]))
  })

  it.each(
    figuresOf(`
      1  0
      2  6
      3  10
      4  12
      5  14
    `),
  )('CI-170: %i equal ones add %i', (count, adds) => {
    expect(printed(...Array.from({ length: count ?? 0 }, () => 10))).toBe(10 + (adds ?? 0))
  })

  it('CI-170: no more than five equal ones are printed', () => {
    expect(printedChart.identical).toHaveLength(5)
  })
})

describe('fumbles', () => {
  // At a total, or at that and everything below.
  const book = tableOf(`
    total  orLess  id                 damage
       -1  yes     openToGrabs        .
       -5  yes     failsOutright      .
       -6  no      dodgeOnlyNextTurn  .
       -7  no      hitsGround         weaponRandomCrit
       -8  yes     noActionNextTurn   .
       -9  no      twistedAnkle       .
      -10  no      weaponDropped      .
      -11  no      weaponFlung        .
      -12  no      weaponBreaks       breaking
      -13  no      hitsFriend         randomCrit
      -14  no      hitsSelf           randomCrit
      -15  no      falls              .
      -16  yes     helpless           .
  `)

  it('CI-130: the rows of the book, and no other', () => {
    expect(fumbleChart).toEqual(book)
  })

  it.each(book)('CI-130: $id at $total', ({ id, total, orLess }) => {
    const at = (other: number) => fumblesAt(figure(total) + other).some((row) => row.id === id)
    expect([at(1), at(0), at(-1), at(-9)]).toEqual([false, true, orLess, orLess])
  })

  it('CI-130: hand to hand, each at its total or less', () => {
    expect(grappleFumbleChart).toEqual(
      tableOf(`
        total  when           id
            0  swingIn        hitsFriendInGrapple
            0  tagAtFullMove  slowedNextTurn
           -1  any            opponentsBreakFree
           -5  tagAtFullMove  fallsAtFullMove
          -10  tag            fallsTagging
      `),
    )
  })
})

describe('cover', () => {
  const book = tableOf(`
    cover    from  to  Hm  fires
    popUp       4   4  -2  yes
    peek        8   8   0  no
    parapet     6   6   0  yes
    scatter     1   4   0  yes
  `)

  it.each(book)('CI-148: $cover, from $from to $to', ({ cover, from, to, Hm, fires }) => {
    const at = (chosen: number) => coverOf(cover as CoverId, chosen)
    const [least, most] = [figure(from), figure(to)]
    for (const chosen of [least, most]) {
      const covered = at(chosen)
      expect(covered?.defence.value).toBe(chosen)
      expect(covered?.hm.map(({ value }) => value)).toEqual(Hm === 0 ? [] : [Hm])
      expect(covered?.fires).toBe(fires)
    }
    const refused = expect.objectContaining({ field: 'cover' })
    expect(() => at(least - 1)).toThrow(refused)
    expect(() => at(most + 1)).toThrow(refused)
  })

  it('CI-148: no other cover', () => {
    expect(publishedCover.map(({ id }) => id)).toEqual(book.map(({ cover }) => cover))
  })
})

describe('when a spell is done', () => {
  // Its level as a share of the caster's, the turn, and the number of the step.
  const book = tableOf(`
    share  itself  turn  step
      1/4  no         1     7
      2/4  no         1     9
      2/4  yes        1    14
      3/4  no         2     7
      4/4  no         2     9
      4/4  yes        2    14
  `)
  const atQuarters = (fortieths: number) => {
    const done = spellCompletion({ level: fortieths, aml: 40, begunTurn: 1 })
    return done && { turn: done.turn, step: stepNumber(done.step) }
  }

  it.each(book)('CI-018: up to $share of the level, itself $itself', (row) => {
    const { share, itself, turn, step } = row
    const level = 40 * figure(share)
    expect(atQuarters(itself === true ? level : level - 1)).toEqual({ turn, step })
    expect(atQuarters(itself === true ? level + 1 : level)).not.toEqual({ turn, step })
  })

  it('CI-018: the rows of the book, and no other', () => {
    const rows = publishedSpellSteps.map(({ quarters, inclusive, turn, step }) => ({
      share: quarters / 4,
      itself: inclusive,
      turn,
      step: stepNumber(step),
    }))
    expect(rows).toEqual(book)
  })
})

describe('spells and counters', () => {
  it('CI-004: what each way of casting does', () => {
    const book = tableOf(`
      way                      sr   d  dm  alt  hexes
      extraTurn                +2   0   0    0      -
      extraMinute              +8   0   0    0      -
      standingStill             0  -8  -4   -8      2
      halfMove                 -3  -4  -2   -4      -
      fullMove                 -6   0   0    0      -
      inHandToHand             -8   0   0    0      -
      counteringWhileAttacking -8   0   0    0      -
    `)
    expect(spellCharts.ways).toEqual(
      Object.fromEntries(book.map(({ way, ...figures }) => [way, figures])),
    )
  })

  it('CI-004: hurts now and before, by points of damage or of fatigue, and a detection', () => {
    expect(spellCharts.hurt).toEqual({ now: -2, before: -1, fatiguePer: 2 })
    expect(spellCharts.slippedDetection).toBe(-2)
  })

  it('CI-142: what distance takes off success', () => {
    expect(spellCharts.ranges).toEqual(
      tableOf(`
        hexes  sr  enhancedVision
           25   0  no
           50  -3  no
          100  -6  yes
      `),
    )
  })

  const bases = figuresOf(`
    5  1
    6  2
    7  4
  `)

  it.each(bases)('CI-004: a counter of level %i starts from %i', (level = 0, base = 0) => {
    const counter = { level, talAdj: 0, mp: 0, modifiers: [] }
    expect(counterOf(counter, { spellCounterBase: 'level' })?.total).toBe(base)
  })

  it('CI-004: no counter is listed for other levels', () => {
    expect(Object.keys(spellCharts.counterBase).map(Number)).toEqual(bases.map(([level]) => level))
  })

  it('CI-004: what changes a counter', () => {
    const book = rowsOf(`
      familiarSpell         -2
      unknownSpell          -5
      aimedAtItself         -5
      throughTracerOrItem  +10
      protectingAnother     -5
      wizardForHimself      +5
    `)
    expect(spellCharts.counters).toEqual(Object.fromEntries(book))
  })
})
