import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { endOfSession } from '../../../src/rules/dungeon-world/advance/experience'
import { aid } from '../../../src/rules/dungeon-world/aid'
import { makeCamp } from '../../../src/rules/dungeon-world/body/camp'
import { encumbrance } from '../../../src/rules/dungeon-world/body/encumbrance'
import { recover } from '../../../src/rules/dungeon-world/body/recover'
import { damage } from '../../../src/rules/dungeon-world/damage'
import { defendOptions, defendSpend } from '../../../src/rules/dungeon-world/defend'
import { modifier, roll } from '../../../src/rules/dungeon-world/roll'
import { journey } from '../../../src/rules/dungeon-world/travel/journey'

const face = fc.integer({ min: 1, max: 6 })
const dice = fc.tuple(face, face)
const figure = fc.nat(40)
const rank = { '6-': 0, '7-9': 1, '10+': 2 }

describe('whatever is rolled', () => {
  it('DW-002: more added is never a worse band', () => {
    fc.assert(
      fc.property(dice, fc.integer({ min: -5, max: 5 }), fc.nat(5), (thrown, plus, more) => {
        const low = roll({ dice: thrown, modifier: plus })
        const high = roll({ dice: thrown, modifier: plus + more })
        expect(rank[high.band]).toBeGreaterThanOrEqual(rank[low.band])
        expect(low.xp).toBe(low.band === '6-' ? 1 : 0)
      }),
    )
  })

  it('DW-003: a higher score never has a lower modifier', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 17 }), (score) => {
        expect(modifier({ score: score + 1 }).modifier).toBeGreaterThanOrEqual(
          modifier({ score }).modifier,
        )
      }),
    )
  })

  it('DW-013: damage is never below nothing, nor above what was rolled', () => {
    fc.assert(
      fc.property(figure, face, face, fc.boolean(), figure, (base, plus, minus, halve, armor) => {
        const dealt = damage({ base, plusDie: plus, minusDie: minus, halve, armor }).damage
        expect(dealt).toBeGreaterThanOrEqual(0)
        expect(dealt).toBeLessThanOrEqual(base + plus)
      }),
    )
  })

  it('DW-021: spending Defend conserves holds, and hits one of the two at most', () => {
    fc.assert(
      fc.property(
        ...[fc.nat(4), fc.nat(10), figure, fc.constantFrom('self' as const, 'ward' as const)],
        fc.subarray([...defendOptions]),
        fc.nat(5),
        (hold, level, incoming, aimedAt, spends, armor) => {
          const done = defendSpend({
            ...{ hold, level, incoming, aimedAt, spends },
            ...{ selfArmor: armor, wardArmor: armor },
          })
          if (!done.allowed) {
            const isBarred = spends.length > hold || (aimedAt === 'self' && spends.includes('a'))
            expect(isBarred).toBe(true)
            return
          }
          expect(done.holdLeft + spends.length).toBe(hold)
          expect(Math.min(done.toSelf, done.toWard)).toBe(0)
          expect(done.toSelf + done.toWard).toBeLessThanOrEqual(incoming)
          expect(done.toAttacker).toBe(spends.includes('d') ? level : 0)
        },
      ),
    )
  })

  it('DW-039 DW-041: aid moves the other total by its choice, or not at all', () => {
    fc.assert(
      fc.property(
        dice,
        fc.nat(4),
        fc.constantFrom(1 as const, -2 as const),
        fc.nat(14),
        (...at) => {
          const [thrown, bonds, choice, otherTotal] = at
          const done = aid({ dice: thrown, bonds, choice, otherTotal })
          if (!done.allowed) {
            expect(bonds).toBe(0)
            return
          }
          expect(done.otherTotal - otherTotal).toBe(done.band === '6-' ? 0 : choice)
          expect(done.exposed).toBe(done.band === '7-9')
        },
      ),
    )
  })

  it('DW-048 DW-050: what is left weighs no more, and never less than nothing', () => {
    fc.assert(
      fc.property(fc.nat(20), fc.nat(40), fc.nat(40), (load, weight, drop) => {
        const done = encumbrance({ load, weight, drop })
        expect(done.weightAfter).toBeGreaterThanOrEqual(0)
        expect(done.weightAfter).toBeLessThanOrEqual(weight)
        expect(done.autoFail).toBe(weight > load + 2 && drop === 0)
      }),
    )
  })

  it('DW-053 DW-064: rest never takes hit points, nor brings more than there are', () => {
    fc.assert(
      fc.property(
        figure,
        figure,
        fc.nat(5),
        fc.boolean(),
        fc.boolean(),
        (hp, max, rations, ...is) => {
          const [ownFood, slept] = is
          const camped = makeCamp({ hp, maxHp: max, rations, ownFood, slept })
          const rested = recover({ days: rations, healer: slept, hp, maxHp: max, debilities: 3 })
          for (const after of [camped.hp, rested.hp]) {
            expect(after).toBeGreaterThanOrEqual(hp)
            expect(after).toBeLessThanOrEqual(Math.max(hp, max))
          }
          expect(camped.rations).toBeGreaterThanOrEqual(0)
          expect(rested.debilities).toBeGreaterThanOrEqual(0)
        },
      ),
    )
  })

  it('DW-061: rations of a journey go down by one at most', () => {
    const total = fc.option(fc.nat(14), { nil: null })
    fc.assert(
      fc.property(total, total, total, fc.nat(9), (trailblazer, scout, quartermaster, needed) => {
        const way = journey({
          totals: { trailblazer, scout, quartermaster },
          rationsRequired: needed,
        })
        expect(needed - way.rationsRequired).toBeLessThanOrEqual(1)
        expect(way.rationsRequired).toBeGreaterThanOrEqual(0)
        const failed = [trailblazer, scout, quartermaster].filter((each) => (each ?? 6) <= 6)
        expect(way.gmMoves).toHaveLength(failed.length)
      }),
    )
  })

  it('DW-088: a session brings 0 to 5', () => {
    const yes = fc.boolean()
    fc.assert(
      fc.property(
        figure,
        yes,
        yes,
        fc.tuple(yes, yes, yes),
        (xp, bondAgreed, alignment, answers) => {
          const { gained, xp: after } = endOfSession({ xp, bondAgreed, alignment, answers })
          expect(gained).toBe([bondAgreed, alignment, ...answers].filter(Boolean).length)
          expect(after).toBe(xp + gained)
        },
      ),
    )
  })
})
