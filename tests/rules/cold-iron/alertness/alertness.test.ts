import { describe, expect, it } from 'vitest'
import {
  alertnessTerms,
  checkAlertness,
  isUnseenAndUnheard,
} from '../../../../src/rules/cold-iron/alertness/check'
import {
  encounterSchema,
  nothingInParticular,
  type Encounter,
} from '../../../../src/rules/cold-iron/alertness/encounter'
import {
  observerSchema,
  stake,
  type Observer,
} from '../../../../src/rules/cold-iron/alertness/observer'
import { alertnessCharts } from '../../../../src/rules/cold-iron/alertness/tables'
import { sum } from '../../../../src/shared/term'
import { keys, told } from '../terms'

const observer = (own: Partial<Observer> = {}) => observerSchema.parse({ alt: 12, ...own })
const encounter = (own: Partial<Encounter> = {}) => encounterSchema.parse(own)
const terms = (own: Partial<Observer>, at: Partial<Encounter> = {}) =>
  sum(alertnessTerms(observer(own), encounter(at)))
const all: Partial<Observer> = {
  nightVision: true,
  infraVision: true,
  nightFightingAlt: 4,
  scent: true,
  enhancedVision: true,
  enhancedHearing: true,
  seeInvisible: true,
}

describe('an alertness check', () => {
  it('CI-033: is alertness, modifiers and chance as one number', () => {
    const check = checkAlertness(alertnessTerms(observer({ enhancedHearing: true })), '89')
    expect(check.total).toBe(26)
    expect(told(check)).toEqual([
      [12, 'CI-033'],
      [6, 'CI-034'],
      [8, 'CI-007'],
    ])
    expect(check.terms.map(({ label }) => label)).toEqual([
      { key: 'coldIron.alertness.term.alt' },
      { key: 'coldIron.alertness.term.modifier.enhancedHearing' },
      { key: 'coldIron.term.chance', with: { roll: '89' } },
    ])
  })

  it('CI-033: an observer without a word of it has nothing but an alertness of 0', () => {
    expect(told(sum(alertnessTerms(observerSchema.parse({}))))).toEqual([[0, 'CI-033']])
    expect(nothingInParticular).toMatchObject({ category: 'normal', night: false, effects: [] })
  })

  it.each([
    [{ nightVision: true }, { night: true }, 5],
    [{ nightVision: true }, {}, 0],
    [{ infraVision: true }, { night: true }, 10],
    [{ infraVision: true }, {}, 0],
    [{ nightFightingAlt: 4 }, { night: true }, 4],
    [{ nightFightingAlt: 10 }, { night: true }, 10],
    [{ nightFightingAlt: 14 }, { night: true }, 10],
    [{ nightFightingAlt: 4 }, {}, 0],
    [{ scent: true }, { upwind: true }, 5],
    [{ scent: true }, {}, 0],
    [{ scent: true }, { upwind: true, effects: ['invisibility'] }, 5],
    [{ scent: true }, { upwind: true, effects: ['silence'] }, 5],
    [{ scent: true }, { upwind: true, effects: ['invisibility', 'silence'] }, 0],
    [{ enhancedVision: true }, {}, 6],
    [{ enhancedHearing: true }, {}, 6],
    [{ seeInvisible: true }, { effects: ['chameleon'] }, 2],
    [{ seeInvisible: true }, { effects: ['invisibility'] }, 0],
    [{}, { effects: ['chameleon'], night: true, upwind: true }, 0],
    [{ blinking: 'blinking' }, {}, -3],
    [{ blinking: 'double' }, {}, -5],
    [{ blinking: 'none' }, {}, 0],
  ] as [Partial<Observer>, Partial<Encounter>, number][])(
    'CI-034: %o against %o adds %i',
    (own, at, adds) => {
      const figure = terms(own, at)
      expect(figure.total).toBe(12 + adds)
      expect(told(figure).slice(1)).toEqual(adds === 0 ? [] : [[adds, 'CI-034']])
    },
  )

  it('CI-034: everything an observer has adds up, each under its name', () => {
    const at: Partial<Encounter> = { night: true, upwind: true, effects: ['chameleon'] }
    const figure = terms({ ...all, blinking: 'double' }, at)
    expect(keys(figure)).toEqual([
      ...['alt', 'nightVision', 'infraVision', 'nightFighting', 'scent', 'enhancedVision'],
      ...['enhancedHearing', 'seeInvisible', 'doubleBlinking'],
    ])
    expect(figure.total).toBe(12 + 5 + 10 + 4 + 5 + 6 + 6 + 2 - 5)
  })

  it('CI-035: a sleeper is 30 worse, and only scent and hearing help', () => {
    const at: Partial<Encounter> = { night: true, upwind: true, effects: ['chameleon'] }
    const figure = terms({ ...all, asleep: true, blinking: 'blinking' }, at)
    expect(keys(figure)).toEqual(['alt', 'scent', 'enhancedHearing', 'asleep', 'blinking'])
    expect(told(figure)).toContainEqual([-30, 'CI-035'])
    expect(figure.total).toBe(12 + 5 + 6 - 30 - 3)
  })

  it('CI-048: the simple rule has sleepers notice at -20; who is awake keeps the same check', () => {
    const simple = { charts: alertnessCharts, settings: { wakeRule: 'simple' as const } }
    const asleep = sum(alertnessTerms(observer({ asleep: true }), encounter(), simple))
    expect(told(asleep)).toEqual([
      [12, 'CI-033'],
      [-20, 'CI-048'],
    ])
    expect(sum(alertnessTerms(observer(), encounter(), simple)).total).toBe(12)
    const blinking = observer({ blinking: 'blinking' })
    expect(sum(alertnessTerms(blinking, encounter(), simple)).total).toBe(9)
  })

  it('CI-048: an alarm takes the penalty of sleep away, not the blindness', () => {
    const sleeper = observer({ ...all, asleep: true })
    const alarmed = sum(alertnessTerms(sleeper, encounter({ night: true }), undefined, true))
    expect(keys(alarmed)).toEqual(['alt', 'enhancedHearing'])
  })

  it('CI-036: a stake has an alertness of 2 and no sense beyond it', () => {
    expect(told(sum(alertnessTerms(stake, encounter({ night: true, upwind: true }))))).toEqual([
      [2, 'CI-033'],
    ])
    expect(stake.asleep).toBe(false)
  })

  it('CI-041: a horde of the obvious adds 5, other hordes and lone creatures nothing', () => {
    expect(told(terms({}, { horde: true, category: 'obvious' }))).toEqual([
      [12, 'CI-033'],
      [5, 'CI-041'],
    ])
    expect(terms({}, { horde: true, category: 'normal' }).total).toBe(12)
    expect(terms({}, { category: 'obvious' }).total).toBe(12)
  })

  it('CI-226: armour and load count in the check', () => {
    const burden = { altArmorDay: -4, altArmorAsleep: -1, altEnc: 1 }
    expect(told(terms(burden))).toEqual([
      [12, 'CI-033'],
      [1, 'CI-226'],
      [-4, 'CI-226'],
    ])
    expect(terms({ ...burden, resting: true }).total).toBe(11)
  })

  it('CI-043: only invisible and silent together is unseen and unheard, and not to See Invisible', () => {
    const both = encounter({ effects: ['silence', 'invisibility'] })
    expect(isUnseenAndUnheard(both, observer())).toBe(true)
    expect(isUnseenAndUnheard(both, observer({ seeInvisible: true }))).toBe(false)
    expect(isUnseenAndUnheard(both, observer({ seeInvisible: true, asleep: true }))).toBe(true)
    expect(isUnseenAndUnheard(encounter({ effects: ['silence'] }), observer())).toBe(false)
    expect(isUnseenAndUnheard(encounter({ effects: ['invisibility'] }), observer())).toBe(false)
  })
})
