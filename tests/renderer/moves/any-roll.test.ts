import { describe, expect, it } from 'vitest'
import { rollOf, sumOf, throwOf } from '../../../src/renderer/moves/dice/any-roll'

describe('any dice', () => {
  it('are read as they were typed from the table', () => {
    const rolled = throwOf('2d6+1', [5, 3])
    expect(rolled).toMatchObject({ expression: '2d6+1', faces: [5, 3], typed: true })
    expect(rolled && sumOf(rolled).total).toBe(9)
  })

  it('are nothing yet while dice are missing, or show what they cannot', () => {
    expect(throwOf('2d6', [5])).toBeNull()
    expect(throwOf('2d6', [5, 7])).toBeNull()
    expect(throwOf('no dice', [5])).toBeNull()
  })

  it('are the app’s own where it rolls them', () => {
    expect(rollOf('2d6+1')).toMatchObject({ typed: false })
    expect(rollOf('no dice')).toBeNull()
  })
})
