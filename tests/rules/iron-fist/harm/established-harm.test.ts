import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { establishedHarm } from '../../../../src/rules/iron-fist/harm/established-harm'
import { defaultSettings } from '../../../../src/rules/iron-fist/settings'

const points = fc.integer({ min: 0, max: 10 })
const hit = fc.record({ normal: points, ap: points })

describe('Established Harm', () => {
  it('IF-EX-09 IF-103 IF-104 IF-105 lessens each hit by itself and no piercing harm', () => {
    const hits = [
      { normal: 3, ap: 0 },
      { normal: 2, ap: 0 },
      { normal: 1, ap: 1 },
    ]
    expect(establishedHarm(hits, { armor: 1, shield: 1 })).toMatchObject({
      perHit: [1, 0, 1],
      total: 2,
    })
  })

  it('IF-103 counts other protection like armour, or against the whole hit', () => {
    const worn = { armor: 1, shield: 0 }
    const through = (blocksAp: boolean) =>
      establishedHarm([{ normal: 2, ap: 2 }], { ...worn, other: { value: 2, blocksAp } }).total
    expect(through(false)).toBe(2)
    expect(through(true)).toBe(1)
  })

  it('IF-103 takes a reduction off the whole, piercing harm included, down to 0', () => {
    const hits = [{ normal: 0, ap: 2 }]
    expect(establishedHarm(hits, { armor: 3, shield: 1 }, 1).total).toBe(1)
    expect(establishedHarm(hits, { armor: 3, shield: 1 }, 5).total).toBe(0)
  })

  it('IF-103 is 0 without a hit', () => {
    expect(establishedHarm([], { armor: 0, shield: 0 })).toEqual({
      perHit: [],
      total: 0,
      sum: { total: 0, terms: [] },
    })
  })

  it('IF-104 IF-105 says what stopped what, in terms that add up', () => {
    const { sum } = establishedHarm([{ normal: 3, ap: 1 }], { armor: 1, shield: 1 }, 1)
    expect(sum.terms.map(({ value, rule }) => [value, rule])).toEqual([
      [3, 'IF-103'],
      [1, 'IF-105'],
      [-1, 'IF-104'],
      [-1, 'IF-104'],
      [-1, 'IF-103'],
    ])
    expect(sum.total).toBe(1)
  })

  it('IF-103 IF-105 by other decisions: a shield that stops piercing harm, reductions that do not, a floor', () => {
    const hits = [{ normal: 1, ap: 2 }]
    const worn = { armor: 0, shield: 2 }
    const under = (change: Partial<typeof defaultSettings>, reduction = 0) =>
      establishedHarm(hits, worn, reduction, { ...defaultSettings, ...change }).total
    expect(under({})).toBe(2)
    expect(under({ 'harm.apIgnoresShield': false })).toBe(1)
    expect(under({}, 2)).toBe(0)
    expect(under({ 'harm.reductionsHitAp': false }, 2)).toBe(2)
    const blunt = establishedHarm([{ normal: 1, ap: 0 }], { armor: 3, shield: 0 }, 0, {
      ...defaultSettings,
      'harm.floor': 1,
    })
    expect(blunt.total).toBe(1)
  })

  it('IF-105 lies between the piercing harm and all harm', () => {
    fc.assert(
      fc.property(fc.array(hit), points, points, (hits, armor, shield) => {
        const { total, sum } = establishedHarm(hits, { armor, shield })
        expect(sum.terms.reduce((all, { value }) => all + value, 0)).toBe(total)
        const piercing = hits.reduce((all, { ap }) => all + ap, 0)
        const ordinary = hits.reduce((all, { normal }) => all + normal, 0)
        expect(total).toBeGreaterThanOrEqual(piercing)
        expect(total).toBeLessThanOrEqual(piercing + ordinary)
      }),
    )
  })
})
