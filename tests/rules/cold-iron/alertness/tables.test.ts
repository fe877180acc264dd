import { describe, expect, it } from 'vitest'
import { search } from '../../../../src/rules/cold-iron/alertness/search'
import {
  searchDifficulty,
  searchTimeOf,
  searchTimes,
  type SearchTarget,
} from '../../../../src/rules/cold-iron/alertness/searching'
import {
  alertnessCharts,
  type DistanceRowId,
  type EffectRowId,
} from '../../../../src/rules/cold-iron/alertness/tables'
import { wakingDelay } from '../../../../src/rules/cold-iron/alertness/waking'
import { sum, term } from '../../../../src/shared/term'
import { phrase } from '../../../../src/shared/phrase'
import { figure, tableOf } from '../../../support/printed-table'

const check = (result: number) => sum([term(phrase('coldIron.term.alt'), result, 'CI-033')])

describe('how far off an encounter is met', () => {
  const nothing = {
    turns: 0,
    unawares: false,
    closesInTurn: null,
    distanceInBrokenMA: null,
    stationary: false,
  }
  // Difficulty, what the party gets below it and from there on, and what one turn more takes.
  const book = tableOf(`
    met              DC  failed      made  per
    invisibleSilent  30  unawares       0    -
    stealthyMelee    20  closes         1    3
    stealthyMissile  20  stationary     1    3
    normal           15  2              3    3
    obvious          10  2              3    2
  `)
  const failures: Record<string, object> = {
    unawares: { unawares: true },
    closes: { closesInTurn: 1, distanceInBrokenMA: 1 / 2 },
    stationary: { stationary: true },
    2: { turns: 2 },
  }

  it('CI-037: has every kind of encounter of the book', () => {
    expect(Object.keys(alertnessCharts.distance.rows)).toEqual(book.map(({ met }) => met))
  })

  it.each(book)('CI-037: $met, its difficulty and its turns', ({ met, DC, failed, made, per }) => {
    expect(alertnessCharts.distance.rows[met as DistanceRowId]).toEqual({
      dc: DC,
      failure: { ...nothing, ...failures[String(failed)] },
      success: { ...nothing, turns: made },
      extraTurnPer: per,
    })
  })

  it('CI-037: night adds 10 to every difficulty', () => {
    expect(alertnessCharts.distance.nightDc).toBe(10)
  })

  it('CI-041: a horde of the obvious adds 5 to the check', () => {
    expect(alertnessCharts.distance.obviousHorde).toBe(5)
  })
})

describe('what changes noticing', () => {
  it('CI-034: what each ability and state adds to the check, and whether it is of the eyes', () => {
    const book = tableOf(`
      by               mod      vision
      nightVision      +5       yes
      infraVision      +10      yes
      nightFighting    darkAlt  yes
      scent            +5       no
      enhancedVision   +6       yes
      enhancedHearing  +6       no
      seeInvisible     +2       yes
      asleep           -30      no
      blinking         -3       no
      doubleBlinking   -5       no
    `)
    expect(alertnessCharts.modifiers).toEqual(
      Object.fromEntries(book.map(({ by, mod, vision }) => [by, { mod, vision }])),
    )
  })

  // What a normal creature comes to by each, what a stealthy one does, and an obvious one.
  const effects = tableOf(`
    effect                  normal  stealthy  obvious
    obscurityOrSilence          20        +5        -
    obscurityAndSilence         25       +10        -
    invisibility                25       +10        -
  `)

  it.each(effects)('CI-043: $effect makes the normal stealthy, the stealthy more so', (row) => {
    const { effect, normal, stealthy, obvious } = row
    expect(alertnessCharts.effects[effect as EffectRowId]).toEqual({
      normal: { becomes: 'stealthy', dc: normal },
      stealthy: { dcAdd: stealthy },
      obvious,
    })
  })

  it('CI-044: invisible and silent, everything is met at 30; and there are no other effects', () => {
    const unseen = { becomes: 'invisibleSilent', dc: 30 }
    const last = 'invisibilityAndSilence'
    expect(alertnessCharts.effects[last]).toEqual({
      normal: unseen,
      stealthy: unseen,
      obvious: unseen,
    })
    expect(Object.keys(alertnessCharts.effects)).toEqual([
      ...effects.map((row) => row['effect']),
      last,
    ])
  })
})

describe('waking up', () => {
  const book = tableOf(`
    from   to  turns  rollsOut
       -  +10      3        no
     +11  +15      2        no
     +16  +20      1        no
     +21    -      0       yes
  `)

  it.each(book)('CI-048: from $from to $to wakes in $turns turns', (row) => {
    const { from, to, turns, rollsOut } = row
    const expected = { turns, mayRollOut: rollsOut }
    expect(wakingDelay(figure(from ?? -99))).toMatchObject(expected)
    expect(wakingDelay(figure(to ?? 99))).toMatchObject(expected)
  })

  it('CI-048: has no other rows', () => {
    expect(alertnessCharts.wakeUp.map(({ max }) => max)).toEqual(book.map(({ to }) => to))
  })
})

describe('searching', () => {
  // Of a short search the turns or the dice of them; of a long one the share of the time expected.
  const book = tableOf(`
    id           from   to  turns  dice  least  most
    hours           -   +9    720     -      2     3
    halfHour      +10  +14    360     -      -     -
    quarterHour   +15  +19    180     -      1     1
    minutes       +20  +24      -     -      1     1
    manyTurns     +25  +29      -   2d6    7/8   7/8
    fewTurns      +30  +34      -   1d4    3/4   3/4
    oneTurn       +35    -      1     -    1/2   1/2
  `)

  it.each(book)(
    'CI-056: results from $from to $to',
    ({ id, from, to, turns, dice, least, most }) => {
      const expected = {
        id,
        max: to,
        shortTurns: turns,
        shortDice: dice,
        longFactor: least === null ? null : [least, most],
      }
      expect(searchTimeOf(figure(from ?? -99))).toEqual(expected)
      expect(searchTimeOf(figure(to ?? 99))).toEqual(expected)
    },
  )

  it('CI-056: has no other rows', () => {
    expect(searchTimes).toHaveLength(book.length)
  })

  const difficulties = tableOf(`
    target            from  to
    secretDoor          20  30
    caveBackEntrance    10  30
    falseBottom         20  30
    passageTrap         10  30
    furnitureTrap       20  30
  `)

  it.each(difficulties)('CI-058: $target, from $from to $to', ({ target, from, to }) => {
    const at = (dc: number) =>
      search([check(99)], { target: target as SearchTarget, dc, meantToBeFound: false })
    const refused = expect.objectContaining({ field: 'dc' })
    expect([at(figure(from))?.found, at(figure(to))?.found]).toEqual([true, true])
    expect(() => at(figure(from) - 1)).toThrow(refused)
    expect(() => at(figure(to) + 1)).toThrow(refused)
  })

  it('CI-058: has no other targets', () => {
    expect(Object.keys(searchDifficulty)).toEqual(difficulties.map(({ target }) => target))
  })
})
