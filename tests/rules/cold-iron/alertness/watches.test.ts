import { describe, expect, it } from 'vitest'
import { alertnessCharts } from '../../../../src/rules/cold-iron/alertness/tables'
import { wakeOnAlarm } from '../../../../src/rules/cold-iron/alertness/waking'
import { observerSchema } from '../../../../src/rules/cold-iron/alertness/observer'
import {
  mostWatches,
  refuseWatches,
  standardDay,
  wakefulnessOf,
  watchNumbers,
  whoIsAwake,
  type Camper,
  type WatchNumber,
} from '../../../../src/rules/cold-iron/alertness/watches'
import { watchHours } from '../../../../src/rules/cold-iron/basics/units'

const camper = (watchAssigned: WatchNumber[], more: Partial<Camper> = {}): Camper => ({
  id: 'a',
  sleepNeedHours: 8,
  shortSleep: false,
  watchAssigned,
  ...more,
})

describe('the night', () => {
  it('CI-030: ten hours on the road, two of chores, and a rest of three watches', () => {
    expect(standardDay).toEqual({ travel: 10, chores: 2, rest: 12 })
    expect(standardDay.travel + standardDay.chores + standardDay.rest).toBe(24)
    expect(watchNumbers).toEqual([1, 2, 3])
    expect(watchNumbers.length * watchHours).toBe(standardDay.rest)
  })

  it('CI-031: eight hours of sleep leave one watch, four leave two', () => {
    expect(mostWatches({ sleepNeedHours: 8 })).toBe(1)
    expect(mostWatches({ sleepNeedHours: 4 })).toBe(2)
  })

  it.each([
    [camper([]), null],
    [camper([2]), null],
    [camper([1, 2]), 'tooManyWatches'],
    [camper([1, 3], { sleepNeedHours: 4 }), null],
    [camper([1, 2, 3], { sleepNeedHours: 4 }), 'tooManyWatches'],
    [camper([1, 1], { sleepNeedHours: 4 }), 'watchTwice'],
    [camper([1], { shortSleep: true }), null],
    [camper([2], { shortSleep: true }), 'shortSleepWatch'],
    [camper([3], { shortSleep: true }), null],
    [camper([2], { shortSleep: true, sleepNeedHours: 4 }), null],
  ])('CI-031: %o is refused for %s', (who, why) => {
    expect(refuseWatches(who)?.key ?? null).toBe(why && `coldIron.alertness.refused.${why}`)
  })

  it('CI-031: the refusal says how many watches there is time for', () => {
    expect(refuseWatches(camper([1, 2]))?.with).toEqual({ count: 1 })
    expect(refuseWatches(camper([1, 2, 3], { sleepNeedHours: 4 }))?.with).toEqual({ count: 2 })
  })

  it.each([
    [camper([1]), 1, 'first', 'onWatch'],
    [camper([1]), 1, 'second', 'onWatch'],
    [camper([1]), 2, 'first', null],
    [camper([1]), 3, 'second', null],
    [camper([1], { shortSleep: true }), 2, 'first', 'shortSleep'],
    [camper([1], { shortSleep: true }), 2, 'second', null],
    [camper([3], { shortSleep: true }), 2, 'first', null],
    [camper([3], { shortSleep: true }), 2, 'second', 'shortSleep'],
    [camper([1], { shortSleep: true }), 3, 'first', null],
    [camper([3], { shortSleep: true }), 1, 'second', null],
    [camper([], { shortSleep: true }), 2, 'first', null],
    [camper([1, 2], { sleepNeedHours: 4 }), 2, 'second', 'onWatch'],
  ] as const)('CI-032: %o in watch %i, %s half: %s', (who, watch, half, awake) => {
    expect(wakefulnessOf(who, { watch, half })).toBe(awake)
  })

  it('CI-032: lists the whole camp in its order', () => {
    const camp = [camper([2]), camper([1], { id: 'b', shortSleep: true }), camper([3], { id: 'c' })]
    expect(whoIsAwake(camp, { watch: 2, half: 'first' })).toEqual([
      { id: 'a', awake: 'onWatch' },
      { id: 'b', awake: 'shortSleep' },
      { id: 'c', awake: null },
    ])
  })

  it('CI-228: at an alarm those on watch are up and the others wake by the rules of waking', () => {
    const camp = [camper([2]), camper([1], { id: 'b' })]
    expect(whoIsAwake(camp, { watch: 2, half: 'second' }).map(({ awake }) => awake)).toEqual([
      'onWatch',
      null,
    ])
    const waking = wakeOnAlarm(observerSchema.parse({ alt: 13 }), '67')
    expect(waking).toMatchObject({ turns: 1, mayRollOut: false })
    expect(waking.check.total).toBe(16)
  })

  it('CI-228: the alarm follows the setting for waking', () => {
    const reading = { charts: alertnessCharts, settings: { wakeRule: 'simple' as const } }
    expect(wakeOnAlarm(observerSchema.parse({ alt: 6 }), '67', reading).turns).toBeNull()
  })
})
