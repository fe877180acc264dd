import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isDone, type Act } from '../../../../src/rules/system/act'
import {
  healingActsFor,
  newDay,
  restFor,
  treatFor,
} from '../../../../src/rules/iron-fist/healing/acts'
import { rest, restRefused } from '../../../../src/rules/iron-fist/healing/rest'
import { treat } from '../../../../src/rules/iron-fist/healing/treat'
import { defaultSettings } from '../../../../src/rules/iron-fist/settings'
import { characterSchema } from '../../../../src/rules/iron-fist/sheet'
import { applyEffects } from '../../../../src/rules/moves/apply'

const fresh = { short: false, sleep: false }

function after(act: Act, sheet: object, input: object) {
  const done = act.perform(sheet, input)
  if (!isDone(done)) return done.key
  return characterSchema.parse(applyEffects(characterSchema.parse(sheet), done.effects))
}

const [resting, treating] = [restFor(defaultSettings), treatFor(defaultSettings)]

describe('a healer who is paid', () => {
  it('IF-127 is paid from the holds of whoever pays, and of nobody where a playbook heals', () => {
    const hurt = { counters: { spirit: 0, equipment: 0, health: -2 }, gearHolds: 0 }
    const by = (input: object, payer?: object) => {
      const done = treating.perform(hurt, { points: 3, ...input }, payer)
      if (!isDone(done)) return done.key
      return done.effects.map(({ on, field, to }) => `${on} ${field} ${to}`)
    }
    expect(by({})).toBe('ironFist.treat.refused.noHolds')
    expect(by({}, { gearHolds: 2 })).toEqual(['actor counters.health 0', 'target gearHolds 0'])
    expect(by({ paid: false }, { gearHolds: 2 })).toEqual(['actor counters.health 1'])
    expect([
      treating.hasPrice?.({ points: 1 }),
      treating.hasPrice?.({ points: 1, paid: false }),
    ]).toEqual([true, false])
  })
})

describe('rest', () => {
  it('IF-EX-14 IF-124 the hour was used: a night gives 1 more', () => {
    const used = { short: true, sleep: false }
    expect(rest('sleep', { health: 0, max: 3, used })).toMatchObject({
      ...{ health: 1, gained: 1 },
      used: { short: true, sleep: true },
    })
  })

  it('IF-123 an hour gives 1, once a day', () => {
    const { health, used, sum } = rest('short', { health: 0, max: 3, used: fresh })
    expect({ health, used }).toEqual({ health: 1, used: { short: true, sleep: false } })
    expect(sum.terms.map(({ value, rule }) => [value, rule])).toEqual([[1, 'IF-123']])
    expect(rest('short', { health: 1, max: 3, used }).gained).toBe(0)
    expect(restRefused('short', { health: 1, max: 3, used }, false)).not.toBeNull()
  })

  it('IF-124 a night includes the hour: 2 in a day, and no more', () => {
    const night = rest('sleep', { health: 0, max: 3, used: fresh })
    expect(night).toMatchObject({ health: 2, used: { short: true, sleep: true } })
    expect(night.sum.terms.map(({ value, rule }) => [value, rule])).toEqual([
      [1, 'IF-123'],
      [1, 'IF-124'],
    ])
    expect(rest('sleep', { health: 2, max: 3, used: night.used }).gained).toBe(0)
  })

  it('IF-124 rest heals no further than full health, nor takes what is above it', () => {
    const gains = [1, 2, 3, 4].map(
      (health) => rest('sleep', { health, max: 3, used: fresh }).gained,
    )
    expect(gains).toEqual([2, 1, 0, 0])
    const [fits, cut] = [1, 2].map((health) => rest('sleep', { health, max: 3, used: fresh }).sum)
    expect([fits?.terms.length, cut?.terms.length]).toEqual([2, 3])
  })

  it('IF-125 below Health 0 rest heals nothing and uses nothing up', () => {
    expect(rest('sleep', { health: -1, max: 3, used: fresh })).toMatchObject({
      ...{ health: -1, gained: 0, used: fresh },
    })
    expect(restRefused('sleep', { health: -1, max: 3, used: fresh }, false)).not.toBeNull()
    expect(restRefused('sleep', { health: 0, max: 3, used: fresh }, false)).toBeNull()
  })

  it('IF-124 at the ceiling the marks are set all the same, or by decision only when healed', () => {
    const whole = { health: 2, max: 3, used: fresh }
    expect(rest('sleep', whole)).toMatchObject({ gained: 1, used: { short: true, sleep: true } })
    expect(rest('sleep', whole).sum.total).toBe(1)
    const whenHealed = { 'healing.marks': 'whenHealed' as const }
    expect(rest('sleep', whole, whenHealed).used).toEqual({ short: true, sleep: false })
  })

  it('IF-123 IF-124 whatever the day, at most 2 and never beyond the ceiling', () => {
    const kinds = fc.array(fc.constantFrom('short', 'sleep'))
    const health = fc.integer({ min: -3, max: 3 })
    fc.assert(
      fc.property(health, fc.integer({ min: 0, max: 3 }), kinds, (start, max, day) => {
        const begun = { health: start, max, used: fresh }
        const end = day.reduce((now, kind) => ({ ...now, ...rest(kind, now) }), begun)
        const most = start < 0 ? start : Math.max(start, Math.min(max, start + 2))
        expect(end.health).toBeLessThanOrEqual(most)
        expect(end.health).toBeGreaterThanOrEqual(start)
      }),
    )
  })
})

describe('treatment', () => {
  it.each([
    ['what was asked for', { health: -2, max: 3, points: 2, holds: 5 }, 2],
    ['what can be paid', { health: -2, max: 3, points: 4, holds: 1 }, 1],
    ['what fits', { health: 2, max: 3, points: 4, holds: 5 }, 1],
    ['nothing above the ceiling', { health: 3, max: 2, points: 1, holds: 1 }, 0],
  ])('IF-127 heals %s', (_, treatment, healed) => {
    expect(treat(treatment)).toMatchObject({
      healed,
      health: treatment.health + healed,
      holdsLeft: treatment.holds - healed,
    })
  })

  it('IF-125 IF-126 IF-127 a healer is paid a hold a point, at any Health', () => {
    const sheet = { counters: { health: -3 }, gearHolds: 4, conditions: ['unstable'] }
    expect(after(treating, sheet, { points: 3, clear: ['unstable'] })).toMatchObject({
      ...{ counters: { health: 0 }, gearHolds: 1, conditions: [] },
    })
    expect(after(treating, sheet, { points: 1, paid: false })).toMatchObject({
      ...{ counters: { health: -2 }, gearHolds: 4, conditions: ['unstable'] },
    })
    expect(after(treating, { counters: { health: 0 } }, { points: 1 })).toMatch(/noHolds/)
    expect(after(treating, { counters: { health: 3 }, gearHolds: 1 }, { points: 1 })).toMatch(
      /whole/,
    )
  })
})

describe('the acts', () => {
  it('IF-123 IF-124 rest marks the sheet, and a new day clears it', () => {
    const rested = after(resting, {}, { kind: 'short' })
    expect(rested).toMatchObject({
      counters: { health: 1 },
      rest: { shortUsed: true, sleepUsed: false },
    })
    if (typeof rested === 'string') throw new Error(rested)
    expect(after(resting, rested, { kind: 'short' })).toBe('ironFist.rest.refused.short')
    const night = after(resting, rested, { kind: 'sleep' })
    expect(night).toMatchObject({ counters: { health: 2 } })
    if (typeof night === 'string') throw new Error(night)
    expect(after(newDay, night, {})).toMatchObject({
      rest: { shortUsed: false, sleepUsed: false },
    })
  })

  it('IF-125 Unstable warns, and stands in the way only by decision', () => {
    const sheet = { conditions: ['unstable'] }
    expect(resting.perform(sheet, { kind: 'short' })).toMatchObject({
      notes: [{ key: 'ironFist.rest.note.unstable' }],
    })
    const strict = restFor({ ...defaultSettings, 'healing.unstableBlocksRest': true })
    expect(after(strict, sheet, { kind: 'short' })).toBe('ironFist.rest.refused.unstable')
  })

  it('IF-076 a recovered point may clear Unstable, unless a campaign says never', () => {
    const sheet = { conditions: ['unstable'] }
    const input = { kind: 'short', clear: ['unstable'] }
    expect(after(resting, sheet, input)).toMatchObject({ conditions: [] })
    const never = restFor({ ...defaultSettings, 'healing.clearsUnstable': 'never' })
    expect(after(never, sheet, input)).toMatchObject({ conditions: ['unstable'] })
  })

  it('IF-123 heal no further than the sheet and the campaign let Health rise', () => {
    const sheet = { counters: { health: 1 }, counterMax: { health: 1 } }
    expect(after(resting, sheet, { kind: 'sleep' })).toMatchObject({ counters: { health: 1 } })
    const low = restFor({ ...defaultSettings, 'health.max': 2 })
    expect(after(low, { counters: { health: 1 } }, { kind: 'sleep' })).toMatchObject({
      counters: { health: 2 },
    })
  })

  it('IF-123 to IF-127 refuse what they cannot read', () => {
    expect(healingActsFor(defaultSettings).map(({ id }) => id)).toEqual(['rest', 'treat', 'newDay'])
    const reads = (points: number) => treating.input.safeParse({ points }).success
    expect([0, 1, 12, 13].map(reads)).toEqual([false, true, true, false])
    expect(resting.input.safeParse({ kind: 'nap' }).success).toBe(false)
  })
})
