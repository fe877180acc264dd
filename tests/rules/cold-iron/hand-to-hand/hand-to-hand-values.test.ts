import fc from 'fast-check'
import chartOfFormula from '../multiple-hth-by-formula.json'
import { describe, expect, it } from 'vitest'
import { FieldError } from '../../../../src/rules/cold-iron/basics/field-error'
import { combineHtH } from '../../../../src/rules/cold-iron/hand-to-hand/combined'
import { printedChart } from '../../../../src/rules/cold-iron/fight-model/charts/multiple-hth'
import {
  keptTable,
  keptTableSchema,
  keptTerms,
  keptWeaponOf,
} from '../../../../src/rules/cold-iron/hand-to-hand/holding/kept'
import { keptSchema } from '../../../../src/rules/cold-iron/fight-model/hand-to-hand'
import { grappleLimits, roomAgainst } from '../../../../src/rules/cold-iron/hand-to-hand/limits'
import { together } from '../../../../src/rules/cold-iron/hand-to-hand/together'
import { grappleValue } from '../../../../src/rules/cold-iron/hand-to-hand/value'
import { sum } from '../../../../src/shared/term'
import { addUp, rulesOf, wrestler, plainPosture } from '../wrestlers'
import { fighter, weapon } from '../table'

describe('CI-170 HtH of several together', () => {
  it('worked example 9: 12, 8 and 5 come to 16.2, 18.3 and 18', () => {
    const { running, exact, total } = combineHtH([12, 8, 5])
    expect(running.map((each) => each.value)).toEqual([12, 8, 5])
    expect(running[0]?.total).toBeCloseTo(12, 9)
    expect(running[1]?.total).toBeCloseTo(16.229, 3)
    expect(exact).toBeCloseTo(18.32, 2)
    expect(total).toBe(18)
  })

  it('adds by the chart as by hand: 4.2, then 2.1', () => {
    for (const chart of [printedChart, chartOfFormula]) {
      const { running, total } = combineHtH([5, 12, 8], 'printed', chart)
      expect(running.map((each) => each.total)).toEqual([12, 16.2, 18.3])
      expect(total).toBe(18)
    }
  })

  it.each([
    [2, 6],
    [3, 9.51],
    [4, 12],
    [5, 13.93],
    [8, 18],
  ])('%i of the same HtH add %d', (count, gain) => {
    expect(combineHtH(Array<number>(count).fill(7)).exact).toBeCloseTo(7 + gain, 2)
  })

  it('reads equal fighters and equal newcomers at once, as the chart is made', () => {
    const byHand = (...values: number[]) => combineHtH(values, 'printed', chartOfFormula).exact
    expect(byHand(10, 10, 10)).toBe(19.5)
    expect(byHand(14, 8, 8)).toBe(20)
    expect(byHand(...Array<number>(9).fill(0))).toBe(19)
    expect(combineHtH([10, 10, 10], 'printed').exact).toBe(20)
    expect(combineHtH([20, 13], 'printed').exact).toBe(23.4)
    expect(combineHtH([20, 13], 'printed', chartOfFormula).exact).toBe(23.2)
    expect(combineHtH([14, 8, 8], 'printed').exact).toBe(19.9)
  })

  it('takes whole values from -999', () => {
    expect(combineHtH([-999]).total).toBe(-999)
    expect(() => combineHtH([-1000])).toThrow()
    expect(() => combineHtH([])).toThrow()
  })

  it('takes the formula for what the chart does not list', () => {
    expect(combineHtH([40, 9], 'printed').exact).toBe(40.2)
    expect(combineHtH([40, 10], 'printed', chartOfFormula).exact).toBe(40.3)
    expect(combineHtH([25, 5], 'printed').exact).toBe(25.8)
  })

  it('rounds .5 up', () => {
    const half = { identical: [0], additional: [[0.5], [0.5]] }
    expect(combineHtH([3, 3], 'printed', half).total).toBe(4)
    expect(combineHtH([-3, -3], 'printed', half).total).toBe(-2)
  })

  it('has the chart of the formula to one decimal', () => {
    chartOfFormula.additional.forEach((row, difference) => {
      row.forEach((added, at) => {
        expect(added).toBeCloseTo(6 * Math.log2(1 + (at + 1) * 2 ** (-difference / 6)), 0.9)
      })
    })
    expect(chartOfFormula.additional).toHaveLength(31)
    expect(chartOfFormula.additional[4]).toEqual([4.2, 7.1, 9.2, 10.9, 12.3])
    expect(chartOfFormula.additional[30]).toEqual([0.3, 0.5, 0.8, 1, 1.3])
    expect(chartOfFormula.identical).toEqual([0, 6, 9.5, 12, 13.9, 15.5, 16.8, 18])
    const differ = printedChart.additional.flatMap(([cell], at) =>
      cell === chartOfFormula.additional[at]?.[0] ? [] : [[at, cell]],
    )
    expect(differ).toEqual([
      [2, 5],
      [7, 3.4],
      [8, 3.2],
      [9, 2.9],
    ])
  })

  const values = fc.array(fc.integer({ min: -20, max: 60 }), { minLength: 1, maxLength: 8 })

  it('does not depend on the order', () => {
    fc.assert(
      fc.property(values, fc.constantFrom('formula' as const, 'printed' as const), (some, mode) => {
        const one = combineHtH(some, mode)
        expect(combineHtH([...some].reverse(), mode)).toEqual(one)
        expect(combineHtH([...some].sort(), mode)).toEqual(one)
      }),
    )
  })

  it('never falls when somebody comes in or grows stronger', () => {
    fc.assert(
      fc.property(values, fc.integer({ min: -20, max: 60 }), (some, more) => {
        const { total } = combineHtH(some)
        expect(combineHtH([...some, more]).total).toBeGreaterThanOrEqual(total)
        const stronger = some.map((each, at) => (at === 0 ? each + 1 : each))
        expect(combineHtH(stronger).total).toBeGreaterThanOrEqual(total)
        expect(total).toBeGreaterThanOrEqual(Math.max(...some))
      }),
    )
  })

  it('refuses nobody, and what is no HtH, by name', () => {
    const fieldOf = (values: number[]) => {
      try {
        combineHtH(values)
        return null
      } catch (error) {
        return error instanceof FieldError ? error.field : error
      }
    }
    expect(fieldOf([])).toBe('members')
    expect(fieldOf([1, 2.5])).toBe('htH')
    expect(fieldOf([1_000_000])).toBe('htH')
    expect(fieldOf([999_999])).toBeNull()
    expect(fieldOf([-999])).toBeNull()
  })

  it('says who adds what, and the terms make the total', () => {
    const of = (who: string, value: number) => ({
      who,
      value: sum([{ label: { key: 'x' }, value, rule: 'CI-096' }]),
    })
    const adding = { settings: { multipleHtHMode: 'formula' as const } }
    const all = together([of('Five', 5), of('Twelve', 12), of('Eight', 8)], adding)
    expect(all.total).toBe(18)
    expect(all.terms.map(({ label, value }) => [label.with?.['who'], value])).toEqual([
      ['Twelve', 12],
      ['Eight', 4],
      ['Five', 2],
    ])
    expect(rulesOf(all)).toEqual(['CI-170', 'CI-170', 'CI-170'])
    expect(rulesOf(together([of('Five', 5)], adding))).toEqual(['CI-096'])
    expect(together([of('One', 20), of('Two', 13)], { ...adding }).total).toBe(23)
    const printed = { settings: { multipleHtHMode: 'printed' as const } }
    expect(together([of('One', 20), of('Two', 12)], printed).total).toBe(23)
  })
})

describe('CI-167 HtH of one combatant', () => {
  const valueOf = (
    sheet: object,
    state: object = {},
    posture: Partial<typeof plainPosture> = {},
    use: 'hth' | 'hthDefence' | 'hthVsTackle' = 'hth',
  ) => {
    const value = grappleValue(
      wrestler('a', 9, sheet, state),
      [],
      { ...plainPosture, ...posture },
      use,
    )
    expect(addUp(value)).toBe(value.total)
    return value.total
  }

  it('is his own, with blinking', () => {
    expect(valueOf({})).toBe(9)
    expect(valueOf({}, { damage: 10 })).toBe(9)
    expect(valueOf({}, { damage: 11 })).toBe(6)
    expect(valueOf({}, { tempFatigue: 41 })).toBe(4)
    expect(valueOf({}, { damage: 11 }, { desperate: true })).toBe(9)
  })

  it('full defence adds 4 to defend with and nothing to attack with', () => {
    const guarding = { tactics: ['fullDefenceVsHtH' as const] }
    expect(valueOf({}, {}, guarding, 'hthDefence')).toBe(13)
    expect(valueOf({}, {}, guarding, 'hthVsTackle')).toBe(13)
    expect(valueOf({}, {}, guarding, 'hth')).toBe(9)
  })

  it('berserk adds 4, and several swings take off against a tackle alone', () => {
    expect(valueOf({}, {}, { tactics: ['berserk'] })).toBe(13)
    expect(valueOf({}, {}, { tactics: ['tripleSwing'] }, 'hthVsTackle')).toBe(0)
    expect(valueOf({}, {}, { tactics: ['doubleSwing'] }, 'hthDefence')).toBe(9)
  })

  it('of the unconscious is that of their size, and a stun takes nothing', () => {
    expect(valueOf({ sizHtH: 3 }, { damage: 20 })).toBe(3)
    expect(valueOf({ sizHtH: 3 }, { damage: 19 })).toBe(6)
    expect(valueOf({}, { stunnedUntil: { turn: 2, step: 13 } })).toBe(9)
  })
})

describe('CI-169 holding on to weapons', () => {
  const costOf = (...kept: unknown[]) =>
    sum(keptTerms(kept.map((each) => keptSchema.parse(each)))).total

  it('worked example 15: shields cost 3, 4, 5 and 6, always their bonus and 1', () => {
    expect([2, 3, 4, 5, 9].map((D) => costOf({ item: 'shield', D }))).toEqual([-3, -4, -5, -6, -10])
  })

  it.each([
    [0, ['dagger', 'shortSword']],
    [-2, ['dart', 'smallAxe', 'tomahawk', 'hammer', 'goodHammer']],
    [-4, ['sword', 'axe', 'mace', 'javelin', 'other']],
    [-6, ['spear']],
  ])('costs %i for %o', (cost, items) => {
    for (const item of items) expect([item, costOf({ item })]).toEqual([item, cost])
  })

  it('adds up, names each thing, and can be another list', () => {
    const kept = [{ item: 'sword' as const }, { item: 'shield' as const, D: 4 }]
    expect(costOf(...kept, { item: 'dagger' })).toBe(-9)
    expect(keptTerms(kept).map(({ label, rule }) => [label.key, rule])).toEqual([
      ['coldIron.handToHand.term.kept.sword', 'CI-169'],
      ['coldIron.handToHand.term.kept.shield', 'CI-169'],
    ])
    expect(keptTerms(kept, { weapons: [], shieldBeyondD: -2 }).map(({ value }) => value)).toEqual([
      -6,
    ])
    expect(keptTableSchema.parse(JSON.parse(JSON.stringify(keptTable)))).toEqual(keptTable)
    expect(keptTable.weapons).toHaveLength(13)
    const value = grappleValue(wrestler('a', 9), kept, plainPosture, 'hth')
    expect(value.total).toBe(0)
  })

  it.each([
    ['dagger', { class: 'fencing', reach: 'short' }],
    ['sword', { class: 'fencing' }],
    ['shortSword', { class: 'sword', reach: 'short' }],
    ['shortSword', { name: 'Short sword', class: 'sword' }],
    ['sword', { name: 'Sword', class: 'sword' }],
    ['smallAxe', { class: 'axe', reach: 'short' }],
    ['smallAxe', { class: 'axe', missile: true }],
    ['smallAxe', { name: 'Hatchet', class: 'axe' }],
    ['smallAxe', { name: 'Small axe', class: 'axe' }],
    ['tomahawk', { name: 'Tomahawk', class: 'axe' }],
    ['axe', { class: 'axe' }],
    ['hammer', { name: 'Hammer', class: 'mace' }],
    ['mace', { name: 'War hammer', class: 'mace' }],
    ['hammer', { class: 'mace', reach: 'short' }],
    ['mace', { class: 'mace' }],
    ['javelin', { class: 'spear', missile: true }],
    ['spear', { class: 'spear', reach: 'long' }],
    ['spear', { class: 'lance', reach: 'long' }],
    ['dart', { class: 'thrown', reach: 'short', missile: true }],
    ['javelin', { class: 'thrown', missile: true }],
    ['other', { class: 'staff' }],
    ['other', { class: 'club' }],
    ['other', { class: 'bow', missile: true }],
    [null, { class: 'natural', reach: 'short' }],
  ] as const)('takes for %s a weapon like %o', (item, kind) => {
    expect(keptWeaponOf(weapon(kind))).toBe(item)
  })
})

describe('CI-171 how many at once', () => {
  it('are four against a man, six against a giant, and as the game master says', () => {
    const man = fighter('a')
    const giant = fighter('b', { large: true })
    expect(grappleLimits).toEqual({ manSized: 4, large: 6 })
    expect(roomAgainst([man])).toBe(4)
    expect(roomAgainst([giant])).toBe(6)
    expect(roomAgainst([man, giant])).toBe(10)
    expect(roomAgainst([giant], { manSized: 4, large: 9 })).toBe(9)
  })
})
