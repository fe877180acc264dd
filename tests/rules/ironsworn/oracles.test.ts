import { describe, expect, it } from 'vitest'
import { chanceOfYes } from '../../../src/rules/oracles/yes-no'
import { askOracle } from '../../../src/rules/ironsworn/oracle/ask-oracle'
import { rowAt, rowsOf } from '../../../src/rules/ironsworn/oracle/lookup'
import { ironsworn } from '../../../src/rules/ironsworn'
import { follows, made, play, told } from './at-table'
import { shippedRows } from './published'

describe('oracles', () => {
  it.each([
    ['almostCertain', 11, 90],
    ['likely', 26, 75],
    ['fiftyFifty', 51, 50],
    ['unlikely', 76, 25],
    ['smallChance', 91, 10],
  ] as const)('IS-143: %s is yes from %i on, %i in a hundred', (odds, least, chance) => {
    expect(askOracle(odds, least).answer).toBe('yes')
    expect(askOracle(odds, least - 1).answer).toBe('no')
    expect(chanceOfYes(odds)).toBe(chance)
    const all = Array.from({ length: 100 }, (_, index) => askOracle(odds, index + 1).answer)
    expect(all.filter((answer) => answer === 'yes')).toHaveLength(chance)
  })

  it('IS-144 IS-196: ten doubles, 100 among them unless the campaign says no', () => {
    const all = Array.from({ length: 100 }, (_, index) => index + 1)
    expect(all.filter((roll) => askOracle('likely', roll).match)).toEqual([
      ...[11, 22, 33, 44, 55, 66, 77, 88, 99, 100],
    ])
    expect(askOracle('likely', 100, { hundredIsMatch: false }).match).toBe(false)
  })

  it('IS-145: a second question is asked as the first one was', () => {
    expect(askOracle('unlikely', 76)).toEqual(askOracle('unlikely', 76))
  })

  const once = (rows: readonly { min: number; max: number }[]) =>
    rows.flatMap(({ min, max }) => Array.from({ length: max - min + 1 }, (_, at) => min + at))
  const hundred = Array.from({ length: 100 }, (_, at) => at + 1)

  it.each([
    ['moves/endure_harm', 5],
    ['moves/endure_stress', 4],
    ['moves/pay_the_price', 16],
  ] as const)('IS-163: %s has %i rows and covers 1 to 100 once, as the pack does', (key, count) => {
    for (const profile of ['srd08', 'rulebook2019'] as const) {
      const rows = rowsOf(key, profile)
      expect(rows).toHaveLength(count)
      expect(once(rows)).toEqual(hundred)
      expect(rows).toEqual(shippedRows(key, profile).map(({ min, max }) => ({ min, max })))
    }
  })

  it.each([
    ['IS-158', 'action_and_theme/action', 100, [1, 1]],
    ['IS-159', 'action_and_theme/theme', 100, [100, 100]],
    ['IS-160', 'turning_point/combat_action', 18, [100, 100]],
    ['IS-161', 'turning_point/major_plot_twist', 20, [96, 100]],
    ['IS-162', 'turning_point/challenge_rank', 5, [94, 100]],
  ] as const)(
    '%s: %s is shipped with %i rows, which cover 1 to 100 once',
    (_id, key, count, row) => {
      const rows = shippedRows(key)
      expect(rows).toHaveLength(count)
      expect(once(rows)).toEqual(hundred)
      expect(rows.map(({ min, max }) => [min, max])).toContainEqual(row)
    },
  )

  it('IS-157: a roll finds its row by range alone', () => {
    expect([1, 10, 11, 100].map((roll) => rowAt('moves/endure_harm', roll, 'srd08'))).toEqual([
      ...[0, 0, 1, 4],
    ])
  })

  it('IS-165: 77 is stressful, in the later printing a complication', () => {
    expect(rowAt('moves/pay_the_price', 77, 'srd08')).toBe(10)
    expect(rowAt('moves/pay_the_price', 77, 'rulebook2019')).toBe(11)
    expect(follows(made('rollPrice', [77]))).toEqual(['actor endureStress'])
    const later = { settings: { profile: 'rulebook2019' } }
    expect(follows(made('rollPrice', [77], {}, later))).toEqual([])
  })

  it('IS-139: death at 10, wounds that are told from 11 on, nothing from 51', () => {
    expect(follows(made('rollHarm', [10]))).toEqual(['actor faceDeath'])
    expect(follows(made('rollHarm', [11]))).toEqual(['actor heal/faceDeath'])
    const left = (mercy: string) => follows(made('rollHarm', [21], { answers: { mercy } }))
    expect([left('spared'), left('merciless')]).toEqual([[], ['actor faceDeath']])
    expect(play('rollHarm', [35])).toBe('runner.refused.unanswered')
    const answers = { mercy: 'spared' }
    // A row whose move is still to be made is told; one that nothing follows from is kept in mind.
    const row = (roll: number) => {
      const { told = [], notes } = made('rollHarm', [roll], { answers }).outcome
      return [told, notes].map((said) => said.map(({ key }) => key))
    }
    expect(row(11)).toEqual([['ironsworn.harmRow.1'], []])
    expect([21, 36, 51].map(row)).toEqual([
      [[], ['ironsworn.harmRow.2']],
      [[], ['ironsworn.harmRow.3']],
      [[], ['ironsworn.harmRow.4']],
    ])
  })

  it('IS-139 IS-141: the row that the dice fell on is read before what it costs is said', () => {
    const row = (move: 'rollHarm' | 'rollPrice', roll: number) => {
      const read = play(move, [roll])
      expect(read).toBe('runner.refused.unanswered')
      const { told = [] } =
        ironsworn.moves?.[move]?.read({ given: {}, dice: [roll], actor: {} }) ?? {}
      return told.map(({ key }) => key)
    }
    expect(row('rollPrice', 27)).toEqual(['ironsworn.priceRow.5'])
    expect(row('rollHarm', 35)).toEqual(['ironsworn.harmRow.2'])
  })

  it('IS-140: desolation at 10, a vow given up to 25, nothing from 51', () => {
    expect(follows(made('rollStress', [10]))).toEqual(['actor faceDesolation'])
    expect(follows(made('rollStress', [25]))).toEqual(['actor forsakeYourVow'])
    expect(follows(made('rollStress', [51]))).toEqual([])
  })

  it('IS-141 IS-142 IS-197: a row leads on; doubles mean nothing; prices in prices stop at three', () => {
    expect(follows(made('rollPrice', [1]))).toEqual(['actor rollPrice'])
    expect(follows(made('rollPrice', [60]))).toEqual(['actor endureHarm'])
    expect(follows(made('rollPrice', [96]))).toEqual(['actor companionEndureHarm/endureHarm'])
    expect(follows(made('rollPrice', [99]))).toEqual(['actor rollPrice', 'actor rollPrice'])
    const story = { answers: { loss: 'story' } }
    expect(made('rollPrice', [33], story).outcome.gmMoves).toEqual([])
    const deep = (roll: number, depth: number) =>
      made('rollPrice', [roll], { given: { depth } }).outcome.leadsTo
    expect(deep(1, 0)).toMatchObject([{ oneOf: ['rollPrice'], given: { depth: 1 } }])
    expect(deep(99, 1)).toMatchObject([{ given: { depth: 2 } }, { given: { depth: 2 } }])
    expect(deep(1, 2)).toMatchObject([{ oneOf: ['payThePrice'] }])
  })

  it('IS-141: the first row is thrown again once; fallen on again it is dire by itself', () => {
    const [again] = made('rollPrice', [2]).outcome.leadsTo
    expect(again?.given).toMatchObject({ worse: 1 })
    const given = { worse: 1 }
    expect(follows(made('rollPrice', [1], { given }))).toEqual([])
    const [twice] = made('rollPrice', [99], { given }).outcome.leadsTo
    expect(twice?.given).toMatchObject({ worse: 0 })
  })

  it.each([
    [24, 'supply', 'party supply: 5 → 3'],
    [24, 'momentum', 'actor momentum: 2 → 0'],
    [32, 'supply', 'party supply: 5 → 3'],
    [33, 'momentum', 'actor momentum: 2 → 0'],
    [59, 'momentum', 'actor momentum: 2 → 0'],
    [90, 'supply', 'party supply: 5 → 3'],
  ])('IS-141 IS-054: %i asks for 2 of %s, or the story alone', (roll, loss, line) => {
    expect(play('rollPrice', [roll])).toBe('runner.refused.unanswered')
    expect(told(made('rollPrice', [roll], { answers: { loss } }))).toEqual([line])
    expect(told(made('rollPrice', [roll], { answers: { loss: 'story' } }))).toEqual([])
  })
})
