import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dateWords, daysInYear } from '../../../src/rules/calendar/calendar'
import { dueOn, metBetween } from '../../../src/rules/calendar/due'
import { readAhead, type AheadWords } from '../../../src/rules/calendar/read-ahead'
import { readDay } from '../../../src/rules/calendar/read-day'
import { readSpan, type SpanWords } from '../../../src/rules/calendar/read-span'
import { anyCalendar, anyDay, small } from './any-calendar'

const words: SpanWords = {
  units: {
    minutes: ['m', 'min', 'minutes'],
    hours: ['h', 'hours'],
    watches: ['w', 'watch', 'watches'],
    days: ['d', 'day', 'days'],
  },
  doings: { travel: ['travel'], rest: ['rest'], wait: ['wait'], work: ['work'] },
}

describe('a typed length of time', () => {
  it.each([
    ['1 watch', 1, 'watches', null],
    ['90min', 90, 'minutes', null],
    [' 2 Days ', 2, 'days', null],
    ['2 days travel', 2, 'days', 'travel'],
    ['8 h of rest', 8, 'hours', 'rest'],
  ])('%j is read', (text, amount, unit, doing) => {
    expect(readSpan(text, words)).toEqual({ amount, unit, doing })
  })

  it.each(['', '2', 'watch', '0 days', '-1 day', '2 moons', '2 days dance', '12345 min'])(
    '%j is none',
    (text) => {
      expect(readSpan(text, words)).toBeNull()
    },
  )
})

describe('a typed day to wait for', () => {
  const far: AheadWords = {
    ...words,
    far: { weeks: ['weeks'], months: ['month', 'months'], years: ['y', 'years'] },
    until: ['until', 'till'],
  }
  // Day 7 of the small calendar is 3 Harvest 312.
  const read = (text: string, today = 7) => readAhead(text, small, today, far)

  it.each([
    ['until 5 Harvest', 2, null],
    ['Until 2 Mist travel', 6, 'travel'],
    ['till 2 Mist 314', 6 + 30, null],
    ['until +4', 4, null],
    ['until 2 Harvest', 14, null],
    ['2 weeks', 8, null],
    ['1 month', 7, null],
    ['2 months of rest', 5 + 5, 'rest'],
    ['3 years', 45, null],
    ['1y work', 15, 'work'],
  ])('%j is %i days', (text, amount, doing) => {
    expect(read(text)).toEqual({ amount, unit: 'days', doing })
  })

  it('is the last of a shorter month where the month has no such day', () => {
    // Day 11 is 7 Harvest; Mist ends with its third day.
    expect(read('1 month', 11)?.amount).toBe(3)
  })

  it.each([
    '',
    'until',
    'until 3 Harvest 312',
    'until 1 Thaw 312',
    'until 9 Mist',
    '0 months',
    '2 moons',
    '1 month dance',
  ])('%j is none', (text) => {
    expect(read(text)).toBeNull()
  })

  it('never leads back, and a year leads to the same day of any calendar', () => {
    fc.assert(
      fc.property(
        anyCalendar,
        anyDay,
        fc.integer({ min: 1, max: 30 }),
        (calendar, today, years) => {
          const span = readAhead(`${years} years`, calendar, today, far)
          expect(span?.amount).toBe(years * daysInYear(calendar))
          const months = readAhead(`${years} months`, calendar, today, far)
          expect(months?.amount).toBeGreaterThan(0)
        },
      ),
    )
  })
})

describe('a typed day', () => {
  // Day 7 of the small calendar is 3 Harvest 312.
  const read = (text: string) => readDay(text, small, 7)

  it.each([
    ['+3', 10],
    ['+ 3 days', 10],
    ['-2', 5],
    ['3', 7],
    ['4', 8],
    ['1', 12],
    ['5 harvest', 9],
    ['Harvest 5', 9],
    ['har 5', 9],
    ['2 Harvest', 6 + 15],
    ['2 Mist', 13],
    ['2 Mist 314', 13 + 30],
    ['Mist 2 314', 13 + 30],
    ['2 Harvest 312', 6],
  ])('%j is day %i', (text, day) => {
    expect(read(text)).toBe(day)
  })

  it.each(['', 'soon', '9', '6 Thaw', '0 Mist', '4 Mist', '3 Rain', 'Mist'])(
    '%j is no day',
    (text) => {
      expect(read(text)).toBeNull()
    },
  )

  it('is read again from what is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), (day) => {
        expect(read(dateWords(small, day))).toBe(day)
      }),
    )
  })
})

describe('a day that is waited for', () => {
  it('is so many days off, today, or gone by', () => {
    expect(dueOn(10, 7)).toEqual({ kind: 'left', days: 3 })
    expect(dueOn(7, 7)).toEqual({ kind: 'today', days: 0 })
    expect(dueOn(5, 7)).toEqual({ kind: 'overdue', days: 2 })
  })

  it('is told once when it comes, and once when it has gone by', () => {
    const steps = fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 20 })
    fc.assert(
      fc.property(steps, (ahead) => {
        let today = 0
        const met = ahead.flatMap((days) => {
          const from = today
          today += days
          return metBetween(5, from, today) ?? []
        })
        expect(met.filter((each) => each === 'passed')).toHaveLength(today > 5 ? 1 : 0)
        expect(met.filter((each) => each === 'reached').length).toBeLessThanOrEqual(1)
        if (today === 5) expect(met).toEqual(['reached'])
      }),
    )
  })
})
