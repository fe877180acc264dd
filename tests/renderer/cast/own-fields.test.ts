import { describe, expect, it } from 'vitest'
import { countOf, keptFields, unusedNames } from '../../../src/renderer/cast/own-fields/own-fields'

describe('fields of the game master’s own', () => {
  it('are kept where they have a name and something in them, and two of one name as one', () => {
    const fields = [
      { name: ' Voice ', value: ' low ' },
      { name: '', value: 'nameless' },
      { name: 'Faith', value: '  ' },
      { name: 'voice', value: 'hoarse' },
    ]
    expect(keptFields(fields)).toEqual([{ name: 'Voice', value: 'low; hoarse' }])
  })

  it.each([
    ['3', 3],
    ['-2', -2],
    ['3 of them', undefined],
    ['1234567', undefined],
  ])('count by buttons where a whole number stands in them: %s', (value, count) => {
    expect(countOf({ name: 'Debt', value })).toBe(count)
  })

  it('are asked for by names that are not there yet, whatever their capitals', () => {
    expect(unusedNames(['Voice', 'Faith'], [{ name: 'voice', value: '' }])).toEqual(['Faith'])
  })
})
