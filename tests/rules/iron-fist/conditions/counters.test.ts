import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeCounter } from '../../../../src/rules/iron-fist/conditions/counters'
import { defaultSettings } from '../../../../src/rules/iron-fist/settings'
import {
  conditionSchema,
  counterSchema,
  type Condition,
} from '../../../../src/rules/iron-fist/sheet'

describe('a counter', () => {
  it('IF-EX-13 IF-072 IF-074 Spirit falling twice wakes the two the player chose', () => {
    expect(
      changeCounter({
        counter: 'spirit',
        value: 0,
        delta: -2,
        active: [],
        choose: ['infamous', 'tainted'],
      }),
    ).toEqual({ value: -2, activated: ['infamous', 'tainted'], cleared: [], chooser: 'player' })
  })

  it('IF-072 wakes nothing while it stays at 0 or above', () => {
    const change = { counter: 'spirit', value: 2, delta: -2, active: [] } as const
    expect(changeCounter(change)).toEqual({ value: 0, activated: [], cleared: [], chooser: null })
  })

  it('IF-072 wakes another one at the floor', () => {
    const change = { counter: 'equipment', value: -3, delta: -1, active: ['debt'] } as const
    expect(changeCounter(change)).toMatchObject({ value: -3, activated: ['unprepared'] })
  })

  it('IF-072 does nothing more when both are awake', () => {
    const active = ['debt', 'unprepared'] as const
    expect(changeCounter({ counter: 'equipment', value: -1, delta: -1, active })).toEqual({
      value: -2,
      activated: [],
      cleared: [],
      chooser: null,
    })
  })

  it('IF-073 leaves Equipment to the GM; a choice already awake falls to the other', () => {
    const change = { counter: 'equipment', value: 0, delta: -1, active: ['debt'] } as const
    expect(changeCounter({ ...change, choose: ['debt'] })).toMatchObject({
      activated: ['unprepared'],
      chooser: 'gm',
    })
  })

  it('IF-075 Health wakes nothing by itself', () => {
    const change = { counter: 'health', value: 0, delta: -3, active: [] } as const
    expect(changeCounter(change)).toMatchObject({ value: -3, activated: [], chooser: null })
  })

  it('IF-076 clears one condition for each +1, and only when asked', () => {
    const change = { counter: 'spirit', value: -3, active: ['tainted', 'infamous'] } as const
    expect(changeCounter({ ...change, delta: 1 }).cleared).toEqual([])
    expect(changeCounter({ ...change, delta: 1, clear: ['infamous', 'tainted'] })).toEqual({
      value: -2,
      activated: [],
      cleared: ['infamous'],
      chooser: null,
    })
    expect(changeCounter({ ...change, delta: 2, clear: ['debt', 'tainted'] }).cleared).toEqual([
      'tainted',
    ])
  })

  it('IF-075 Health wakes Unstable only where the campaign says so, and no one chooses', () => {
    const settings = { ...defaultSettings, 'conditions.healthAuto': true }
    const change = { counter: 'health', value: 0, delta: -1, active: [] } as const
    expect(changeCounter(change, settings)).toMatchObject({
      value: -1,
      activated: ['unstable'],
      chooser: null,
    })
  })

  it('IF-076 clearing may cost the rise itself (decision conditions.clearCosts)', () => {
    const settings = { ...defaultSettings, 'conditions.clearCosts': 'insteadOfPlusOne' as const }
    const change = { counter: 'spirit', value: -1, delta: 2, active: ['tainted'] } as const
    expect(changeCounter({ ...change, clear: ['tainted'] }, settings).value).toBe(0)
    expect(changeCounter(change, settings).value).toBe(1)
  })

  it('IF-072 taken at once a fall wakes one alone (decision conditions.unitSteps)', () => {
    const settings = { ...defaultSettings, 'conditions.unitSteps': false }
    const change = { counter: 'spirit', value: 0, delta: -2, active: [] } as const
    expect(changeCounter(change, settings)).toMatchObject({ value: -2, activated: ['tainted'] })
    expect(changeCounter(change).activated).toEqual(['tainted', 'infamous'])
  })

  it('IF-072 two falls of one wake what one fall of two does', () => {
    const spirit = fc.integer({ min: -3, max: 3 })
    const falls = fc.integer({ min: 0, max: 4 })
    fc.assert(
      fc.property(spirit, falls, falls, (value, first, second) => {
        const fall = (from: number, delta: number, active: Condition[]) =>
          changeCounter({ counter: 'spirit', value: from, delta: -delta, active })
        const one = fall(value, first, [])
        const two = fall(one.value, second, one.activated)
        const whole = fall(value, first + second, [])
        expect(two.value).toBe(whole.value)
        expect([...one.activated, ...two.activated]).toEqual(whole.activated)
      }),
    )
  })

  it('IF-003 rises no further than its own ceiling, and never falls to it', () => {
    const change = { counter: 'health', delta: 2, active: [], max: 1 } as const
    expect(changeCounter({ ...change, value: 0 }).value).toBe(1)
    expect(changeCounter({ ...change, value: 2 }).value).toBe(2)
  })

  it('IF-003 never leaves its bounds', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...counterSchema.options),
        fc.integer({ min: -3, max: 3 }),
        fc.integer({ min: -12, max: 12 }),
        fc.uniqueArray(fc.constantFrom(...conditionSchema.options)),
        fc.array(fc.constantFrom(...conditionSchema.options)),
        (counter, value, delta, active, chosen) => {
          const change = { counter, value, delta, active, choose: chosen, clear: chosen }
          const changed = changeCounter(change)
          expect(changed.value).toBe(Math.min(3, Math.max(-3, value + delta)))
          expect(changed.activated.filter((condition) => active.includes(condition))).toEqual([])
          expect(changed.cleared.every((condition) => active.includes(condition))).toBe(true)
        },
      ),
    )
  })
})
