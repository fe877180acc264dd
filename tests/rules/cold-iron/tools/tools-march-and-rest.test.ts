import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Travel } from '../../../../src/rules/cold-iron/load/march'
import {
  marchDay,
  marchFor,
  type Marcher,
} from '../../../../src/rules/cold-iron/view/tools/march-day'
import {
  recoverInMinutes,
  recoverInNights,
  type RestPlan,
  type TiredBody,
} from '../../../../src/rules/cold-iron/view/tools/recovery'
import { keys, told } from '../terms'

const travel: Travel = {
  ...{ schedule: 'normal', extraHours: 0, distanceFactor: 1 },
  ...{ healFatigueAllDay: false, healMentalFatigueAllNight: false },
  ...{ daytimeDeepSleep: false, darkRestingPlace: false },
}
const marcher: Marcher = { encumbrance: 300, str: 10, dexAdj: 0, blinking: 'none', minutes: 0 }

function day(change: Partial<Travel>, own: Partial<Marcher> = {}) {
  const march = marchFor({ ...travel, ...change })
  return march && marchDay({ ...marcher, ...own }, march)
}

describe('a day on the march', () => {
  it('CI-224: a forced march by day is class B: three times the fatigue, and blinking', () => {
    const forced = day({ extraHours: 4, distanceFactor: 1.25 })
    expect(forced).toMatchObject({ loadIndex: 30, daily: { total: 15 }, blinking: 'blinking' })
    expect(told(forced?.daily ?? null)).toEqual([
      [5, 'CI-221'],
      [10, 'CI-224'],
    ])
    expect(day({})?.daily?.total).toBe(5)
    expect(day({ extraHours: 4, distanceFactor: 1.5 })).toMatchObject({
      daily: { total: 20 },
      blinking: 'double',
    })
  })

  it('CI-225: Heal Fatigue all day makes it one class lighter', () => {
    const eased = { extraHours: 4, distanceFactor: 1.25, healFatigueAllDay: true } as const
    expect(marchFor({ ...travel, ...eased })?.class).toBe('A')
    expect(day(eased)).toMatchObject({ daily: { total: 5 }, blinking: 'none' })
  })

  it('CI-079: half of it comes at noon, odd points in eighths', () => {
    expect(day({})?.halfEighths).toBe(20)
  })

  it('CI-222: movement follows the load', () => {
    expect(day({})?.movement).toMatchObject({ maFull: { total: 16 }, maBroken: { total: 10 } })
  })

  it('CI-220: beyond the chart there is too much to carry', () => {
    expect(day({}, { encumbrance: 3001 })).toMatchObject({ movement: null, daily: null })
    expect(day({}, { encumbrance: 3000 })?.movement).not.toBeNull()
  })

  it('CI-078: an overload tires by the minute instead', () => {
    const loaded = day({}, { encumbrance: 1600, minutes: 10 })
    expect(loaded).toMatchObject({ daily: null, halfEighths: null })
    expect(loaded?.overload?.temporary.total).toBe(10)
    expect(loaded?.overload?.dailyEighths.total).toBe(10)
    expect(day({})?.overload).toBeNull()
  })

  it('CI-224: what the table does not have is no march', () => {
    expect(marchFor({ ...travel, distanceFactor: 1.25 })).toBeNull()
  })
})

const body: TiredBody = { pt: 20, con: 12, damage: 9, tempFatigue: 30, dailyFatigueEighths: 200 }
const plan: RestPlan = {
  ...{ nights: 1, sleepNeedHours: 8, watchesSlept: 2, restingDay: false, deepSleepHours: 0 },
  cured: [],
}
const rest = (change: Partial<RestPlan>, own: Partial<TiredBody> = {}) =>
  recoverInNights({ ...body, ...own }, { ...plan, ...change })

describe('nights of rest', () => {
  it('CI-084, CI-086: three nights heal a point each, and CON of daily fatigue', () => {
    const three = rest({ nights: 3 }, { dailyFatigueEighths: 400 })
    expect(told(three.wounds)).toEqual([[3, 'CI-084']])
    expect(told(three.daily)).toEqual([[36, 'CI-086']])
    expect(three.after).toEqual({ ...body, damage: 6, tempFatigue: 0, dailyFatigueEighths: 112 })
  })

  it('CI-085: an hour of Deep Sleep is enough to rest off temporary fatigue as asleep', () => {
    const left = (deepSleepHours: number) =>
      rest({ deepSleepHours }, { tempFatigue: 999_999 }).after
    expect(left(1).tempFatigue).toBeLessThan(left(0).tempFatigue)
    expect(left(2).tempFatigue).toBe(left(1).tempFatigue)
  })

  it('CI-089: sixteen hours of Deep Sleep count four times, a medic’s care with them', () => {
    const deep = rest({ deepSleepHours: 16, cured: [1] })
    expect(deep.factor).toBe(4)
    expect(told(deep.wounds)).toEqual([
      [1, 'CI-084'],
      [3, 'CI-089'],
      [1, 'CI-091'],
      [3, 'CI-089'],
    ])
    expect(keys(deep.wounds)).toEqual(['night', 'restFactor', 'cured', 'restFactor'])
  })

  it('CI-088: a resting day doubles care too, under its own rule', () => {
    const day = rest({ watchesSlept: 3, restingDay: true, cured: [2] })
    expect(told(day.wounds)).toEqual([
      [1, 'CI-084'],
      [1, 'CI-088'],
      [2, 'CI-091'],
      [2, 'CI-088'],
    ])
  })

  it('CI-084: no more than is missing', () => {
    const whole = rest({ nights: 5 }, { damage: 2 })
    expect(told(whole.wounds)).toEqual([
      [5, 'CI-084'],
      [-3, 'CI-084'],
    ])
    expect(keys(whole.wounds)).toEqual(['night', 'notMissing'])
    expect(rest({ nights: 2 }, { damage: 2 }).wounds.terms).toHaveLength(1)
  })

  it('CI-090: a broken night heals no wounds, and credits fatigue by the watch', () => {
    const broken = rest({ watchesSlept: 1 })
    expect(broken).toMatchObject({ fullNight: false, wounds: { total: 0 }, daily: { total: 6 } })
  })

  it('CI-063: the dying gain no hit points', () => {
    const dying = rest({ cured: [4] }, { damage: 31 })
    expect(dying.wounds.total).toBe(0)
    expect(told(dying.wounds).at(-1)).toEqual([-5, 'CI-063'])
    expect(rest({ cured: [4] }, { damage: 30 }).wounds.total).toBe(5)
    expect(rest({ watchesSlept: 1 }, { damage: 31 }).wounds.terms).toEqual([])
  })

  it('CI-085: watches asleep rest temporary fatigue away', () => {
    expect(told(rest({}).temporary)).toEqual([
      [1152, 'CI-085'],
      [-1122, 'CI-085'],
    ])
    expect(rest({ watchesSlept: 0 }).temporary.total).toBe(0)
  })

  it('CI-085: a pause of fifteen minutes gives three times CON, in Deep Sleep twice that', () => {
    const tired = { ...body, tempFatigue: 100 }
    const pause = recoverInMinutes(tired, 15, false)
    expect(told(pause.temporary)).toEqual([[36, 'CI-085']])
    expect(pause.after).toEqual({ ...tired, tempFatigue: 64 })
    expect(told(recoverInMinutes(tired, 15, true).temporary)).toEqual([
      [36, 'CI-085'],
      [36, 'CI-089'],
    ])
    expect(pause).toMatchObject({ fullNight: false, wounds: { total: 0 }, daily: { total: 0 } })
  })

  it('CI-082: nothing falls below what is missing, and the terms say what came back', () => {
    const points = fc.nat(80)
    fc.assert(
      fc.property(points, points, points, fc.integer({ min: 1, max: 9 }), (d, f, e, nights) => {
        const own = { damage: d, tempFatigue: f, dailyFatigueEighths: e }
        const { wounds, temporary, daily, after } = rest({ nights, cured: [3] }, own)
        expect(after.damage).toBe(d - wounds.total)
        expect(after.tempFatigue).toBe(f - temporary.total)
        expect(after.dailyFatigueEighths).toBe(e - 8 * daily.total)
        for (const left of [after.damage, after.tempFatigue, after.dailyFatigueEighths]) {
          expect(left).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })
})
