import { describe, expect, it } from 'vitest'
import { words } from '../../../src/campaign/words'
import { presetsAt, readAdvance, spanWords } from '../../../src/renderer/calendar/presets'

const now = { day: 0, minute: 12 * 60 }
const presets = presetsAt(now, 6)
const read = (text: string) => readAdvance(text, presets, spanWords(words.t))

describe('what is typed to let time pass', () => {
  it.each([
    ['1 watch', { amount: 1, unit: 'watches', doing: null }],
    ['2 days travel', { amount: 2, unit: 'days', doing: 'travel' }],
    ['90 min', { amount: 90, unit: 'minutes', doing: null }],
    ['3', { amount: 1, unit: 'watches', doing: null }],
    ['4 rest', { amount: 20 * 60, unit: 'minutes', doing: 'rest' }],
    ['6', { amount: 6, unit: 'days', doing: null }],
  ])('%j is read', (text, span) => {
    expect(read(text)).toEqual(span)
  })

  it.each(['', '7', '0', '3 dance', 'soon'])('%j is not', (text) => {
    expect(read(text)).toBeNull()
  })

  it('offers no week where the campaign has none', () => {
    expect(presetsAt(now, 0)).toHaveLength(5)
  })
})
