import { demandWhole, FieldError } from '../../basics/field-error'
import { watchHours } from '../../basics/units'
import table from './deep-sleep.json'

/** Recovery of a day of rest, times the usual (CI-088). */
const restingDayFactor = 2

/** Times the usual that so many hours of Deep Sleep are worth, for each need of sleep (CI-089). */
type DeepSleepChart = readonly { sleepNeedHours: number; hours: number; factor: number }[]

/** The published chart (CI-089). */
export const publishedDeepSleep: DeepSleepChart = table

/** How one slept. */
export interface Sleep {
  /** 8, or 4 for those who need one watch. */
  sleepNeedHours: number
  watchesSlept: number
  /** The day before was spent resting too (CI-088). */
  restingDay: boolean
  deepSleepHours: number
}

/**
 * How many times the usual a night is worth, for wounds, daily fatigue and a medic's care alike,
 * and the rule that says so (CI-088, CI-089). A day of rest takes four hours of sleep beyond the
 * need; hours of Deep Sleep between two steps of the chart count as the lower. The better counts.
 */
export function restFactor(
  sleep: Sleep,
  chart = publishedDeepSleep,
): { factor: number; rule: string } {
  const need = needOf(sleep)
  const hours = demandWhole('deepSleepHours', sleep.deepSleepHours, 0, 24)
  const slept = sleptWatches(sleep) * watchHours
  const rested = sleep.restingDay && slept >= need + watchHours ? restingDayFactor : 1
  const deep = chart
    .filter((row) => row.sleepNeedHours === need && row.hours <= hours)
    .map(({ factor }) => factor)
  const factor = Math.max(rested, ...deep)
  return { factor, rule: factor > rested ? 'CI-089' : 'CI-088' }
}

/** Watches asleep, those in Deep Sleep included when they are more. */
export function sleptWatches({ watchesSlept, deepSleepHours }: Sleep): number {
  const deep = Math.floor(demandWhole('deepSleepHours', deepSleepHours, 0, 24) / watchHours)
  return Math.max(demandWhole('watchesSlept', watchesSlept, 0, 6), deep)
}

/** Hours of sleep needed: 8, or 4. */
export function needOf({ sleepNeedHours }: Sleep): number {
  if (sleepNeedHours === watchHours || sleepNeedHours === 2 * watchHours) return sleepNeedHours
  throw new FieldError('sleepNeedHours', watchHours, 2 * watchHours)
}
