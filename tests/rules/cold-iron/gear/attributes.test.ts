import { describe, expect, it } from 'vitest'
import { adjustmentsFor } from '../../../../src/rules/cold-iron/ratings/adjustments'
import {
  adjustmentOf,
  pointsPerLevel,
  sizeValues,
  unarmedDamage,
  weakAdj,
} from '../../../../src/rules/cold-iron/ratings/attributes'
import {
  hitPointsFor,
  mentalPointsFor,
  sizeFor,
} from '../../../../src/rules/cold-iron/ratings/body-points'
import { keys, told } from '../terms'

const named = (field: string) => expect.objectContaining({ field })
const man = { strAdj: 4, dexAdj: 3, sizD: 1, sizHtH: 0 }

describe('CI-004: the attribute chart', () => {
  it('gives adjustments, and what weak blows use of them', () => {
    expect([1, 9, 10, 20, 22, 23].map((score) => adjustmentOf('str', score))).toEqual([
      -8, -1, 0, 5, 5, 6,
    ])
    expect(() => adjustmentOf('dex', 0)).toThrow(named('dex'))
    expect([-3, 0, 6, 7].map(weakAdj)).toEqual([0, 0, 6, 6])
    expect([-8, -4, -3, 0, 5].map(pointsPerLevel)).toEqual([1, 1, 2, 5, 10])
  })

  it('gives what size does', () => {
    const adjs = [-8, -6, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 11, 31]
    const column = (key: 'sizD' | 'sizHtH') => adjs.map((adj) => sizeValues(adj)[key])
    expect(column('sizD')).toEqual([5, 4, 3, 2, 2, 1, 1, 0, 0, 0, 0, -1, -1, -2, -4, -14])
    expect(column('sizHtH')).toEqual([-3, -2, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 7])
    expect(sizeValues(-4)).toEqual({ sizD: 3, sizHtH: -1 })
    expect(sizeValues(-7).sizD).toBe(5)
    expect(sizeValues(-12).sizD).toBe(5)
  })

  it('CI-080: gives bare-handed damage, none to the weakest, and none listed beyond +9', () => {
    const dice = [-6, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((adj) => {
      const damage = unarmedDamage(adj)
      return damage.kind === 'dice' ? damage.dice : damage.kind
    })
    expect(dice.join(' ')).toBe(
      '1d2-1 1d2-1 1d4-1 1d4-1 1d4-1 1d3 1d4 1d5 1d6 2d4-1 1d8 2d4 1d10 1d12 2d6',
    )
    expect(unarmedDamage(-8)).toEqual({ kind: 'none' })
    expect(unarmedDamage(10)).toEqual({ kind: 'unlisted' })
  })

  it('reads all adjustments of a fighter from scores', () => {
    const scores = { str: 18, dex: 16, siz: 11 }
    expect(adjustmentsFor(scores)).toEqual({ scores, ...man })
    for (const field of ['str', 'dex', 'siz']) {
      expect(() => adjustmentsFor({ str: 9, dex: 9, siz: 9, [field]: 0 })).toThrow(named(field))
    }
  })

  it('CI-059: gives hit points by CON and fighting level, mental ones by WILL', () => {
    expect(hitPointsFor(14, 3).total).toBe(21)
    expect(hitPointsFor(14, 1).total).toBe(14)
    expect(mentalPointsFor(10, 3).total).toBe(15)
    expect(() => hitPointsFor(0, 1)).toThrow(named('con'))
    expect(() => mentalPointsFor(0, 1)).toThrow(named('will'))
  })

  it('gives size from build, within 2 by choice', () => {
    expect(sizeFor(12, 15, 0).total).toBe(14)
    expect(told(sizeFor(12, 15, -2))).toEqual([
      [14, 'CI-004'],
      [-2, 'CI-004'],
    ])
    expect(keys(sizeFor(12, 15, 2))).toEqual(['build', 'choice'])
    expect(() => sizeFor(12, 15, 3)).toThrow(named('sizChoice'))
    expect(() => sizeFor(12, 15, -3)).toThrow(named('sizChoice'))
    expect(() => sizeFor(0, 15, 0)).toThrow(named('str'))
    expect(() => sizeFor(12, 0, 0)).toThrow(named('con'))
  })
})
