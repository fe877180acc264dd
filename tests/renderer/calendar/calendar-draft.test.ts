import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  monthLines,
  moonLines,
  readMonths,
  readMoons,
  readWeekdays,
} from '../../../src/renderer/calendar/calendar-draft'
import { monthsOn, readClock } from '../../../src/renderer/calendar/dates'
import { dateOf } from '../../../src/rules/calendar/calendar'
import { anyCalendar, anyDay, small } from '../../rules/calendar/any-calendar'

describe('moons as they are typed', () => {
  const vela = { name: 'Vela of the Weir', days: 29.5, full: -17 }

  it('are read again as they were written, though a round is no whole number of days', () => {
    const lines = moonLines([vela], 40)
    expect(lines).toBe('Vela of the Weir 29.5 2')
    expect(readMoons(lines, 40, [vela])).toEqual([vela])
  })

  it('are full today where nothing else is said, and else in so many days', () => {
    expect(readMoons('Vela 28\n\nTears 9 4', 100)).toEqual([
      { name: 'Vela', days: 28, full: 100 },
      { name: 'Tears', days: 9, full: 104 },
    ])
  })

  it.each([
    ['Vela', 1],
    ['Vela 28\nTears 0', 2],
    ['Vela 28 29', 1],
    ['Vela 2000', 1],
  ])('%j stops at its line', (text, line) => {
    expect(readMoons(text, 0)).toBe(line)
  })
})

describe('months as they are typed', () => {
  it('are read again as they were written', () => {
    expect(readMonths(monthLines(small))).toEqual(small.months)
  })

  it('have names of several words, and blank lines between', () => {
    expect(readMonths('  Long Night  30\n\nThaw 5 ')).toEqual([
      { name: 'Long Night', days: 30 },
      { name: 'Thaw', days: 5 },
    ])
  })

  it.each([
    ['Thaw', 1],
    ['Thaw 5\n30', 2],
    ['Thaw 5\nMist 0', 2],
    ['Thaw 101', 1],
    [`${'x'.repeat(41)} 3`, 1],
  ])('%j stops at its line', (text, line) => {
    expect(readMonths(text)).toBe(line)
  })
})

describe('the days of a week as they are typed', () => {
  it('may be none, and at most twenty', () => {
    expect(readWeekdays(' One\n\nOther ')).toEqual(['One', 'Other'])
    expect(readWeekdays('')).toEqual([])
    expect(readWeekdays('x\n'.repeat(21))).toBeNull()
  })
})

describe('a page turned', () => {
  it('stays on the day, or on the last of a shorter month', () => {
    expect(dateOf(small, monthsOn(small, 11, 1))).toEqual({ year: 312, month: 2, day: 3 })
    expect(dateOf(small, monthsOn(small, 7, -1))).toEqual({ year: 312, month: 0, day: 3 })
    expect(dateOf(small, monthsOn(small, 12, 1))).toEqual({ year: 313, month: 0, day: 1 })
  })

  it('comes to the month that was meant, however far', () => {
    fc.assert(
      fc.property(anyCalendar, anyDay, fc.integer({ min: -50, max: 50 }), (calendar, day, by) => {
        const { length } = calendar.months
        const [from, to] = [dateOf(calendar, day), dateOf(calendar, monthsOn(calendar, day, by))]
        expect(to.year * length + to.month).toBe(from.year * length + from.month + by)
      }),
    )
  })
})

describe('a time of the day as it is typed', () => {
  it.each([
    ['08:00', 480],
    ['8:05', 485],
    ['0930', 570],
    ['23h59', 1439],
  ])('%j is minute %i', (text, minute) => {
    expect(readClock(text)).toBe(minute)
  })

  it.each(['', '8', '24:00', '12:60', 'noon'])('%j is none', (text) => {
    expect(readClock(text)).toBeNull()
  })
})
