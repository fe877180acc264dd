import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { alertnessTerms } from '../../../../src/rules/cold-iron/alertness/check'
import { encounterSchema } from '../../../../src/rules/cold-iron/alertness/encounter'
import { meetEncounter } from '../../../../src/rules/cold-iron/alertness/meeting'
import { observerSchema, type Observer } from '../../../../src/rules/cold-iron/alertness/observer'
import type { Camper, WatchNumber } from '../../../../src/rules/cold-iron/alertness/watches'
import { alertnessCharts } from '../../../../src/rules/cold-iron/alertness/tables'
import { sheetSchema } from '../../../../src/rules/cold-iron/combatant/sheet'
import { awareFirst } from '../../../../src/rules/cold-iron/view/tools/contact'
import {
  blinkingOf,
  marcherFrom,
  observerFrom,
} from '../../../../src/rules/cold-iron/view/tools/from-sheet'
import {
  nightMoments,
  planNight,
  unwatched,
} from '../../../../src/rules/cold-iron/view/tools/night'
import {
  bandsAgainst,
  warningBands,
  checkOdds,
  searchBands,
  trackingResults,
  wakingBands,
} from '../../../../src/rules/cold-iron/view/tools/odds'
import { sum } from '../../../../src/shared/term'

const camper = (watchAssigned: WatchNumber[], more: Partial<Camper> = {}): Camper => ({
  ...{ id: 'a', sleepNeedHours: 8, shortSleep: false, watchAssigned },
  ...more,
})

describe('the odds of a check', () => {
  it('CI-010: a check of 5 against 15 needs +10, which a roll of 933 gives', () => {
    const [below, reached] = checkOdds(5, bandsAgainst(15))
    expect(below).toMatchObject({ id: 'below', from: null, fromRoll: null })
    expect(reached).toMatchObject({ id: 'reached', from: 15, fromRoll: '933' })
    expect(reached?.share).toBeCloseTo(0.067, 12)
  })

  it('CI-009: a check that needs nothing more succeeds on half of all rolls', () => {
    const [below, reached] = checkOdds(15, bandsAgainst(15))
    expect([below?.share, reached?.share]).toEqual([0.5, 0.5])
  })

  it('CI-048: waking is told by the turns it takes', () => {
    expect(wakingBands()).toEqual([
      { id: 'turns3', from: null },
      { id: 'turns2', from: 11 },
      { id: 'turns1', from: 16 },
      { id: 'turns0', from: 21 },
    ])
  })

  it('CI-054: tracking is told by its two bands', () => {
    expect(trackingResults({ fleeing: false }).map(({ from }) => from)).toEqual([null, 10, 30])
  })

  it('CI-056: searching is told by the time it takes', () => {
    expect(searchBands()).toEqual([
      { id: 'hours', from: null },
      { id: 'halfHour', from: 10 },
      { id: 'quarterHour', from: 15 },
      { id: 'minutes', from: 20 },
      { id: 'manyTurns', from: 25 },
      { id: 'fewTurns', from: 30 },
      { id: 'oneTurn', from: 35 },
    ])
  })

  it('CI-037: a failed check still gives 2 turns against what is normal or obvious, a met one 3', () => {
    const { rows } = alertnessCharts.distance
    expect(warningBands(rows.normal, 15)).toEqual([
      { id: 'late', from: null, turns: 2 },
      { id: 'early', from: 15, turns: 3 },
    ])
    expect(warningBands(rows.obvious, 10).map(({ turns }) => turns)).toEqual([2, 3])
    expect(warningBands(rows.stealthyMelee, 20)).toEqual(bandsAgainst(20))
    expect(warningBands(rows.invisibleSilent, 30)).toEqual(bandsAgainst(30))
  })

  it('CI-007: the shares of all bands make one', () => {
    fc.assert(
      fc.property(fc.integer({ min: -60, max: 60 }), (ability) => {
        for (const bands of [
          wakingBands(),
          trackingResults({ fleeing: false }),
          searchBands(),
          bandsAgainst(20),
        ]) {
          const shares = checkOdds(ability, bands).map(({ share }) => share)
          expect(shares.every((share) => share >= 0)).toBe(true)
          expect(shares.reduce((all, share) => all + share, 0)).toBeCloseTo(1, 12)
        }
      }),
    )
  })
})

describe('what a sheet tells a tool', () => {
  it('CI-033: alertness and sharp eyes, and what the tool knows besides', () => {
    const sheet = sheetSchema.parse({ alt: 5, enhancedVision: true })
    expect(observerFrom(sheet)).toMatchObject({ alt: 5, enhancedVision: true, asleep: false })
    expect(observerFrom(sheet, { asleep: true })).toMatchObject({ alt: 5, asleep: true })
  })

  it('CI-061 CI-077: that somebody blinks, of the wounds and the fatigue they carry', () => {
    const sheet = sheetSchema.parse({ pt: 32 })
    expect(blinkingOf(sheet, null)).toBe('none')
    expect(blinkingOf(sheet, { damage: 16 })).toBe('none')
    expect(blinkingOf(sheet, { damage: 21 })).toBe('blinking')
    expect(blinkingOf(sheet, { tempFatigue: 33 })).toBe('blinking')
    expect(blinkingOf(sheet, { tempFatigue: 65 })).toBe('double')
    expect(blinkingOf(sheetSchema.parse({ pt: 32, undead: true }), { damage: 21 })).toBe('none')
  })

  it.each([
    [0, 10, 10, 0],
    [3, 16, 16, 3],
    [-8, 3, 1, -4],
    [5, 19, 20, 4],
  ])('CI-004: STR adjustment %i and DEX %i are STR %i and DEXadj %i', (strAdj, dex, str, adj) => {
    expect(marcherFrom(sheetSchema.parse({ strAdj, dex }))).toEqual({
      ...{ str, dexAdj: adj, encumbrance: 0 },
    })
  })
})

describe('a sheet that was worked out', () => {
  const basis = {
    scores: { str: 12, dex: 16 },
    present: { strSpells: 6 },
    pack: [{ name: 'Mail', encumbrance: 900, armor: true }],
  }
  const sheet = sheetSchema.parse({
    ...{ alt: 5, dex: 13, str: 30, basis },
    armor: { altDay: -4, altAsleep: -7 },
  })

  it('CI-220: brings its load and unburdened dexterity to a march', () => {
    expect(marcherFrom(sheet)).toEqual({ str: 18, dexAdj: 3, encumbrance: 900 })
    expect(marcherFrom({ ...sheet, basis: null })).toEqual({ str: 30, dexAdj: 1, encumbrance: 0 })
  })

  it('CI-226: brings what armour and load do to alertness', () => {
    const worn = { altArmorDay: -4, altArmorAsleep: -7 }
    expect(observerFrom(sheet)).toMatchObject({ alt: 5, altEnc: 0, ...worn })
    const heavy = { ...basis, pack: [{ name: 'Anvil', encumbrance: 99_999 }] }
    const crushed = sheetSchema.parse({ ...sheet, basis: heavy })
    expect(observerFrom(crushed).altEnc).toBe(-13)
    expect(observerFrom({ ...sheet, basis: null }).altEnc).toBe(0)
  })

  it('CI-226: nobody slept in their armour unless it is said, whichever tool asks', () => {
    const alert = (more: Partial<Observer> = {}) =>
      sum(alertnessTerms(observerFrom(sheet, more))).total
    expect([alert(), alert({ resting: true })]).toEqual([1, 5])
    expect([alert({ outOfArmor: false }), alert({ outOfArmor: false, resting: true })]).toEqual([
      -2, -2,
    ])
    expect(observerFrom(sheetSchema.parse({})).outOfArmor).toBe(false)
  })
})

describe('who is aware first', () => {
  const meet = (roll: string, at: object) =>
    meetEncounter(
      [{ id: 'a', observer: observerSchema.parse({ alt: 15 }), roll }],
      encounterSchema.parse({ maBroken: 10, ...at }),
    )

  it('CI-039: the side that notices at the greater distance', () => {
    const far = meet('50', {})
    const near = meet('10', {})
    expect([far?.best.warning.distance?.total, near?.best.warning.distance?.total]).toEqual([
      30, 20,
    ])
    expect(awareFirst(far, near)).toBe('party')
    expect(awareFirst(near, far)).toBe('foes')
    expect(awareFirst(far, far)).toBe('both')
  })

  it('CI-037: who is struck unawares is never first; who notices the unseen is', () => {
    const hidden = { effects: ['invisibility', 'silence'] }
    const struck = meet('50', hidden)
    expect(struck?.best.warning.unawares).toBe(true)
    expect(awareFirst(struck, meet('01', {}))).toBe('foes')
    expect(awareFirst(meet('99999', hidden), struck)).toBe('party')
  })

  it('CI-037: nobody is first while a side has not checked', () => {
    expect(awareFirst(null, meet('50', {}))).toBeNull()
    expect(awareFirst(meet('50', {}), null)).toBeNull()
  })
})

describe('a night in camp', () => {
  it('CI-030: has three watches of two halves', () => {
    expect(nightMoments.map(({ watch, half }) => `${watch} ${half}`)).toEqual([
      ...['1 first', '1 second', '2 first', '2 second', '3 first', '3 second'],
    ])
  })

  it.each([
    [camper([2]), 4, 'none', false],
    [camper([]), 6, 'none', true],
    [camper([1], { shortSleep: true }), 3, 'none', false],
    [camper([1, 2]), 2, 'blinking', false],
    [camper([1, 2, 3]), 0, 'double', false],
    [camper([1, 2], { sleepNeedHours: 4 }), 2, 'none', false],
    [camper([1, 2, 3], { sleepNeedHours: 4 }), 0, 'double', false],
    [camper([2], { sleepNeedHours: 4 }), 4, 'none', true],
  ] as const)('CI-227: %o sleeps %i half watches: %s', (who, slept, blinking, extraWatch) => {
    expect(planNight(who)).toMatchObject({ halfWatchesSlept: slept, blinking, extraWatch })
  })

  it('CI-032: shows who is awake half by half, short sleep included', () => {
    const { halves } = planNight(camper([3], { shortSleep: true }))
    expect(halves).toEqual([null, null, null, 'shortSleep', 'onWatch', 'onWatch'])
  })

  it('CI-031: says why watches cannot be stood', () => {
    expect(planNight(camper([1, 2])).refused?.with).toEqual({ count: 1 })
    expect(planNight(camper([1])).refused).toBeNull()
  })

  it('CI-032: names the half watches nobody is awake in', () => {
    const camp = [camper([1]), camper([3], { id: 'b', shortSleep: true })].map(planNight)
    expect(unwatched(camp)).toEqual([{ watch: 2, half: 'first' }])
    expect(unwatched([camper([2])].map(planNight))).toHaveLength(4)
  })
})
