import { describe, expect, it } from 'vitest'
import { readQuantity } from '../../../src/renderer/parts/field/quantity'

describe('how many, typed before a name', () => {
  it.each([
    ['4 mudlark', 4, 'mudlark'],
    ['3x salt raider', 3, 'salt raider'],
    ['99 raider', 60, 'raider'],
    ['0 raider', 1, 'raider'],
    ['mudlark', null, 'mudlark'],
    ['4', null, '4'],
    ['4 ', 4, ''],
    ['4th guard', null, '4th guard'],
  ])('%j is read', (text, quantity, name) => {
    expect(readQuantity(text, 60)).toEqual({ quantity, name })
  })
})
