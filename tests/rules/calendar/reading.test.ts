import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dateWords } from '../../../src/rules/calendar/calendar'
import { dueOn, metBetween } from '../../../src/rules/calendar/due'
import { readDay } from '../../../src/rules/calendar/read-day'
import { readSpan, type SpanWords } from '../../../src/rules/calendar/read-span'
import { small } from './any-calendar'

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
