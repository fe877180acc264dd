import { describe, expect, it } from 'vitest'
import { standInFor } from '../../../src/renderer/parts/dice/stand-in-die'

describe('a die that nobody owns', () => {
  it.each([4, 6, 8, 10, 12, 20, 100])('is not a d%i', (sides) => {
    expect(standInFor(sides)).toBeNull()
  })

  it.each([
    [2, 4],
    [3, 6],
    [5, 10],
    [50, 100],
  ])('CI-004 d%i: is half of a d%i', (sides, die) => {
    expect(standInFor(sides)).toEqual({ sides: die, read: 'halved' })
  })

  it.each([
    [7, 8],
    [9, 10],
    [11, 12],
    [30, 100],
  ])('CI-004 d%i: is a d%i, rolled again above its sides', (sides, die) => {
    expect(standInFor(sides)).toEqual({ sides: die, read: 'again' })
  })

  it.each([
    [5, 10],
    [7, 8],
  ])('d%i: every face comes as often as every other', (sides, die) => {
    const standIn = standInFor(sides)
    const faces = Array.from({ length: die }, (_, index) => index + 1).flatMap((face) => {
      if (standIn?.read === 'halved') return [Math.ceil(face / 2)]
      return face > sides ? [] : [face]
    })
    const often = Array.from({ length: sides }, (_, index) => faces.filter((f) => f === index + 1))
    expect(new Set(often.map((times) => times.length)).size).toBe(1)
  })
})
