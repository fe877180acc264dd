import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  everyWay,
  pointedAt,
  sideways,
  stepsOf,
  upright,
} from '../../../../src/renderer/composables/focus/arrow-keys'
import { wrapIndex } from '../../../../src/renderer/composables/focus/wrap-index'

const plain = { altKey: false, ctrlKey: false, metaKey: false }

describe('how far an arrow goes', () => {
  it('is what the list says of it', () => {
    expect(stepsOf({ ...plain, key: 'ArrowDown' }, upright)).toBe(1)
    expect(stepsOf({ ...plain, key: 'ArrowLeft' }, everyWay)).toBe(-1)
    expect(stepsOf({ ...plain, key: 'ArrowUp' }, { ArrowUp: -7 })).toBe(-7)
  })

  it('is nowhere for keys that the list does not name', () => {
    expect(stepsOf({ ...plain, key: 'ArrowDown' }, sideways)).toBe(0)
    expect(stepsOf({ ...plain, key: 'Enter' }, everyWay)).toBe(0)
  })

  it.each(['altKey', 'ctrlKey', 'metaKey'])('is nowhere while %s is held', (held) => {
    expect(stepsOf({ ...plain, [held]: true, key: 'ArrowDown' }, upright)).toBe(0)
  })
})

describe('what an arrow points at among tiles', () => {
  /** Two columns, of tiles of different heights, and a last row with one alone. */
  const tile = (left: number, top: number, height: number) => ({
    ...{ left, top },
    ...{ right: left + 100, bottom: top + height },
  })
  const tiles = [tile(0, 0, 50), tile(110, 0, 40), tile(0, 60, 50), tile(110, 60, 40)]
  const all = [...tiles, tile(0, 120, 50)]

  it.each([
    ['ArrowDown', 1, 3],
    ['ArrowUp', 3, 1],
    ['ArrowUp', 2, 0],
    ['ArrowRight', 2, 3],
    ['ArrowLeft', 3, 2],
    ['ArrowDown', 2, 4],
  ])('%s of tile %i is the one that lies there, not the next of the list', (key, at, next) => {
    expect(pointedAt(all, at, key)).toBe(next)
  })

  it('is the nearest row where nothing lies straight below, and nothing at an edge', () => {
    expect(pointedAt(all, 3, 'ArrowDown')).toBe(4)
    expect(pointedAt(all, 0, 'ArrowUp')).toBe(-1)
    expect(pointedAt(all, 1, 'ArrowRight')).toBe(-1)
    expect(pointedAt(all, 4, 'ArrowRight')).toBe(-1)
    expect(pointedAt(all, 0, 'Enter')).toBe(-1)
  })
})

describe('a step round a list', () => {
  it('comes in again at the other end', () => {
    expect(wrapIndex(2, 1, 3)).toBe(0)
    expect(wrapIndex(0, -1, 3)).toBe(2)
    expect(wrapIndex(0, 1, 0)).toBe(0)
  })

  it('is undone by the same step back, and never leaves the list', () => {
    const places = fc
      .integer({ min: 1, max: 50 })
      .chain((count) => fc.tuple(fc.constant(count), fc.nat(count - 1), fc.integer()))
    fc.assert(
      fc.property(places, ([count, at, by]) => {
        const there = wrapIndex(at, by, count)
        expect(there).toBeGreaterThanOrEqual(0)
        expect(there).toBeLessThan(count)
        expect(wrapIndex(there, -by, count)).toBe(at)
      }),
    )
  })
})
