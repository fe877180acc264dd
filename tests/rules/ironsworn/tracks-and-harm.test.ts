import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blow, dealtBy, unsureLoss, weaponHarm } from '../../../src/rules/ironsworn/figures/harm'
import { recommit } from '../../../src/rules/ironsworn/figures/progress'
import { changeSupply, sufferTrack } from '../../../src/rules/ironsworn/figures/suffer'
import { characterSchema } from '../../../src/rules/ironsworn/sheet'
import { progressScore, rankNumber, ranks } from '../../../src/rules/tracks/progress'
import { made, miss, worked } from './at-table'
import { marked } from './track'

const rank = fc.constantFrom(...ranks)
const ticks = fc.integer({ min: 0, max: 40 })

describe('tracks', () => {
  it('IS-035: five ranks, from 1 to 5', () => {
    expect(ranks.map(rankNumber)).toEqual([1, 2, 3, 4, 5])
    expect(ranks[0]).toBe('troublesome')
  })

  it.each([
    ['troublesome', 12, 4],
    ['dangerous', 8, 5],
    ['formidable', 4, 10],
    ['extreme', 2, 20],
    ['epic', 1, 40],
  ] as const)('IS-036 IS-037: a mark of %s is %i ticks, %i fill the 40', (of, unit, fill) => {
    expect(marked(of, 0, 1).ticks).toBe(unit)
    expect(marked(of, 0, fill)).toEqual({ ticks: 40, score: 10 })
    expect(marked(of, 0, fill - 1).ticks).toBeLessThan(40)
  })

  it('IS-038 IS-041: stops at 0 and 40; only full boxes count', () => {
    fc.assert(
      fc.property(rank, ticks, fc.integer({ min: 0, max: 30 }), (of, from, times) => {
        for (const after of [marked(of, from, times), marked(of, from, -times)]) {
          expect(after.ticks).toBeGreaterThanOrEqual(0)
          expect(after.ticks).toBeLessThanOrEqual(40)
          expect(after.score).toBe(Math.floor(after.ticks / 4))
        }
      }),
    )
    expect([0, 3, 4, 39, 40].map(progressScore)).toEqual([0, 0, 1, 9, 10])
  })

  it('IS-047 IS-184: 4 ticks are left, fewer stay; epic stays epic', () => {
    expect(recommit('troublesome', 40)).toEqual({ rank: 'dangerous', ticks: 4 })
    expect(recommit('epic', 12)).toEqual({ rank: 'epic', ticks: 4 })
    expect(recommit('extreme', 3)).toEqual({ rank: 'epic', ticks: 3 })
  })
})

describe('harm and suffering', () => {
  it('IS-049 IS-050 IS-051: 2 or 1, all added up, nothing where none is done', () => {
    expect(weaponHarm).toEqual({ deadly: 2, simple: 1 })
    expect(characterSchema.parse({}).weapon.harm).toBe(1)
    expect(blow(2, [1, 1])).toBe(4)
    const tracks = { foe: { rank: 'dangerous' as const, ticks: 0 } }
    const inputs = { answers: { stat: 'iron' }, given: { bonusHarm: 3 } }
    expect(worked(made('strike', miss, inputs, { tracks }))).toEqual([])
  })

  it('IS-052 IS-053 IS-054: by rank, and 2 when nobody is sure', () => {
    expect(ranks.map(dealtBy)).toEqual([1, 2, 3, 4, 5])
    expect(unsureLoss).toBe(2)
  })

  it('IS-123 IS-126: no point is lost: track, momentum and the rest make up the amount', () => {
    const at = fc.record({
      ...{ value: fc.integer({ min: 0, max: 5 }), amount: fc.integer({ min: 0, max: 20 }) },
      ...{ momentum: fc.integer({ min: -6, max: 10 }), debilities: fc.constant([]) },
    })
    fc.assert(
      fc.property(at, (loss) => {
        const left = sufferTrack(loss)
        const given = loss.value - left.value + (loss.momentum - left.momentum) + left.overflow
        expect(given).toBe(loss.amount)
        expect(left.value).toBeGreaterThanOrEqual(0)
        expect(left.momentum).toBeGreaterThanOrEqual(-6)
      }),
    )
  })

  it('IS-059 IS-060 IS-068 IS-173: supply is 0 to 5; at 0 everybody is unprepared, and it stays there', () => {
    expect(changeSupply(4, 3, false)).toEqual({ supply: 5, unprepared: false, overflow: 0 })
    expect(changeSupply(1, -3, false)).toEqual({ supply: 0, unprepared: true, overflow: 2 })
    expect(changeSupply(0, 2, true)).toEqual({ supply: 0, unprepared: true, overflow: 0 })
    expect(changeSupply(0, -1, true)).toEqual({ supply: 0, unprepared: true, overflow: 1 })
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 5 }),
        fc.integer({ min: -9, max: 9 }),
        fc.boolean(),
        (from, by, is) => {
          const after = changeSupply(from, by, is)
          expect(after.supply).toBeGreaterThanOrEqual(0)
          expect(after.supply).toBeLessThanOrEqual(5)
          if (by < 0) expect(from + by).toBe(after.supply - after.overflow)
          if (is) expect(after.supply).toBeLessThanOrEqual(from)
        },
      ),
    )
  })
})
