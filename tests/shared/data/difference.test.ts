import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { difference, differing, sharing } from '../../../src/shared/data/difference'

const copy = <Value>(value: Value): Value => structuredClone(value)

/** Plain data of few names and values, so that two pieces of it are often alike. */
const { data } = fc.letrec((tie) => ({
  data: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom<unknown>(null, undefined, true, '', 'a', 0, -0, 1, Number.NaN),
    fc.array(tie('data'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('a', 'b', '1', '0', 'length', 'to', '__proto__'), tie('data'), {
      noNullPrototype: true,
    }),
  ),
}))

/** Every name in it, in its order. */
function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => [name, ...namesIn(part)])
}

describe('what makes one piece of data into another', () => {
  it('makes it whole, with its names in their order, and changes neither', () => {
    fc.assert(
      fc.property(data, data, (before, after) => {
        const [beforeThen, afterThen] = [copy(before), copy(after)]
        // It is sent from one process to another.
        const other = copy(difference(before, after))
        const made = other ? differing(before, other) : before
        expect(made).toStrictEqual(after)
        expect(namesIn(made)).toEqual(namesIn(after))
        expect(before).toStrictEqual(beforeThen)
        expect(after).toStrictEqual(afterThen)
      }),
    )
  })

  it('is nothing between equals', () => {
    fc.assert(
      fc.property(data, (value) => {
        fc.pre(!namesIn(value).includes('__proto__'))
        expect(difference(value, copy(value))).toBeNull()
      }),
    )
  })

  it('is only what is other', () => {
    const before = { fighters: [{ hp: 4, name: 'Ann' }, { hp: 9 }], turn: 3, note: 'rain' }
    const after = { fighters: [{ hp: 2, name: 'Ann' }, { hp: 9 }], turn: 3, note: 'rain' }
    expect(difference(before, after)).toEqual({
      names: null,
      under: [['fighters', { length: 2, at: [[0, { names: null, under: [['hp', { to: 2 }]] }]] }]],
    })
  })
})

describe('what has not changed', () => {
  it('is only what stands in the same order', () => {
    const before = { a: { x: 1 }, b: { x: 2 } }
    const after = sharing(before, { b: { x: 2 }, a: { x: 1 } })
    expect(Object.keys(after)).toEqual(['b', 'a'])
    expect(after.a).toBe(before.a)
  })

  it('keeps its identity, and what has changed does not', () => {
    const before = { a: { n: [1, { x: 2 }] }, b: { y: null } }
    expect(sharing(before, copy(before))).toBe(before)
    const after = sharing(before, { a: { n: [1, { x: 3 }] }, b: { y: null } })
    expect(after).toEqual({ a: { n: [1, { x: 3 }] }, b: { y: null } })
    expect(after.b).toBe(before.b)
    expect(after.a).not.toBe(before.a)
  })

  it('is told from what is shorter, longer, or has other names', () => {
    expect(sharing([1, 2], [1])).toEqual([1])
    expect(sharing({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 })
    expect(sharing({ a: undefined }, { b: undefined })).toEqual({ b: undefined })
    expect(sharing<unknown>({ a: 1 }, null)).toBeNull()
    expect(sharing<unknown>([1], { 0: 1 })).toEqual({ 0: 1 })
  })
})
