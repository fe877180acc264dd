import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loadChart } from '../../../../src/rules/cold-iron/load/chart'
import {
  blinkingAfter,
  marchClassOf,
  marchFatigue,
  marchOf,
  type Travel,
} from '../../../../src/rules/cold-iron/load/march'
import { marches } from '../../../../src/rules/cold-iron/load/march-table'
import { sleepBlinking, sleptExtraWatch } from '../../../../src/rules/cold-iron/load/sleep'
import { keys, told } from '../terms'

const travel = (own: Partial<Travel> = {}): Travel => ({
  schedule: 'normal',
  extraHours: 0,
  distanceFactor: 1,
  healFatigueAllDay: false,
  healMentalFatigueAllNight: false,
  daytimeDeepSleep: false,
  darkRestingPlace: false,
  ...own,
})
const forced: Partial<Travel> = { extraHours: 4, distanceFactor: 1.25 }
const hard: Partial<Travel> = { extraHours: 4, distanceFactor: 1.5 }
const night: Partial<Travel> = { schedule: 'inverted' }
const heal: Partial<Travel> = { healFatigueAllDay: true }
const mental: Partial<Travel> = { healMentalFatigueAllNight: true }
const deep: Partial<Travel> = { daytimeDeepSleep: true }
const dark: Partial<Travel> = { darkRestingPlace: true }

describe('a march', () => {
  it.each([
    [{}, 'A'],
    [forced, 'B'],
    [night, 'B'],
    [hard, 'C'],
    [{ ...night, ...hard }, 'C'],
    [{ ...night, ...forced }, null],
    [{ distanceFactor: 1.25 }, null],
    [{ extraHours: 4 }, null],
  ] as [Partial<Travel>, string | null][])('CI-224: %o is class %s', (own, marchClass) => {
    expect(marchClassOf(travel(own))).toBe(marchClass)
  })

  it('CI-224: the table has its five rows', () => {
    expect(marches.map((march) => Object.values(march).join(' '))).toEqual([
      'A normal 0 1 1 none',
      'B normal 4 1.25 3 worse',
      'B inverted 0 1 3 worse',
      'C normal 4 1.5 4 double',
      'C inverted 4 1.5 4 double',
    ])
  })

  it.each([
    ['A', 'none', 'none', 7],
    ['A', 'blinking', 'blinking', 7],
    ['B', 'none', 'blinking', 21],
    ['B', 'blinking', 'double', 21],
    ['B', 'double', 'double', 21],
    ['C', 'none', 'double', 28],
    ['C', 'double', 'double', 28],
  ] as const)(
    'CI-224: class %s, %s before: %s, and %i fatigue at load 50',
    (id, before, after, fatigue) => {
      const march = marchOf(id)
      const row = loadChart.find(({ encPerStr }) => encPerStr === 50)
      if (!march || !row) throw new Error('no such row')
      expect(blinkingAfter(march, before)).toBe(after)
      expect(marchFatigue(row, march)?.total).toBe(fatigue)
    },
  )

  it('CI-224: fatigue says what is travel and what is force; by the minute there is no day of it', () => {
    const load = { ftgPerDay: 5, ftgIsPerMinute: false }
    expect(told(marchFatigue(load, { dailyFatigue: 3 }))).toEqual([
      [5, 'CI-221'],
      [10, 'CI-224'],
    ])
    expect(keys(marchFatigue(load, { dailyFatigue: 4 }))).toEqual(['travel', 'forced'])
    expect(keys(marchFatigue(load, { dailyFatigue: 1 }))).toEqual(['travel'])
    expect(marchFatigue({ ...load, ftgIsPerMinute: true }, { dailyFatigue: 1 })).toBeNull()
    expect(marchOf('A', [])).toBeNull()
  })

  it.each([
    [{ ...forced, ...heal }, 'A'],
    [{ ...hard, ...heal }, 'B'],
    [{ ...heal }, 'A'],
    [{ ...night, ...heal }, 'B'],
    [{ ...night, ...hard, ...heal }, 'C'],
    [{ ...night, ...forced, ...heal }, 'B'],
    [{ ...night, ...mental }, 'A'],
    [{ ...night, ...hard, ...mental }, 'B'],
    [{ ...hard, ...mental }, 'C'],
    [{ ...forced, ...mental, ...dark, ...deep }, 'B'],
    [{ ...night, ...dark }, 'A'],
    [{ ...night, ...hard, ...dark }, 'B'],
    [{ ...night, ...hard, ...dark, ...mental }, 'A'],
    [{ ...night, ...dark, ...mental }, 'A'],
    [{ ...night, ...deep }, 'A'],
    [{ ...night, ...hard, ...deep }, 'C'],
    [{ ...night, ...hard, ...deep, ...heal }, 'B'],
    [{ ...night, ...hard, ...deep, ...mental }, 'B'],
  ] as [Partial<Travel>, string][])('CI-225: %o is class %s', (own, marchClass) => {
    expect(marchClassOf(travel(own))).toBe(marchClass)
  })

  it('CI-225: no effect ever makes a march worse', () => {
    const bool = fc.boolean()
    const effects = fc.record({
      healFatigueAllDay: bool,
      healMentalFatigueAllNight: bool,
      daytimeDeepSleep: bool,
      darkRestingPlace: bool,
    })
    fc.assert(
      fc.property(effects, fc.constantFrom(...marches), (own, march) => {
        const { schedule, extraHours, distance: distanceFactor } = march
        const softened = marchClassOf(travel({ schedule, extraHours, distanceFactor, ...own }))
        expect((softened ?? 'Z') <= march.class).toBe(true)
      }),
    )
  })
})

describe('sleep', () => {
  it.each([
    [8, 6, 'none'],
    [8, 4, 'none'],
    [8, 3, 'none'],
    [8, 2, 'blinking'],
    [8, 1, 'blinking'],
    [8, 0, 'double'],
    [4, 2, 'none'],
    [4, 1, 'none'],
    [4, 0, 'double'],
  ] as const)('CI-227: of %i hours, %i half watches slept: %s', (need, slept, blinking) => {
    expect(sleepBlinking(need, slept)).toBe(blinking)
  })

  it('CI-226: an extra watch is one above the need', () => {
    expect([sleptExtraWatch(8, 6), sleptExtraWatch(8, 5)]).toEqual([true, false])
    expect([sleptExtraWatch(4, 4), sleptExtraWatch(4, 3)]).toEqual([true, false])
  })

  it('CI-227: nobody sleeps more than the night has', () => {
    const outside = expect.objectContaining({ field: 'halfWatchesSlept' })
    for (const slept of [-1, 7]) {
      expect(() => sleepBlinking(8, slept)).toThrow(outside)
      expect(() => sleptExtraWatch(8, slept)).toThrow(outside)
    }
  })
})
