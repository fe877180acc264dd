import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sessionGain, xpCaution } from '../../../src/rules/dungeon-world/advance/experience'
import { damageSum } from '../../../src/rules/dungeon-world/damage'
import { defendOptions, defendSpend } from '../../../src/rules/dungeon-world/defend'
import { modifierSum } from '../../../src/rules/dungeon-world/roll'
import { characterSchema } from '../../../src/rules/dungeon-world/sheet'
import { does } from './acts'
import { travel } from './journey'
import { character, made } from './moves/play'

const face = fc.integer({ min: 1, max: 6 })
const dice = fc.tuple(face, face)
const figure = fc.nat(40)
type Band = keyof typeof rank
const rank = { '6-': 0, '7-9': 1, '10+': 2 }

it.each([
  [1, 8, false],
  [1, 16, false],
  [1, 17, true],
  [1, 127, true],
  [5, 24, false],
])('DW-089 at level %d so many XP, %d, are said to be odd: %s', (level, xp, isOdd) => {
  expect(xpCaution({ level, xp }) !== null).toBe(isOdd)
})

describe('whatever is rolled', () => {
  it('DW-002: more added is never a worse band, and a miss alone marks XP', () => {
    const lore = (thrown: number[], int: number) =>
      made('spoutLore', { dice: [...thrown] }, { actor: { scores: { int } } })
    fc.assert(
      fc.property(dice, fc.integer({ min: 1, max: 18 }), fc.nat(8), (thrown, int, more) => {
        const low = lore(thrown, int)
        const high = lore(thrown, Math.min(18, int + more))
        expect(rank[high.reading.band as Band]).toBeGreaterThanOrEqual(
          rank[low.reading.band as Band],
        )
        expect(low.outcome.effects).toHaveLength(low.reading.band === '6-' ? 1 : 0)
      }),
    )
  })

  it('DW-003: a higher score never has a lower modifier', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 17 }), (score) => {
        expect(modifierSum({ score: score + 1 }).total).toBeGreaterThanOrEqual(
          modifierSum({ score }).total,
        )
      }),
    )
  })

  it('DW-013: damage is never below nothing, nor above what was rolled', () => {
    fc.assert(
      fc.property(figure, face, face, figure, (base, plus, minus, armor) => {
        const dealt = damageSum({
          rule: 'DW-007',
          base,
          plusDie: plus,
          minusDie: minus,
          armor,
        }).total
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

  it('DW-039 DW-041: a helper moves the other roll by the choice, or not at all', () => {
    const choices = fc.constantFrom('help', 'hinder')
    fc.assert(
      fc.property(dice, fc.integer({ min: 1, max: 4 }), choices, (thrown, bonds, choice) => {
        const band = thrown[0] + thrown[1] + bonds <= 6 ? '6-' : 'else'
        const picks = band === '6-' ? [] : [choice]
        const { reading, outcome } = made(
          'aidOrInterfere',
          { dice: [...thrown], given: { bonds }, picks },
          { target: character() },
        )
        const worth = choice === 'help' ? 1 : -2
        expect((outcome.modifiers ?? []).map(({ value }) => value)).toEqual(
          reading.band === '6-' ? [] : [worth],
        )
      }),
    )
  })

  it('DW-048 DW-049 DW-050: a load takes 1 off or nothing, and only beyond it by 2 is something shed', () => {
    fc.assert(
      fc.property(fc.nat(20), fc.integer({ min: 1, max: 40 }), (load, weight) => {
        const actor = { load, inventory: [{ name: 'Sack', weight }] }
        const answers = weight > load + 2 ? { load: 'shed:Sack' } : {}
        const { reading, outcome } = made('spoutLore', { dice: [4, 4], answers }, { actor })
        expect(reading.sum.total).toBe(weight <= load ? 8 : 7)
        expect(outcome.effects).toHaveLength(weight > load + 2 ? 1 : 0)
      }),
    )
  })

  it('DW-053 DW-064: rest never takes hit points, nor brings more than there are', () => {
    const own = fc.record({ hp: figure, maxHp: figure, rations: fc.nat(5) })
    const food = fc.record({ ownFood: fc.boolean(), slept: fc.boolean() })
    fc.assert(
      fc.property(own, food, (before, input) => {
        const { hp, maxHp } = before
        for (const rested of [
          does('makeCamp', before, input),
          does('recover', before, { days: 1 }),
        ]) {
          const after = characterSchema.parse(typeof rested === 'object' ? rested.sheet : undefined)
          expect(after.hp).toBeGreaterThanOrEqual(hp)
          expect(after.hp).toBeLessThanOrEqual(Math.max(hp, maxHp))
          expect(after.rations).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })

  it('DW-061: a good quartermaster saves one ration, and every failed job is a GM move', () => {
    const total = fc.option(fc.nat(14), { nil: null })
    const job = (who: string, rolled: number | null) =>
      rolled === null ? null : { who, total: rolled }
    fc.assert(
      fc.property(total, total, total, fc.nat(9), (trailblazer, scout, quartermaster, needed) => {
        const way = travel(
          {
            ...{ trailblazer: job('a', trailblazer), scout: job('b', scout) },
            quartermaster: job('c', quartermaster),
          },
          needed,
          { 'journey.rationScope': 'partyTotal' },
        )
        const saved = (quartermaster ?? 6) >= 10 ? 1 : 0
        expect(way.paid).toBe(Math.min(9, Math.max(0, needed - saved)))
        const failed = [trailblazer, scout, quartermaster].filter((each) => (each ?? 6) <= 6)
        expect(way.owed).toHaveLength(failed.length)
      }),
    )
  })

  it('DW-088: a session brings 0 to 5', () => {
    const yes = fc.boolean()
    fc.assert(
      fc.property(yes, yes, fc.tuple(yes, yes, yes), (bondAgreed, alignment, answers) => {
        const { total } = sessionGain({ bondAgreed, alignment, answers })
        expect(total).toBe([bondAgreed, alignment, ...answers].filter(Boolean).length)
      }),
    )
  })
})
