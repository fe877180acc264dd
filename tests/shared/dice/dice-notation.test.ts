import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseDice, readRolled, sidesOf, writePart } from '../../../src/shared/dice/dice-notation'

describe('a dice expression', () => {
  it('reads dice, numbers and signs as they are written', () => {
    expect(parseDice('2d8 + 1')).toEqual([
      { kind: 'dice', sign: 1, count: 2, sides: 8 },
      { kind: 'number', sign: 1, value: 1 },
    ])
    expect(parseDice('D6-3d4')).toEqual([
      { kind: 'dice', sign: 1, count: 1, sides: 6 },
      { kind: 'dice', sign: -1, count: 3, sides: 4 },
    ])
    expect(parseDice('d%')).toEqual([{ kind: 'dice', sign: 1, count: 1, sides: 100 }])
    expect(parseDice('-2')).toEqual([{ kind: 'number', sign: -1, value: 2 }])
  })

  it.each(['', '  ', 'd', '2d', '2d0', '0d6', '101d6', 'd101', '2d6*2', '2d6+', '1+alert(1)', 'x'])(
    'is none: %j',
    (text) => {
      expect(parseDice(text)).toBeNull()
    },
  )

  it('stops at the limits, and not before', () => {
    expect(parseDice('100d100')).not.toBeNull()
    expect(parseDice('60d6+40d4')).not.toBeNull()
    expect(parseDice('60d6+41d4')).toBeNull()
    expect(parseDice('100000')).not.toBeNull()
    expect(parseDice('100001')).toBeNull()
    expect(parseDice(Array.from({ length: 20 }, () => '1').join('+'))).toHaveLength(20)
    expect(parseDice(Array.from({ length: 21 }, () => '1').join('+'))).toBeNull()
  })

  it('gives each part its own faces, and its sign', () => {
    const parts = parseDice('2d6-1d4+3') ?? []
    expect(sidesOf(parts)).toEqual([6, 6, 4])
    const rolled = readRolled(parts, [5, 2, 4])
    expect(rolled.map(({ faces, value }) => ({ faces, value }))).toEqual([
      { faces: [5, 2], value: 7 },
      { faces: [4], value: -4 },
      { faces: [], value: 3 },
    ])
  })

  const part = fc.oneof(
    fc.record({
      kind: fc.constant('dice' as const),
      sign: fc.constantFrom(1 as const, -1 as const),
      count: fc.integer({ min: 1, max: 5 }),
      sides: fc.integer({ min: 1, max: 100 }),
    }),
    fc.record({
      kind: fc.constant('number' as const),
      sign: fc.constantFrom(1 as const, -1 as const),
      value: fc.integer({ min: 0, max: 100_000 }),
    }),
  )

  it('means the same when it is written out again', () => {
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 20 }), (parts) => {
        const text = parts.map((each) => (each.sign < 0 ? '-' : '+') + writePart(each)).join('')
        expect(parseDice(text)).toEqual(parts)
      }),
    )
  })

  it('throws at nothing that is typed', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (text) => {
        const parts = parseDice(text)
        const faces = parts ? readRolled(parts, sidesOf(parts)) : []
        expect(faces).toHaveLength(parts?.length ?? 0)
      }),
    )
  })
})
