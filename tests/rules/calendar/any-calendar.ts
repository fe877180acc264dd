import fc from 'fast-check'
import type { Calendar } from '../../../src/rules/calendar/calendar'

const name = fc.string({ minLength: 1, maxLength: 12 })

/** Any calendar a campaign may have. */
export const anyCalendar: fc.Arbitrary<Calendar> = fc.record({
  months: fc.array(fc.record({ name, days: fc.integer({ min: 1, max: 100 }) }), {
    minLength: 1,
    maxLength: 20,
  }),
  weekdays: fc.array(name, { maxLength: 12 }),
  firstYear: fc.integer({ min: -5000, max: 5000 }),
  era: fc.constantFrom('', 'of the Ford'),
})

export const anyDay = fc.integer({ min: -100_000, max: 1_000_000 })

/** A small calendar to reckon with by hand: years of fifteen days, weeks of four. */
export const small: Calendar = {
  months: [
    { name: 'Thaw', days: 5 },
    { name: 'Harvest', days: 7 },
    { name: 'Mist', days: 3 },
  ],
  weekdays: ['Ironday', 'Millday', 'Wellday', 'Restday'],
  firstYear: 312,
  era: 'of the Ford',
}
