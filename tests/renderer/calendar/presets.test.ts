import { describe, expect, it } from 'vitest'
import { words } from '../../../src/campaign/words'
import { presetsFor, readAdvance, spanWords } from '../../../src/renderer/calendar/presets'

const now = { day: 0, minute: 12 * 60 }
const calendar = {
  months: ['Seedtime', 'Harvest', 'Frost'].map((name, month) => ({ name, days: 20 + month })),
  weekdays: ['One', 'Two', 'Three', 'Four', 'Five', 'Six'],
  firstYear: 312,
  era: '',
  now,
}
const presets = presetsFor(calendar)
const read = (text: string) => readAdvance(text, presets, calendar, spanWords(words.t))

describe('what is typed to let time pass', () => {
  it.each([
    ['1 watch', { amount: 1, unit: 'watches', doing: null }],
    ['2 days travel', { amount: 2, unit: 'days', doing: 'travel' }],
    ['90 min', { amount: 90, unit: 'minutes', doing: null }],
    ['3', { amount: 1, unit: 'watches', doing: null }],
    ['4 rest', { amount: 20 * 60, unit: 'minutes', doing: 'rest' }],
    ['6', { amount: 6, unit: 'days', doing: null }],
    ['7', { amount: 20, unit: 'days', doing: null }],
    ['2 months of work', { amount: 41, unit: 'days', doing: 'work' }],
    ['1 year', { amount: 63, unit: 'days', doing: null }],
    ['until 3 Frost', { amount: 43, unit: 'days', doing: null }],
  ])('%j is read', (text, span) => {
    expect(read(text)).toEqual(span)
  })

  it.each(['', '8', '0', '3 dance', 'soon', 'until', 'until 1 Seedtime', 'until 30 Frost'])(
    '%j is not',
    (text) => {
      expect(read(text)).toBeNull()
    },
  )

  it('offers no week where the campaign has none', () => {
    expect(presetsFor({ ...calendar, weekdays: [] })).toHaveLength(6)
  })
})
