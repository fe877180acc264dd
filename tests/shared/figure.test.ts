import { describe, expect, it } from 'vitest'
import { figure, signed } from '../../src/shared/figure'

describe('a figure', () => {
  it('CI-078: is written in eighths as one writes them', () => {
    const points = [0, 0.125, 1, 34.125, 2.5, 6.875, -1.125, -0.5]
    expect(points.map(figure)).toEqual(['0', '⅛', '1', '34⅛', '2½', '6⅞', '−1⅛', '−½'])
  })

  it('stays what it is where it is no eighth', () => {
    expect([0.3, 1200, -3].map(figure)).toEqual(['0.3', '1200', '−3'])
  })

  it('has its sign where it changes something', () => {
    expect([2, 0, -1, 1.125].map(signed)).toEqual(['+2', '0', '−1', '+1⅛'])
  })
})
