import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { longSearch, search } from '../../../../src/rules/cold-iron/alertness/search'
import {
  searchDifficulty,
  searchTimeOf,
  searchTimes,
  searchTimeWords,
  type SearchTarget,
} from '../../../../src/rules/cold-iron/alertness/searching'
import {
  checkTracking,
  lairDifficulty,
  seekLair,
  trackingBands,
  trackingEffect,
} from '../../../../src/rules/cold-iron/alertness/tracking'
import words from '../../../../src/rules/cold-iron/words/alertness.en.json'
import { sum, term } from '../../../../src/shared/term'
import { keys, told } from '../terms'

const alertness = [term({ key: 'alt' }, 12, 'CI-033')]
const nobody = { animal: false, scoutLevel: 0, thiefLevel: 0, fighterLevel: 4 }
const check = (total: number) => sum([term({ key: 'alt' }, total, 'CI-033')])

describe('tracking', () => {
  it.each([
    [{ scoutLevel: 5, thiefLevel: 0 }, nobody, [12, 5, 0], ['scout']],
    [{ scoutLevel: 2, thiefLevel: 3 }, nobody, [12, 3, 0], ['thief']],
    [{ scoutLevel: 3, thiefLevel: 3 }, nobody, [12, 3, 0], ['scout']],
    [{ scoutLevel: 0, thiefLevel: 0 }, nobody, [12, 0], []],
    [
      { scoutLevel: 5, thiefLevel: 0 },
      { ...nobody, animal: true },
      [12, 5, -4, 0],
      ['scout', 'quarry'],
    ],
    [
      { scoutLevel: 5, thiefLevel: 0 },
      { ...nobody, scoutLevel: 1 },
      [12, 5, -4, 0],
      ['scout', 'quarry'],
    ],
    [{ scoutLevel: 0, thiefLevel: 0 }, { ...nobody, thiefLevel: 1 }, [12, -4, 0], ['quarry']],
    [{ scoutLevel: 0, thiefLevel: 0 }, { ...nobody, animal: true, fighterLevel: 0 }, [12, 0], []],
  ])('CI-053: %o after %o: %o', (tracker, quarry, values, names) => {
    const found = checkTracking(alertness, tracker, quarry, '50')
    expect(found.terms.map(({ value }) => value)).toEqual(values)
    expect(keys(found)).toEqual(['alt', ...names, 'chance'])
    expect(
      told(found)
        .slice(1, -1)
        .every(([, rule]) => rule === 'CI-053'),
    ).toBe(true)
  })

  const chase = { fleeing: false, hotPursuit: true, backWay: true }

  it('CI-054: below 10 it is found and may notice, unless it only flees', () => {
    const low = { mayTakeLonger: true, tracked: 0, backWayFound: false, caughtEarly: false }
    expect(trackingEffect(9, chase)).toEqual({ found: true, ...low })
    expect(trackingEffect(-5, { ...chase, fleeing: true })).toEqual({ found: false, ...low })
  })

  it('CI-054: from 10 on the rest makes it harder to notice, from 30 on there is an advantage', () => {
    const plain = { found: true, mayTakeLonger: false, backWayFound: false, caughtEarly: false }
    expect(trackingEffect(10, { ...chase, fleeing: true })).toEqual({ ...plain, tracked: 0 })
    expect(trackingEffect(29, chase)).toEqual({ ...plain, tracked: 19 })
    expect(trackingEffect(30, chase)).toEqual({
      ...plain,
      tracked: 20,
      backWayFound: true,
      caughtEarly: true,
    })
    const neither = trackingEffect(31, { fleeing: false, hotPursuit: false, backWay: false })
    expect(neither).toEqual({ ...plain, tracked: 21 })
    expect(trackingBands).toEqual({ unnoticed: 10, advantage: 30 })
    expect(trackingEffect(12, chase, { unnoticed: 12, advantage: 13 }).tracked).toBe(0)
  })

  it('CI-055: a lair is found at 20 with alertness and Scout level, or at what the GM says', () => {
    expect(lairDifficulty).toBe(20)
    const found = seekLair(alertness, 8, '50')
    expect(found).toMatchObject({ success: true, total: 20 })
    expect(told(found.net)).toEqual([
      [12, 'CI-033'],
      [8, 'CI-055'],
      [0, 'CI-007'],
      [-20, 'CI-055'],
    ])
    expect(keys(found.net)).toEqual(['alt', 'scout', 'chance', 'lair'])
    expect(seekLair(alertness, 7, '50').success).toBe(false)
    expect(seekLair(alertness, 7, '50', 19).success).toBe(true)
    expect(keys(seekLair(alertness, 0, '50').net)).toEqual(['alt', 'chance', 'lair'])
  })
})

describe('searching', () => {
  it.each([
    [-9, 'hours', 720, null, [2, 3]],
    [9, 'hours', 720, null, [2, 3]],
    [10, 'halfHour', 360, null, null],
    [14, 'halfHour', 360, null, null],
    [15, 'quarterHour', 180, null, [1, 1]],
    [19, 'quarterHour', 180, null, [1, 1]],
    [20, 'minutes', null, null, [1, 1]],
    [24, 'minutes', null, null, [1, 1]],
    [25, 'manyTurns', null, '2d6', [0.875, 0.875]],
    [29, 'manyTurns', null, '2d6', [0.875, 0.875]],
    [30, 'fewTurns', null, '1d4', [0.75, 0.75]],
    [34, 'fewTurns', null, '1d4', [0.75, 0.75]],
    [35, 'oneTurn', 1, null, [0.5, 0.5]],
    [99, 'oneTurn', 1, null, [0.5, 0.5]],
  ] as const)('CI-056: %i is row %s', (result, id, shortTurns, shortDice, longFactor) => {
    expect(searchTimeOf(result)).toMatchObject({ id, shortTurns, shortDice, longFactor })
  })

  it('CI-056: every row has words for both kinds of search', () => {
    const texts: Record<string, object> = words.coldIron.alertness.searchTime
    for (const row of searchTimes) {
      expect(Object.keys(texts[row.id] ?? {})).toEqual(['short', 'long'])
      const key = `coldIron.alertness.searchTime.${row.id}`
      expect(searchTimeWords(row)).toEqual({
        short: { key: `${key}.short` },
        long: { key: `${key}.long` },
      })
    }
    expect(searchTimeOf(3, [])).toBeNull()
    const closed = searchTimes.slice(0, 2)
    expect(searchTimeOf(15, closed)?.id).toBe('halfHour')
  })

  it('CI-057: common sense bounds what a long search saves', () => {
    const row = (result: number) => searchTimeOf(result) ?? searchTimes[0]
    const long = (result: number, expected: number, least?: number) => {
      const found = row(result)
      return found ? longSearch(found, expected, least) : undefined
    }
    expect(long(35, 8)).toEqual({ least: 4, most: 4 })
    expect(long(35, 8, 0.75)).toEqual({ least: 6, most: 6 })
    expect(long(30, 8, 0.75)).toEqual({ least: 6, most: 6 })
    expect(long(9, 8, 0.75)).toEqual({ least: 16, most: 24 })
    expect(long(10, 8)).toBeNull()
  })

  it('CI-056: a better check never takes longer', () => {
    const place = (result: number) =>
      searchTimes.findIndex(({ id }) => id === searchTimeOf(result)?.id)
    fc.assert(
      fc.property(fc.integer({ min: -50, max: 60 }), fc.nat(30), (result, more) => {
        expect(place(result + more)).toBeGreaterThanOrEqual(place(result))
      }),
    )
  })

  it.each([
    ['secretDoor', 20, 30],
    ['caveBackEntrance', 10, 30],
    ['falseBottom', 20, 30],
    ['passageTrap', 10, 30],
    ['furnitureTrap', 20, 30],
  ] as [SearchTarget, number, number][])(
    'CI-058: %s lies between %i and %i',
    (target, min, max) => {
      expect(searchDifficulty[target]).toEqual({ min, max })
      const at = (dc: number) => () => search([check(25)], { target, dc, meantToBeFound: false })
      for (const dc of [min, max]) expect(at(dc)).not.toThrow()
      for (const dc of [min - 1, max + 1]) {
        expect(at(dc)).toThrow(expect.objectContaining({ field: 'dc' }))
      }
      expect(Object.keys(words.coldIron.alertness.searchTarget)).toContain(target)
    },
  )

  it('CI-058: the best check counts; what is meant to be found is, and the check tells the time', () => {
    const aim = { target: 'secretDoor' as const, dc: 25, meantToBeFound: false }
    const found = search([check(12), check(25), check(24)], aim)
    expect(found).toMatchObject({ best: { total: 25 }, found: true, time: { id: 'manyTurns' } })
    expect(search([check(24)], aim)).toMatchObject({ found: false, time: { id: 'minutes' } })
    const meant = search([check(3)], { ...aim, meantToBeFound: true })
    expect(meant).toMatchObject({ found: true, time: { id: 'hours' } })
    expect(search([], aim)).toBeNull()
  })
})
