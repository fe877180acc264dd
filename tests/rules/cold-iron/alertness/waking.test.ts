import { describe, expect, it } from 'vitest'
import { observerSchema, type Observer } from '../../../../src/rules/cold-iron/alertness/observer'
import { refuseRising, rise } from '../../../../src/rules/cold-iron/alertness/rising'
import {
  risingActions,
  type RisingAction,
} from '../../../../src/rules/cold-iron/fight-model/movement'
import { alertnessCharts } from '../../../../src/rules/cold-iron/alertness/tables'
import {
  defenceInCovers,
  protectionWithoutHelmet,
  wakeOnAlarm,
  wakeWhenStruck,
  wakingDelay,
} from '../../../../src/rules/cold-iron/alertness/waking'
import { Refusal } from '../../../../src/shared/reply'
import words from '../../../../src/rules/cold-iron/words/alertness.en.json'
import { keys, told } from '../terms'

const sleeper = (own: Partial<Observer> = {}) =>
  observerSchema.parse({ asleep: true, resting: true, ...own })

describe('waking to the alarm', () => {
  it.each([
    [-40, 3, false],
    [10, 3, false],
    [11, 2, false],
    [15, 2, false],
    [16, 1, false],
    [20, 1, false],
    [21, 0, true],
    [90, 0, true],
  ])('CI-048: a check of %i takes %i turns, rolling out: %s', (result, turns, mayRollOut) => {
    expect(wakingDelay(result)).toEqual({ turns, mayRollOut })
  })

  it('CI-048: the check is alertness without the -30, armour slept in included', () => {
    const own = { alt: 14, altArmorAsleep: -7, enhancedVision: true, enhancedHearing: true }
    const waking = wakeOnAlarm(sleeper(own), '67')
    expect(keys(waking.check)).toEqual(['alt', 'armorAsleep', 'enhancedHearing', 'chance'])
    expect(waking).toMatchObject({ check: { total: 16 }, turns: 1, mayRollOut: false })
    expect(
      wakeOnAlarm(observerSchema.parse({ alt: 14, enhancedVision: true }), '67').check.total,
    ).toBe(17)
  })

  it('CI-048: the simple rule wakes at 10, and has the others try again', () => {
    const simple = { charts: alertnessCharts, settings: { wakeRule: 'simple' as const } }
    expect(wakeOnAlarm(sleeper({ alt: 10 }), '50', simple)).toMatchObject({
      turns: 0,
      mayRollOut: false,
    })
    expect(wakeOnAlarm(sleeper({ alt: 9 }), '50', simple).turns).toBeNull()
    expect(wakeOnAlarm(sleeper({ alt: 30 }), '50', simple).mayRollOut).toBe(false)
    expect(wakeOnAlarm(sleeper({ alt: 30 }), '50').mayRollOut).toBe(true)
  })

  it('CI-048: a chart without an open end keeps its last row', () => {
    const row = { max: 10, turns: 4, mayRollOut: true }
    expect(wakingDelay(11, [row])).toEqual({ turns: 4, mayRollOut: true })
    expect(wakingDelay(0, [])).toEqual({ turns: 0, mayRollOut: false })
  })

  it.each([
    [null, 1, false],
    [3, 1, false],
    [2, 1, false],
    [1, 0, true],
    [0, 0, false],
  ])('CI-050: struck with %s turns to go, awake in %i', (left, turns, mayRollOut) => {
    expect(wakeWhenStruck(left)).toEqual({ turns, mayRollOut })
  })

  it('CI-050: in the covers defends with dodge at -4', () => {
    expect(defenceInCovers(9).total).toBe(5)
    expect(told(defenceInCovers(9))).toEqual([
      [9, 'CI-099'],
      [-4, 'CI-050'],
    ])
    expect(keys(defenceInCovers(9))).toEqual(['dodge', 'inCovers'])
  })

  it.each([
    ['minusOne', 3, 2],
    ['minusOne', 2, 1],
    ['minusOne', 1, 0],
    ['minusOne', 0, 0],
    ['capOne', 3, 1],
    ['capOne', 2, 1],
    ['capOne', 1, 1],
    ['capOne', 0, 0],
  ] as const)('CI-052: by %s, C %i without a helmet is %i', (noHelmetRule, C, left) => {
    const found = protectionWithoutHelmet(C, { noHelmetRule })
    expect(found.total).toBe(left)
    expect(told(found)).toEqual([[C, 'CI-198'], ...(left === C ? [] : [[left - C, 'CI-052']])])
    expect(keys(found)).toEqual(left === C ? ['protection'] : ['protection', 'noHelmet'])
  })
})

describe('getting up', () => {
  const lying = { inCovers: true, onGround: true, helmetOn: false }
  const free = { ...lying, inCovers: false }
  const standing = { ...free, onGround: false }

  it.each([
    [lying, ['leaveCovers', 'standUp'], null],
    [lying, ['leaveCovers', 'donHelmet'], null],
    [lying, ['donHelmet', 'leaveCovers'], null],
    [lying, [], null],
    [lying, ['leaveCovers', 'standUp', 'donHelmet'], 'tooManyHalves'],
    [lying, ['standUp'], 'inCovers'],
    [lying, ['leaveCovers', 'readyWeapon'], 'onGround'],
    [free, ['standUp', 'grabTwoWeapons'], null],
    [free, ['standUp', 'readyWeapon'], null],
    [free, ['grabTwoWeapons', 'standUp'], 'onGround'],
    [free, ['leaveCovers'], 'outOfCovers'],
    [lying, ['leaveCovers', 'leaveCovers'], 'outOfCovers'],
    [standing, ['standUp'], 'standing'],
    [standing, ['grabTwoWeapons'], null],
    [{ ...standing, helmetOn: true }, ['donHelmet'], 'helmetOn'],
    [standing, ['donHelmet', 'donHelmet'], 'helmetOn'],
  ] as [typeof lying, RisingAction[], string | null][])(
    'CI-051: %o, then %o: %s',
    (from, actions, why) => {
      const key = why && `coldIron.alertness.refused.${why}`
      expect(refuseRising(from, actions)?.key ?? null).toBe(key)
      if (key) expect(() => rise(from, actions)).toThrow(Refusal)
    },
  )

  it('CI-051: half a turn each: covers, feet, helmet, and a weapon in the hand of who stands', () => {
    expect(rise(lying, ['leaveCovers', 'standUp'])).toEqual({ ...standing })
    expect(rise(lying, ['leaveCovers', 'donHelmet'])).toEqual({ ...free, helmetOn: true })
    expect(rise(free, ['standUp', 'readyWeapon'])).toEqual(standing)
    expect(rise(free, ['standUp', 'grabTwoWeapons'])).toEqual(standing)
    expect(rise(lying, [])).toEqual(lying)
    expect(Object.keys(words.coldIron.alertness.rising)).toEqual(risingActions)
  })
})
