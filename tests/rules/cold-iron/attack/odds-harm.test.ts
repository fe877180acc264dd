import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { strike } from '../../../../src/rules/cold-iron/attack/damage'
import type { Combatant } from '../../../../src/rules/cold-iron/combatant/combatant'
import { boutIn } from '../../../../src/rules/cold-iron/turn/attacking/bout'
import { findDuel } from '../../../../src/rules/cold-iron/turn/core/fight'
import { reaching, rollSums } from '../../../../src/rules/cold-iron/view/odds/dice-sums'
import { multiplesOf } from '../../../../src/rules/cold-iron/view/odds/odds'
import { harmOf, type HarmId } from '../../../../src/rules/cold-iron/view/odds/odds-harm'
import type { Grapple } from '../../../../src/rules/cold-iron/fight-model/hand-to-hand'
import { grappleOf } from '../wrestlers'
import { attacksDeclared, fighter, gather, roll, force, weapon } from '../table'

const dice = (count: number, sides: number, plus = 0) => ({ count, sides, plus })

describe('sums of dice', () => {
  it('are exact: two d6 come to 7 in six of thirty-six', () => {
    const sums = rollSums([dice(2, 6)])
    expect(sums).toHaveLength(11)
    expect(sums[5]).toBeCloseTo(6 / 36, 12)
    expect(sums[0]).toBeCloseTo(1 / 36, 12)
  })

  it('add up to 1, whatever is rolled', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 1, max: 20 }),
        (count, sides) => {
          const sums = rollSums([dice(count, sides), dice(1, 6)])
          expect(sums.reduce((all, share) => all + share, 0)).toBeCloseTo(1, 10)
        },
      ),
    )
  })

  it('reach a total as often with a ceiling as without', () => {
    const one = [0, 1 / 4, 1 / 4, 1 / 4, 1 / 4]
    const [single, double] = reaching(one, 2, 5)
    expect(single).toEqual([1, 1, 0.75, 0.5, 0.25])
    // Of sixteen throws of two d4: 6 with five or more is 10 (5: 4, 6: 3, 7: 2, 8: 1).
    expect(double?.[5]).toBeCloseTo(10 / 16, 12)
  })
})

/** An attack in the normal weapons' step, with its harm by id. */
function harmBy(striker: Combatant, target: Combatant) {
  const { context } = attacksDeclared(gather(striker, target), 'normalWeapons', ['a', 'b'])
  const duel = findDuel(context, '1.a')
  if (!duel) throw new Error('no attack')
  const bout = boutIn(context, duel)
  const odds = harmOf(context, duel, bout)
  const share = (id: HarmId) => odds.find((each) => each.id === id)?.share
  return { odds, share, multiples: multiplesOf(bout, duel, context), duel, context, bout }
}

/** Every throw of so many dice. */
function throwsOf(times: number, sides: number): number[][] {
  if (times === 0) return [[]]
  return throwsOf(times - 1, sides).flatMap((before) =>
    Array.from({ length: sides }, (_, face) => [...before, face + 1]),
  )
}

describe('chances of harm', () => {
  const armed = (change: object = {}) =>
    fighter('a', { weapons: [weapon({ dice: '1d4', ...change })] }, {}, 'foe')

  it('CI-119, CI-067: agree with every throw of the dice, multiple by multiple', () => {
    const target = fighter('b', { pt: 6, d: 8, armor: { T: 1, C: 0 } })
    const { share, multiples, duel } = harmBy(armed(), target)
    const stunned = multiples
      .filter(({ multiple }) => multiple > 0)
      .map(({ multiple, share: often }) => {
        // Seven d4 are more than 3 past the armour whatever they show.
        if (multiple > 6) return often
        const throws = throwsOf(multiple, 4)
        const stuns = throws.filter(
          (faces) =>
            strike(
              target,
              duel.weapon,
              faces.map((face) => [face]),
            ).stunned,
        )
        return (often * stuns.length) / throws.length
      })
    expect(share('stunned')).toBeCloseTo(
      stunned.reduce((all, one) => all + one, 0),
      9,
    )
    expect(share('stunned')).toBeGreaterThan(0)
  })

  it('CI-060: nobody is worse off more often than he is bad off', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 0, max: 30 }),
        fc.boolean(),
        (pt, h, fatigue) => {
          const { odds } = harmBy(
            fighter('a', { h, weapons: [weapon({ dice: '2d6', fatigue })] }, {}, 'foe'),
            fighter('b', { pt }),
          )
          expect(odds.map(({ id }) => id)).toEqual(['stunned', 'down', 'dying'])
          const [stunned = 0, down = 0, dying = 0] = odds.map(({ share }) => share)
          expect(stunned).toBeGreaterThanOrEqual(down)
          expect(down).toBeGreaterThanOrEqual(dying)
          expect(stunned).toBeLessThanOrEqual(1)
        },
      ),
      { numRuns: 30 },
    )
  })

  it('CI-067: a wound stuns from more than half of the hit points, not from half', () => {
    const sure = { h: 40 }
    const chance = (pt: number) => {
      const plain = harmBy(
        fighter('a', { ...sure, weapons: [weapon({ dice: '1d1+3' })] }, {}, 'foe'),
        fighter('b', { pt, d: 0, db: 0, armor: { T: 0, C: 0 } }),
      )
      const single = plain.multiples.filter(({ multiple }) => multiple === 1)
      return { stunned: plain.share('stunned') ?? 0, single: single[0]?.share ?? 0 }
    }
    const half = chance(8)
    const more = chance(7)
    expect(more.stunned - half.stunned).toBeCloseTo(half.single, 9)
  })

  it('leaves out what holds of the target already', () => {
    const down = { knockedOut: true }
    expect(harmBy(armed(), fighter('b', {}, down)).odds.map(({ id }) => id)).toEqual(['dying'])
    expect(harmBy(armed(), fighter('b', {}, { dead: true })).odds).toEqual([])
  })

  it('CI-152, CI-214: are not told at a shield, nor for a shot into a grapple', () => {
    const { context, duel, bout } = harmBy(armed(), fighter('b'))
    const told = (missile: boolean, atShield: boolean, grapples: Grapple[]) => {
      const [weapon, attack] = [
        { ...duel.weapon, missile },
        { ...duel.attack, atShield },
      ]
      const fight = { ...context, handToHand: { ...context.handToHand, grapples } }
      return harmOf(fight, { ...duel, weapon, attack }, bout).length
    }
    const grapple = grappleOf(['b'], ['c'])
    expect([told(false, false, []), told(false, false, [grapple]), told(true, false, [])]).toEqual([
      3, 3, 3,
    ])
    expect([told(false, true, []), told(true, false, [grapple])]).toEqual([0, 0])
  })

  it('counts every roll once', () => {
    const { multiples } = harmBy(armed(), fighter('b'))
    expect(multiples[0]?.multiple).toBe(0)
    expect(multiples.reduce((all, { share }) => all + share, 0)).toBeCloseTo(1, 12)
  })

  it('is worked out once for a fight, and anew when it goes on', () => {
    const { odds, context, duel, bout } = harmBy(armed(), fighter('b'))
    expect(harmOf(context, duel, bout)).toBe(odds)
    const table = attacksDeclared(gather(armed(), fighter('b')), 'normalWeapons', ['a', 'b'])
    const later = force(table, roll(table, 'a', '50')).context
    expect(harmOf(later, duel, bout)).toEqual(odds)
    expect(harmOf(later, duel, bout)).not.toBe(odds)
  })
})
