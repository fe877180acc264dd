import { describe, expect, it } from 'vitest'
import { search, type SearchAim } from '../../../../src/rules/cold-iron/alertness/search'
import { trackingEffect } from '../../../../src/rules/cold-iron/alertness/tracking'
import { searchTimeOf } from '../../../../src/rules/cold-iron/alertness/searching'
import { alertnessCharts } from '../../../../src/rules/cold-iron/alertness/tables'
import { warningOf } from '../../../../src/rules/cold-iron/alertness/warning'
import {
  searchBands,
  trackingResults,
  wakingBands,
} from '../../../../src/rules/cold-iron/view/tools/odds'
import {
  describeRegained,
  describeSearch,
  describeTracking,
  describeWaking,
  describeWarning,
} from '../../../../src/rules/cold-iron/view/tools/outcomes'
import type { Phrase } from '../../../../src/shared/phrase'
import { sum, term } from '../../../../src/shared/term'
import { hasWords } from '../words'

const { rows } = alertnessCharts.distance

function last({ key, with: gaps }: Phrase): [string, Phrase['with']] {
  expect(hasWords(key), key).toBe(true)
  return [key.replace('coldIron.tools.', ''), gaps]
}

const points = (value: number) => sum([term({ key: 'x' }, value, 'CI-084')])

describe('what a tool says', () => {
  it.each([
    ['normal', 3, 'warning.spotted', { name: 'Ann', count: 4, hexes: 40 }],
    ['normal', -1, 'warning.late', { count: 2, hexes: 20 }],
    ['stealthyMelee', -1, 'warning.closes', { hexes: 5, turn: 1 }],
    ['stealthyMissile', -1, 'warning.stationary', undefined],
    ['invisibleSilent', -1, 'warning.unawares', undefined],
    ['invisibleSilent', 0, 'warning.noticed', { name: 'Ann' }],
  ] as const)('CI-037: of %s with a margin of %i: %s', (row, margin, key, gaps) => {
    expect(last(describeWarning('Ann', warningOf(rows[row], margin, 10)))).toEqual([key, gaps])
  })

  it.each([
    ['normal', 3, 'warning.early', { name: 'Ann', count: 4 }],
    ['normal', -1, 'warning.lateOnly', { count: 2 }],
    ['stealthyMelee', -1, 'warning.closesSoon', { turn: 1 }],
    ['invisibleSilent', 0, 'warning.noticed', { name: 'Ann' }],
  ] as const)(
    'CI-039: no hexes of %s at %i while no movement is said',
    (row, margin, key, gaps) => {
      expect(last(describeWarning('Ann', warningOf(rows[row], margin, 0)))).toEqual([key, gaps])
    },
  )

  it.each([
    [null, false, 'waking.sleepsOn', { name: 'Ann' }],
    [2, false, 'waking.later', { name: 'Ann', count: 2 }],
    [0, false, 'waking.now', { name: 'Ann' }],
    [0, true, 'waking.rollsOut', { name: 'Ann' }],
  ])('CI-048: of one awake in %s turns, rolling out %s', (turns, mayRollOut, key, gaps) => {
    expect(last(describeWaking('Ann', { turns, mayRollOut }))).toEqual([key, gaps])
  })

  it('CI-054, CI-056: of tracking, each thing it gives, and how long it takes', () => {
    const chase = { fleeing: false, hotPursuit: true, backWay: true }
    const said = (result: number, fleeing = false) =>
      describeTracking(trackingEffect(result, { ...chase, fleeing }), searchTimeOf(result)).map(
        (line) => last(line)[0],
      )
    expect(said(9)).toEqual(['tracking.found', 'tracking.longer', 'search.time'])
    expect(said(9, true)).toEqual(['tracking.escapes'])
    expect(said(10)).toEqual(['tracking.found', 'tracking.unnoticed', 'search.time'])
    expect(said(30)).toEqual([
      ...['tracking.found', 'tracking.unnoticed', 'tracking.backWay', 'tracking.caughtEarly'],
      'search.time',
    ])
    expect(describeTracking(trackingEffect(17, chase), null)[1]?.with).toEqual({ dc: 7 })
  })

  it('CI-056, CI-058: of a search, whether it found anything and how long it took', () => {
    const aim: SearchAim = { target: 'secretDoor', dc: 20, meantToBeFound: false }
    const said = (result: number) => {
      const found = search([points(result)], aim)
      return found ? describeSearch(found).map((line) => last(line)) : []
    }
    const key = 'coldIron.alertness.searchTime'
    expect(said(20)).toEqual([
      ['search.found', undefined],
      ['search.time', { short: `@${key}.minutes.short`, long: `@${key}.minutes.long` }],
    ])
    expect(said(19)[0]).toEqual(['search.nothing', undefined])
    expect(describeSearch({ best: points(1), found: true, time: null })).toHaveLength(1)
  })

  it('CI-084: of a rest, what came back', () => {
    const regained = { wounds: points(1), temporary: points(2), daily: points(2.5) }
    expect(last(describeRegained('Ann', regained))).toEqual([
      'rest.regained',
      { name: 'Ann', wounds: 1, temporary: 2, daily: 2.5 },
    ])
  })

  it('has a word for every stretch of results, and every name of a choice', () => {
    const bands = [
      ...wakingBands(),
      ...trackingResults({ fleeing: false }),
      ...trackingResults({ fleeing: true }),
      ...searchBands(),
    ].map(({ id }) => id)
    const keys = [
      ...[...bands, 'below', 'reached', 'missed', 'found'].map((id) => `band.${id}`),
      ...['none', 'blinking', 'double'].flatMap((id) => [`blinking.${id}`, `steady.${id}`]),
      ...['stealthy', 'normal', 'obvious', 'obscurity', 'silence', 'invisibility', 'chameleon'].map(
        (id) => `contact.${id}`,
      ),
      ...['party', 'foes', 'both'].map((id) => `contact.first.${id}`),
    ]
    expect(keys.filter((key) => !hasWords(`coldIron.tools.${key}`))).toEqual([])
  })
})
