import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  clockWords,
  hoursOnTheRoad,
  inUnit,
  later,
  minutesOf,
  minutesPerDay,
  minutesToMorning,
  nightsBetween,
  nightWatchAt,
  standardDay,
  watchAt,
  type Moment,
} from '../../../src/rules/calendar/clock'

const at = (day: number, hours: number, minutes = 0): Moment => ({
  day,
  minute: hours * 60 + minutes,
})
const anyMoment = fc.record({
  day: fc.integer({ min: -1000, max: 1000 }),
  minute: fc.integer({ min: 0, max: minutesPerDay - 1 }),
})

describe('the clock', () => {
  it('CI-001: a watch is four hours, where six of them make a day', () => {
    expect(minutesOf({ amount: 1, unit: 'watches' }, 6)).toBe(240)
    expect(minutesOf({ amount: 3, unit: 'watches' }, 6)).toBe(720)
    expect([0, 239, 240, 1439].map((minute) => watchAt(minute, 6))).toEqual([1, 1, 2, 6])
  })

  it.each([
    [8, 'hours', 'days', 1],
    [25, 'hours', 'days', 2],
    [2, 'days', 'hours', 48],
    [3, 'hours', 'hours', 3],
  ] as const)('says %d %s in %s, of which begun ones count: %d', (amount, unit, to, comes) => {
    expect(inUnit({ amount, unit }, to, 6)).toEqual({ amount: comes, unit: to })
  })

  it('divides the day into as many watches as the campaign has, none of them empty', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 24 }), (watches) => {
        const all = Array.from({ length: minutesPerDay }, (_, minute) => watchAt(minute, watches))
        expect(all).toEqual(all.toSorted((one, other) => one - other))
        expect(new Set(all)).toEqual(new Set(Array.from({ length: watches }, (_, i) => i + 1)))
      }),
      { numRuns: 24 },
    )
  })

  it('goes on by minutes, hours, watches and days', () => {
    expect(minutesOf({ amount: 90, unit: 'minutes' }, 6)).toBe(90)
    expect(minutesOf({ amount: 2, unit: 'hours' }, 6)).toBe(120)
    expect(minutesOf({ amount: 2, unit: 'days' }, 6)).toBe(2880)
    expect(later(at(3, 22), 180)).toEqual(at(4, 1))
    expect(later(at(0, 1), -120)).toEqual(at(-1, 23))
  })

  it('comes back by as much as it went', () => {
    fc.assert(
      fc.property(anyMoment, fc.integer({ min: 0, max: 100_000 }), (moment, minutes) => {
        expect(later(later(moment, minutes), -minutes)).toEqual(moment)
      }),
    )
  })

  it('CI-030: the standard day has ten hours of travel, two of chores, twelve of rest', () => {
    const { travel, chores, rest } = standardDay
    expect([travel, chores, rest]).toEqual([600, 120, 720])
    expect(travel + chores + rest).toBe(minutesPerDay)
  })

  it('CI-030: the rest is three watches of four hours, numbered from one', () => {
    const hours = [19, 20, 23, 0, 3, 4, 7, 8, 12]
    expect(hours.map((hour) => nightWatchAt(hour * 60))).toEqual([
      ...[null, 1, 1, 2, 2, 3, 3, null, null],
    ])
    const rested = Array.from({ length: minutesPerDay }, (_, minute) => nightWatchAt(minute))
    for (const watch of [1, 2, 3]) {
      expect(rested.filter((each) => each === watch)).toHaveLength(240)
    }
  })

  it('CI-030: a night has passed when the next day begins', () => {
    expect(nightsBetween(at(0, 8), at(0, 20))).toBe(0)
    expect(nightsBetween(at(0, 20), at(1, 7, 59))).toBe(0)
    expect(nightsBetween(at(0, 20), at(1, 8))).toBe(1)
    expect(nightsBetween(at(0, 8), at(1, 8))).toBe(1)
    expect(nightsBetween(at(0, 3), at(0, 9))).toBe(1)
    expect(nightsBetween(at(0, 12), at(5, 12))).toBe(5)
    expect(nightsBetween(at(5, 12), at(0, 12))).toBe(0)
  })

  it('counts as many nights in one leap as in two', () => {
    const some = fc.integer({ min: 0, max: 20_000 })
    fc.assert(
      fc.property(anyMoment, some, some, (moment, first, second) => {
        const middle = later(moment, first)
        const end = later(middle, second)
        expect(nightsBetween(moment, end)).toBe(
          nightsBetween(moment, middle) + nightsBetween(middle, end),
        )
      }),
    )
  })

  it('finds the morning that comes next, and one night lies before it', () => {
    fc.assert(
      fc.property(anyMoment, (moment) => {
        const morning = later(moment, minutesToMorning(moment))
        expect(morning.minute).toBe(standardDay.begins)
        expect(nightsBetween(moment, morning)).toBe(1)
      }),
    )
  })

  it('CI-030: of a day of travel ten hours are spent on the road', () => {
    expect(hoursOnTheRoad(minutesPerDay)).toBe(10)
    expect(hoursOnTheRoad(2 * minutesPerDay + 240)).toBe(24)
    expect(hoursOnTheRoad(240)).toBe(4)
    expect(hoursOnTheRoad(900)).toBe(10)
  })

  it('is read as hours and minutes', () => {
    expect([0, 485, 1439].map(clockWords)).toEqual(['00:00', '08:05', '23:59'])
  })
})
