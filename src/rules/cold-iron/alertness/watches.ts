import type { Phrase } from '../../../shared/phrase'
import { wordsIn } from '../describe'
import { watchHours } from '../basics/units'

const { words } = wordsIn('alertness')

/** Hours of a party's day (CI-030). */
export const standardDay = { travel: 10, chores: 2, rest: 12 }

/** Watches of the rest, in their order. */
export const watchNumbers = [1, 2, 3] as const
export type WatchNumber = (typeof watchNumbers)[number]

/** The moment of an encounter in the night. */
export interface WatchMoment {
  watch: WatchNumber
  half: 'first' | 'second'
}

/** One who sleeps in the camp, and the watches assigned. */
export interface Camper {
  id: string
  sleepNeedHours: 4 | 8
  shortSleep: boolean
  watchAssigned: readonly WatchNumber[]
}

/** Watches a camper may stand and still sleep enough: one, or two on four hours of sleep (CI-031). */
export function mostWatches({ sleepNeedHours }: Pick<Camper, 'sleepNeedHours'>): number {
  return (standardDay.rest - sleepNeedHours) / watchHours
}

/**
 * Why a camper cannot stand these watches; null when that is fine (CI-031). A short sleeper takes
 * the first or the third; one who needs only four hours is not bound to that.
 */
export function refuseWatches(camper: Camper): Phrase | null {
  const { watchAssigned, shortSleep, sleepNeedHours } = camper
  const most = mostWatches(camper)
  if (new Set(watchAssigned).size < watchAssigned.length) return words('refused.watchTwice')
  if (watchAssigned.length > most) return words('refused.tooManyWatches', { count: most })
  const bound = shortSleep && sleepNeedHours === 8
  return bound && watchAssigned.includes(2) ? words('refused.shortSleepWatch') : null
}

/** Why one is awake at a moment of the night; null for a sleeper (CI-031, CI-032). */
export type Wakefulness = 'onWatch' | 'shortSleep' | null

/** Whether a camper is awake at a moment of the night, and why (CI-032). */
export function wakefulnessOf(camper: Camper, { watch, half }: WatchMoment): Wakefulness {
  const { watchAssigned, shortSleep } = camper
  if (watchAssigned.includes(watch)) return 'onWatch'
  const nextTo = half === 'first' ? 1 : 3
  return shortSleep && watch === 2 && watchAssigned.includes(nextTo) ? 'shortSleep' : null
}

/** Everyone in the camp with why they are awake at a moment, in the given order (CI-032). */
export function whoIsAwake(
  campers: readonly Camper[],
  moment: WatchMoment,
): { id: string; awake: Wakefulness }[] {
  return campers.map((camper) => ({ id: camper.id, awake: wakefulnessOf(camper, moment) }))
}
