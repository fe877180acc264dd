import { describe, expect, it } from 'vitest'
import { healingHelps, tickClock, turnsToLiveIn } from '../../../../src/rules/cold-iron/body/clock'
import {
  beginBattle,
  desperationLeft,
  spendDesperation,
} from '../../../../src/rules/cold-iron/body/desperation'
import {
  fullHitPoints,
  fullMentalPoints,
} from '../../../../src/rules/cold-iron/body/rest/full-points'
import { FieldError } from '../../../../src/rules/cold-iron/basics/field-error'
import { defaultSettings } from '../../../../src/rules/cold-iron/settings'
import { keys, told } from '../terms'
import { bodyPenalties } from '../../../../src/rules/cold-iron/body/penalties'
import { fighter } from '../table'

describe('full hit points', () => {
  it('CI-059: are the better of CON and those of the fighter levels', () => {
    expect(fullHitPoints({ con: 14, ptPerLevel: 5, fighterLevel: 3 }).total).toBe(15)
    expect(fullHitPoints({ con: 16, ptPerLevel: 5, fighterLevel: 3 }).total).toBe(16)
    const even = fullHitPoints({ con: 15, ptPerLevel: 5, fighterLevel: 3 })
    expect(keys(even)).toEqual(['con'])
    expect(keys(fullHitPoints({ con: 1, ptPerLevel: 2, fighterLevel: 1 }))).toEqual(['levels'])
    expect(told(even)).toEqual([[15, 'CI-059']])
    expect(fullHitPoints({ con: 0, ptPerLevel: 0, fighterLevel: 0 }).total).toBe(0)
  })

  it('CI-066: of the mind are the better of WILL and those of the magic levels', () => {
    expect(fullMentalPoints({ will: 9, mptPerLevel: 4, pml: 3 }).total).toBe(12)
    expect(fullMentalPoints({ will: 13, mptPerLevel: 4, pml: 3 }).total).toBe(13)
    const even = fullMentalPoints({ will: 12, mptPerLevel: 4, pml: 3 })
    expect(keys(even)).toEqual(['will'])
    expect(keys(fullMentalPoints({ will: 1, mptPerLevel: 2, pml: 1 }))).toEqual(['magicLevels'])
    expect(told(even)).toEqual([[12, 'CI-066']])
    expect(fullMentalPoints({ will: 0, mptPerLevel: 0, pml: 0 }).total).toBe(0)
  })

  it.each([
    [{ con: -1, ptPerLevel: 1, fighterLevel: 1 }, 'con'],
    [{ con: 1, ptPerLevel: 0.5, fighterLevel: 1 }, 'ptPerLevel'],
    [{ con: 1, ptPerLevel: 1, fighterLevel: 1_000_000 }, 'fighterLevel'],
  ])('CI-059: names the field outside sense: %o', (source, field) => {
    expect(() => fullHitPoints(source)).toThrow(expect.objectContaining({ field }))
  })

  it.each([
    [{ will: -1, mptPerLevel: 1, pml: 1 }, 'will'],
    [{ will: 1, mptPerLevel: -1, pml: 1 }, 'mptPerLevel'],
    [{ will: 1, mptPerLevel: 1, pml: -1 }, 'pml'],
  ])('CI-066: names the field outside sense: %o', (source, field) => {
    expect(() => fullMentalPoints(source)).toThrow(expect.objectContaining({ field }))
  })
})

describe('the turns left to live', () => {
  const safe = {
    hitPoints: 'unhurt',
    fatigue: 'none',
    inCare: false,
    deepSleep: false,
    medicLevel: 0,
  } as const
  const turns = (danger: object) =>
    turnsToLiveIn({ ...safe, ...danger }, defaultSettings)?.total ?? null

  it('CI-062: are an hour in magic reserve, or what is set, and none under care or Deep Sleep', () => {
    const reserve = { hitPoints: 'magicReserve' }
    expect(turns(reserve)).toBe(720)
    expect(turns({ ...reserve, inCare: true })).toBeNull()
    expect(turns({ ...reserve, deepSleep: true })).toBeNull()
    const set = turnsToLiveIn({ ...safe, hitPoints: 'magicReserve' }, { reserveTurns: 900 })
    expect(told(set)).toEqual([[900, 'CI-062']])
    for (const hitPoints of ['unhurt', 'blinking', 'safeReserve']) {
      expect(turns({ hitPoints })).toBeNull()
    }
  })

  it.each([
    [0, 6],
    [2, 6],
    [3, 7],
    [5, 7],
    [6, 8],
    [20, 8],
  ])('CI-063: are six for the dying; a medic of level %i makes them %i', (medicLevel, left) => {
    const dying = turnsToLiveIn({ ...safe, hitPoints: 'dying', medicLevel }, defaultSettings)
    expect(dying?.total).toBe(left)
    expect(told(dying)[0]).toEqual([6, 'CI-063'])
    expect(keys(dying)).toEqual(left > 6 ? ['dying', 'medicDelay'] : ['dying'])
  })

  it('CI-063: are not lengthened by care or sleep for the dying, nor by a medic for the tired', () => {
    expect(turns({ hitPoints: 'dying', inCare: true, deepSleep: true })).toBe(6)
    expect(turns({ fatigue: 'dying', medicLevel: 6 })).toBe(48)
    expect(turns({ fatigue: 'dying', hitPoints: 'dying' })).toBe(6)
    expect(turns({ fatigue: 'unconscious' })).toBeNull()
    const tired = turnsToLiveIn({ ...safe, fatigue: 'dying' }, defaultSettings)
    expect(told(tired)).toEqual([[48, 'CI-077']])
  })

  it('CI-063: stand still in stasis, and stop at none', () => {
    expect(tickClock(6, false)).toBe(5)
    expect(tickClock(1, false)).toBe(0)
    expect(tickClock(0, false)).toBe(0)
    expect(tickClock(6, true)).toBe(6)
  })

  it('CI-063: are given back to the dying by empathic healing alone', () => {
    for (const kind of ['natural', 'medical', 'magic', 'regeneration'] as const) {
      expect(healingHelps(kind, 'dying')).toBe(false)
      expect(healingHelps(kind, 'magicReserve')).toBe(true)
    }
    expect(healingHelps('empathic', 'dying')).toBe(true)
  })
})

describe('CI-065: desperation', () => {
  it('is there once a battle, or as often as the sheet has it', () => {
    const fresh = { usedInBattle: 0, used: 0 }
    expect(desperationLeft(fresh, 1)).toBe(1)
    const once = spendDesperation(fresh)
    expect(once).toEqual({ usedInBattle: 1, used: 1 })
    expect(desperationLeft(once, 1)).toBe(0)
    expect(desperationLeft(once, 3)).toBe(2)
    expect(desperationLeft(spendDesperation(once), 1)).toBe(0)
  })

  it('comes back with the next battle while its price stays', () => {
    const next = beginBattle({ usedInBattle: 2, used: 3 })
    expect(next).toEqual({ usedInBattle: 0, used: 3 })
    expect(desperationLeft(next, 2)).toBe(2)
    const after = fighter('a', {}, { desperationUsed: next.used })
    expect(told({ terms: bodyPenalties(after, false) })).toEqual([[-3, 'CI-065']])
  })

  it('costs a point for each use but in the turn of another, and nothing unused', () => {
    const once = (used: number) => fighter('a', {}, { desperationUsed: used })
    expect(bodyPenalties(once(2), true)).toEqual([])
    expect(bodyPenalties(once(0), false)).toEqual([])
  })

  it('names the field outside sense', () => {
    expect(() => desperationLeft({ usedInBattle: 0, used: 0 }, -1)).toThrow(FieldError)
    expect(() => desperationLeft({ usedInBattle: -1, used: 0 }, 1)).toThrow(FieldError)
  })
})
