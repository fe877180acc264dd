import { describe, expect, it } from 'vitest'
import { recoverInNight, recoverInRest } from '../../../../src/rules/cold-iron/body/rest/rest'
import {
  publishedDeepSleep,
  restFactor,
} from '../../../../src/rules/cold-iron/body/rest/rest-factor'
import { mend, rest } from '../resting'
import { told } from '../terms'

const night = {
  con: 11,
  sleepNeedHours: 8,
  watchesSlept: 2,
  restingDay: false,
  deepSleepHours: 0,
}
const sleep = (given: Partial<typeof night>) => {
  const { wounds, dailyEighths, factor, fullNight } = recoverInNight({ ...night, ...given })
  return { wounds: wounds.total, daily: dailyEighths.total / 8, factor, fullNight }
}

describe('a night', () => {
  it('CI-084: heals one hit point when it is full', () => {
    expect(sleep({}).wounds).toBe(1)
    expect(told(recoverInNight(night).wounds)).toEqual([[1, 'CI-084']])
  })

  it('CI-086: takes off half of CON of daily fatigue in each of two watches', () => {
    expect(sleep({ watchesSlept: 0 }).daily).toBe(0)
    expect(sleep({ watchesSlept: 1 }).daily).toBe(5.5)
    expect(sleep({ watchesSlept: 2 }).daily).toBe(11)
    expect(sleep({ watchesSlept: 3 }).daily).toBe(11)
    expect(told(recoverInNight(night).dailyEighths)).toEqual([[88, 'CI-086']])
  })

  it('CI-086: takes off all of CON in one watch for those who need no more', () => {
    expect(sleep({ sleepNeedHours: 4, watchesSlept: 1 })).toMatchObject({ daily: 11, wounds: 1 })
    expect(sleep({ sleepNeedHours: 4, watchesSlept: 2 }).daily).toBe(11)
  })

  it('CI-088: counts double on a day of rest with four more hours of sleep', () => {
    expect(sleep({ restingDay: true, watchesSlept: 3 })).toEqual({
      wounds: 2,
      daily: 22,
      factor: 2,
      fullNight: true,
    })
    expect(sleep({ restingDay: true, watchesSlept: 2 }).factor).toBe(1)
    expect(sleep({ restingDay: false, watchesSlept: 3 }).factor).toBe(1)
    expect(sleep({ restingDay: true, sleepNeedHours: 4, watchesSlept: 2 }).factor).toBe(2)
    expect(sleep({ restingDay: true, sleepNeedHours: 4, watchesSlept: 1 }).factor).toBe(1)
    const rested = recoverInNight({ ...night, restingDay: true, watchesSlept: 3 })
    expect(told(rested.dailyEighths)).toEqual([
      [88, 'CI-086'],
      [88, 'CI-088'],
    ])
  })

  it.each([
    [8, 7, 1],
    [8, 8, 2],
    [8, 15, 2],
    [8, 16, 4],
    [8, 23, 4],
    [8, 24, 6],
    [4, 3, 1],
    [4, 4, 2],
    [4, 11, 2],
    [4, 12, 4],
    [4, 19, 4],
    [4, 20, 6],
    [4, 24, 6],
  ])(
    'CI-089: with need of %i and %i hours of Deep Sleep counts %i times',
    (need, hours, factor) => {
      const deep = { ...night, sleepNeedHours: need, watchesSlept: 0, deepSleepHours: hours }
      expect(restFactor(deep).factor).toBe(factor)
      if (factor > 1) {
        expect(sleep(deep)).toEqual({ wounds: factor, daily: 11 * factor, factor, fullNight: true })
      }
    },
  )

  it('CI-089: follows the chart of the campaign', () => {
    expect(publishedDeepSleep).toHaveLength(6)
    const ours = [{ sleepNeedHours: 8, hours: 6, factor: 3 }]
    expect(restFactor({ ...night, deepSleepHours: 6 }, ours).factor).toBe(3)
    expect(recoverInNight({ ...night, deepSleepHours: 24 }, ours).wounds.total).toBe(3)
  })

  it('CI-089: takes the better of a day of rest and Deep Sleep, not both', () => {
    expect(sleep({ restingDay: true, watchesSlept: 3, deepSleepHours: 8 }).factor).toBe(2)
    expect(sleep({ restingDay: true, watchesSlept: 3, deepSleepHours: 16 }).factor).toBe(4)
    const both = { ...night, restingDay: true, watchesSlept: 3 }
    expect(restFactor({ ...both, deepSleepHours: 8 })).toEqual({ factor: 2, rule: 'CI-088' })
    expect(restFactor({ ...both, deepSleepHours: 16 })).toEqual({ factor: 4, rule: 'CI-089' })
    expect(told(recoverInNight({ ...night, deepSleepHours: 8 }).wounds)).toEqual([
      [1, 'CI-084'],
      [1, 'CI-089'],
    ])
  })

  it('CI-090: heals no wounds when it is broken, and credits fatigue watch by watch', () => {
    expect(sleep({ watchesSlept: 1 })).toEqual({
      wounds: 0,
      daily: 5.5,
      factor: 1,
      fullNight: false,
    })
    expect(sleep({ watchesSlept: 0, deepSleepHours: 4 })).toMatchObject({ wounds: 0, daily: 5.5 })
    expect(recoverInNight({ ...night, watchesSlept: 0 }).dailyEighths.terms).toEqual([])
  })

  it('CI-065: takes off the price of desperation when it is full', () => {
    const spent = { damage: 5, dailyFatigueEighths: 90, desperationUsed: 2 }
    const full = mend(spent, rest({})).state
    expect(full).toMatchObject({ damage: 4, dailyFatigueEighths: 0, desperationUsed: 0 })
    const broken = mend(spent, rest({ watchesSlept: 1 })).state
    expect(broken).toMatchObject({ damage: 5, dailyFatigueEighths: 26, desperationUsed: 2 })
  })

  it('CI-086: counts complete watches, and nothing for no CON', () => {
    const short = sleep({ watchesSlept: 1, deepSleepHours: 7 })
    expect(short).toEqual({ wounds: 0, daily: 5.5, factor: 1, fullNight: false })
    expect(sleep({ con: 0 })).toMatchObject({ wounds: 1, daily: 0 })
    expect(sleep({ con: 999_999 }).daily).toBe(999_999)
    expect(() => sleep({ con: 1_000_000 })).toThrow(expect.objectContaining({ field: 'con' }))
  })

  it('CI-086: takes no other need of sleep than 4 or 8 hours', () => {
    const words = expect.objectContaining({ with: { field: 'sleepNeedHours', least: 4, most: 8 } })
    expect(() => sleep({ sleepNeedHours: 6 })).toThrow(expect.objectContaining({ words }))
  })

  it.each([
    [{ con: -1 }, 'con'],
    [{ sleepNeedHours: 6 }, 'sleepNeedHours'],
    [{ sleepNeedHours: 12 }, 'sleepNeedHours'],
    [{ watchesSlept: 7 }, 'watchesSlept'],
    [{ deepSleepHours: 25 }, 'deepSleepHours'],
  ])('CI-086: names the field outside sense: %o', (given, field) => {
    expect(() => sleep(given)).toThrow(expect.objectContaining({ field }))
  })
})

describe('CI-085: a rest', () => {
  it.each([
    [0, 0],
    [59, 0],
    [60, 11],
    [119, 11],
    [120, 22],
    [720, 132],
  ])('of %i turns takes off %i of temporary fatigue at CON 11', (turns, points) => {
    expect(recoverInRest(11, turns, false).total).toBe(points)
  })

  it('CI-089: takes off twice as much in Deep Sleep', () => {
    expect(told(recoverInRest(11, 60, true))).toEqual([
      [11, 'CI-085'],
      [11, 'CI-089'],
    ])
    expect(told(recoverInRest(11, 60, false))).toEqual([[11, 'CI-085']])
    expect(recoverInRest(11, 59, true).terms).toEqual([])
  })

  it('names the field outside sense', () => {
    expect(() => recoverInRest(11, -1, false)).toThrow(expect.objectContaining({ field: 'turns' }))
    expect(recoverInRest(0, 60, false).terms).toEqual([])
    expect(() => recoverInRest(1_000_000, 60, false)).toThrow(
      expect.objectContaining({ field: 'con' }),
    )
    expect(() => recoverInRest(-1, 60, false)).toThrow(expect.objectContaining({ field: 'con' }))
  })
})
