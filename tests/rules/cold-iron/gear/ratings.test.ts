import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loadRow } from '../../../../src/rules/cold-iron/load/load'
import {
  meleeAttacks,
  parryClassOf,
  shieldDefences,
  weaponDefences,
} from '../../../../src/rules/cold-iron/ratings/melee'
import { dodgeOf, handToHandOf } from '../../../../src/rules/cold-iron/ratings/other-values'
import type { Proficiency } from '../../../../src/rules/cold-iron/ratings/figures'
import { ratingChart, ratingRow } from '../../../../src/rules/cold-iron/ratings/rating-chart'
import { ratingsOf } from '../../../../src/rules/cold-iron/ratings/ratings'
import { keys, told } from '../terms'

const named = (field: string) => expect.objectContaining({ field })
const scores = { str: 18, dex: 16, siz: 11 }
const man = { scores, strAdj: 4, dexAdj: 3, sizD: 1, sizHtH: 0 }
const giant = { scores: { str: 60, dex: 8, siz: 40 }, strAdj: 9, dexAdj: -1, sizD: -2, sizHtH: 1 }

/** A level in a skill, by the published chart. */
function at(skill: Proficiency['skill'], level: number): Proficiency {
  return { skill, level, row: ratingRow(skill, level) }
}

describe('CI-004: proficiency', () => {
  it('is worth what the closed forms say, level by level', () => {
    const third = [0, 0, 0, 1, 1, 2, 3, 4, 4, 5, 5, 6, 7]
    const long = [-3, -3, -3, -2, -2, -1, -1, 0, 0, 0, 0, 0, 0]
    expect(ratingChart).toEqual(
      third.map((adj3Cap, level) => ({
        rating: Math.floor(1.5 * level),
        adjCap: level,
        adj2Cap: 4 + 2 * level,
        adj3Cap,
        missile: level < 2 ? level : 2 * level - 2,
        dbL: long[level],
      })),
    )
    expect(() => ratingRow('meleeLevel', 13)).toThrow(named('meleeLevel'))
    expect(() => ratingRow('meleeLevel', -1)).toThrow(named('meleeLevel'))
  })

  it('gives the third-level fighter of the book H 11', () => {
    const { h, hs, hw } = meleeAttacks(at('melee', 3), man)
    expect([h.total, hs.total, hw.total]).toEqual([11, 11, 7])
    expect(keys(h)).toEqual(['rating', 'dexAdj', 'strAdj'])
    expect(told(h)).toEqual([
      [4, 'CI-096'],
      [3, 'CI-096'],
      [4, 'CI-096'],
    ])
    expect(h.terms.map(({ label }) => label.with)).toEqual([
      { level: 3, skill: '@coldIron.ratings.skill.melee' },
      { score: 16, whole: 3 },
      { score: 18, whole: 4 },
    ])
    const strong = meleeAttacks(at('melee', 3), giant)
    expect([strong.h.total, strong.hs.total, strong.hw.total]).toEqual([12, 9, 3])
    expect(keys(strong.hs).at(-1)).toBe('strAdjCapped')
    expect(told(strong.hs).at(-1)).toEqual([6, 'CI-098'])
  })

  it('defends with a shield: strength counts up to its cap', () => {
    const shielded = (level: number, who: typeof man, bonus: number) =>
      shieldDefences(at('shield', level), who, bonus)
    const { d, dw, dm } = shielded(3, man, 4)
    expect([d.total, dw.total, dm.total]).toEqual([16, 16, 12])
    expect(keys(d)).toEqual(['rating', 'dexAdj', 'sizD', 'shield', 'strAdj'])
    const big = shielded(1, giant, 0)
    expect([big.d.total, big.dw.total]).toEqual([4, 4])
    expect(shielded(4, giant, 0).dw.total).toBe(6 - 1 - 2 + 6)
    expect(keys(big.dw).at(-1)).toBe('weakStrAdj')
    const weak = shielded(3, { ...man, strAdj: -2 }, 4)
    expect([weak.d.total, weak.dw.total]).toEqual([10, 12])
  })

  it.each([
    ['usual', 2, 3 + 3 + 2],
    ['nimble', 2, 3 + 3 + 1 + 3],
    ['clumsy', 2, 3 + 3 + 1],
    ['clumsy', 0, 3],
    ['usual', 0, 3],
    ['nimble', 0, 3 + 1 + 1],
  ] as const)('parries with a %s weapon at level %i for %i', (parry, level, d) => {
    const found = weaponDefences(at('melee', level), man, parry)
    expect(found.d.total).toBe(d)
    expect(keys(found.d).includes('nimble')).toBe(parry === 'nimble')
  })

  it('knows how weapons parry', () => {
    const classes = ['spear', 'staff', 'mace', 'axe', 'sword', 'fencing', 'natural'] as const
    expect(classes.map(parryClassOf)).toEqual([
      ...['nimble', 'nimble', 'clumsy', 'clumsy', 'usual', 'usual', 'usual'],
    ])
  })

  it('dodges by dexterity and size, and grapples by strength and some dexterity', () => {
    const third = at('dodge', 3)
    expect([dodgeOf(third, man).total, third.row.dbL]).toEqual([8, -2])
    expect(keys(dodgeOf(third, man))).toEqual(['rating', 'dexAdj', 'sizD'])
    expect(handToHandOf(third, man).total).toBe(9)
    expect(handToHandOf(third, giant).total).toBe(13)
    expect(keys(handToHandOf(third, giant))).toEqual(['rating', 'strAdj', 'dexAdj', 'sizHtH'])
    expect(keys(handToHandOf(third, man))).toEqual(['rating', 'strAdj', 'dexAdjCapped'])
    expect(told(handToHandOf(third, man)).map(([, rule]) => rule)).toEqual(Array(3).fill('CI-165'))
  })
})

describe('CI-004: the ratings calculator', () => {
  const none = { fighter: 0, passiveMagic: 0 }
  const level = { ...none, melee: 3, shield: 4, dodge: 2, unarmed: 1, missile: 5 }
  const fine = { hit: [], shot: [], parry: [] }
  const hand = { parryMode: 'shield' as const, shieldD: 4, weapon: 'usual' as const, ...fine }
  const totals = (...args: Parameters<typeof ratingsOf>) =>
    Object.fromEntries(
      Object.entries(ratingsOf(...args)).map(([key, value]) => [key, value.total ?? value]),
    )

  it('gives each value from its own proficiency', () => {
    const all = { h: 11, hs: 11, hw: 7, dbL: -3, db: 7, hm: 11, htH: 5 }
    expect(totals(level, man, hand)).toEqual({ ...all, d: 18, dw: 18, dm: 14 })
    expect(totals(level, man, { ...hand, parryMode: 'weapon' })).toEqual({
      ...all,
      d: 10,
      dw: 10,
      dm: 7,
    })
    expect(totals(level, man, { ...hand, parryMode: 'none' })).toEqual({
      ...all,
      d: 7,
      dw: 7,
      dm: 7,
    })
  })

  it('CI-221: takes the load off at the end, and nothing off missile defence', () => {
    const row = loadRow(200)
    expect(totals(level, man, hand, row)).toEqual({
      ...{ h: 6, hs: 6, hw: 2, dbL: -3, db: 2, hm: 6, htH: 2 },
      ...{ d: 13, dw: 13, dm: 14 },
    })
    expect(keys(ratingsOf(level, man, hand, row).h)).toEqual([
      'rating',
      'dexAdj',
      'strAdj',
      'hAndD',
    ])
  })

  it('never falls with proficiency', () => {
    fc.assert(
      fc.property(fc.nat(11), fc.constantFrom(man, giant), (base, who) => {
        const at = (one: number) =>
          totals(
            {
              ...none,
              melee: one,
              shield: one,
              dodge: one,
              unarmed: one,
              missile: one,
            },
            who,
            hand,
          )
        const [less, more] = [at(base), at(base + 1)]
        for (const key of Object.keys(less))
          expect(more[key]).toBeGreaterThanOrEqual(less[key] ?? 0)
      }),
    )
  })
})
