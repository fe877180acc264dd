import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dateOf } from '../../../src/rules/calendar/calendar'
import { daysOf, recurrenceUnits } from '../../../src/rules/calendar/recurring'
import { anyCalendar, anyDay, small } from './any-calendar'

describe('what comes again', () => {
  it('comes on the same day of later months and years, or on the last of a shorter one', () => {
    const dates = (unit: 'month' | 'year', every = 1) =>
      daysOf(small, 4, { every, unit, times: 4 }).map((day) => {
        const { day: of, month, year } = dateOf(small, day)
        return [of, month, year]
      })
    // The 5th of the first month; Mist has three days only, and Thaw its 5th again.
    expect(dates('month')).toEqual([
      [5, 0, 312],
      [5, 1, 312],
      [3, 2, 312],
      [5, 0, 313],
    ])
    expect(dates('year', 2)).toEqual([312, 314, 316, 318].map((year) => [5, 0, year]))
    expect(daysOf(small, 1, { every: 2, unit: 'week', times: 3 })).toEqual([1, 9, 17])
  })

  it('begins on its first day and goes on, in any calendar', () => {
    const again = fc.record({
      every: fc.integer({ min: 1, max: 1000 }),
      unit: fc.constantFrom(...recurrenceUnits),
      times: fc.integer({ min: 2, max: 60 }),
    })
    fc.assert(
      fc.property(anyCalendar, anyDay, again, (calendar, first, recurrence) => {
        const days = daysOf(calendar, first, recurrence)
        expect(days[0]).toBe(first)
        expect(days).toHaveLength(recurrence.times)
        expect(days.every((day, at) => at === 0 || day > (days[at - 1] ?? day))).toBe(true)
      }),
    )
  })
})
