import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  dateOf,
  dateWords,
  dayOf,
  daysInYear,
  weekdayOf,
} from '../../../src/rules/calendar/calendar'
import { columnsOf, monthGrid } from '../../../src/rules/calendar/month-grid'
import { anyCalendar, anyDay, small } from './any-calendar'

describe('a calendar', () => {
  it('gives every day a date of its own, and finds the day by it again', () => {
    fc.assert(
      fc.property(anyCalendar, anyDay, (calendar, day) => {
        const date = dateOf(calendar, day)
        expect(dayOf(calendar, date)).toBe(day)
        expect(date.day).toBeLessThanOrEqual(calendar.months[date.month]?.days ?? 0)
      }),
    )
  })

  it('has the same year after every year: nothing leaps', () => {
    fc.assert(
      fc.property(anyCalendar, anyDay, fc.integer({ min: 1, max: 50 }), (calendar, day, years) => {
        const date = dateOf(calendar, day)
        const then = dateOf(calendar, day + years * daysInYear(calendar))
        expect(then).toEqual({ ...date, year: date.year + years })
      }),
    )
  })

  it('goes on to the next day of the month, or to the first of the next', () => {
    fc.assert(
      fc.property(anyCalendar, anyDay, (calendar, day) => {
        const [here, next] = [dateOf(calendar, day), dateOf(calendar, day + 1)]
        const isLast = here.day === calendar.months[here.month]?.days
        expect(next.day).toBe(isLast ? 1 : here.day + 1)
        if (!isLast) expect(next).toEqual({ ...here, day: here.day + 1 })
      }),
    )
  })

  it('begins on the first of its first year, and counts back before it', () => {
    expect(dateOf(small, 0)).toEqual({ year: 312, month: 0, day: 1 })
    expect(dateOf(small, 5)).toEqual({ year: 312, month: 1, day: 1 })
    expect(dateOf(small, 14)).toEqual({ year: 312, month: 2, day: 3 })
    expect(dateOf(small, 15)).toEqual({ year: 313, month: 0, day: 1 })
    expect(dateOf(small, -1)).toEqual({ year: 311, month: 2, day: 3 })
  })

  it.each([
    { year: 312, month: 0, day: 6 },
    { year: 312, month: 3, day: 1 },
    { year: 312, month: 1, day: 0 },
    { year: 312, month: -1, day: 1 },
  ])('has no day for %o', (date) => {
    expect(dayOf(small, date)).toBeNull()
  })

  it('runs its weeks on through months and years', () => {
    expect([0, 3, 4, 15, -1].map((day) => weekdayOf(small, day))).toEqual([0, 3, 0, 3, 3])
    expect(weekdayOf({ ...small, weekdays: [] }, 3)).toBeNull()
  })

  it('writes a day with its month, its year and the era', () => {
    expect(dateWords(small, 7)).toBe('3 Harvest 312 of the Ford')
    expect(dateWords({ ...small, era: '' }, 7)).toBe('3 Harvest 312')
  })
})

describe('the page of a month', () => {
  it('shows every day of the month once, each under its day of the week', () => {
    fc.assert(
      fc.property(anyCalendar, anyDay, (calendar, day) => {
        const { year, month } = dateOf(calendar, day)
        const rows = monthGrid(calendar, year, month)
        const shown = rows.flat().filter((each) => each !== null)
        expect(shown.map((each) => dateOf(calendar, each).day)).toEqual(
          Array.from({ length: calendar.months[month]?.days ?? 0 }, (_, index) => index + 1),
        )
        if (calendar.weekdays.length === 0) return
        rows.forEach((row) => {
          expect(row).toHaveLength(columnsOf(calendar))
          row.forEach((each, column) => {
            if (each !== null) expect(weekdayOf(calendar, each)).toBe(column)
          })
        })
      }),
    )
  })

  it('is empty for a month that is not there', () => {
    expect(monthGrid(small, 312, 3)).toEqual([])
    expect(columnsOf({ ...small, weekdays: [] })).toBe(10)
  })
})
