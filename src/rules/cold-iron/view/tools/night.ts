import {
  refuseWatches,
  wakefulnessOf,
  watchNumbers,
  type Camper,
  type Wakefulness,
  type WatchMoment,
} from '../../alertness/watches'
import type { Blinking } from '../../alertness/observer'
import type { Phrase } from '../../../../shared/phrase'
import { sleepBlinking, sleptExtraWatch } from '../../load/sleep'

/** The six half watches of a night, in their order (CI-030, CI-032). */
export const nightMoments: readonly WatchMoment[] = watchNumbers.flatMap((watch) => [
  { watch, half: 'first' as const },
  { watch, half: 'second' as const },
])

/** A camper's night, half watch by half watch, and what the sleep left. */
export interface NightPlan {
  id: string
  halves: Wakefulness[]
  halfWatchesSlept: number
  /** Why these watches cannot be stood; null when they can (CI-031). */
  refused: Phrase | null
  /** Blinking for want of sleep (CI-227). */
  blinking: Blinking
  /** Slept a watch longer than needed (CI-226). */
  extraWatch: boolean
}

/** What a night's watches come to for one camper (CI-031, CI-032, CI-226, CI-227). */
export function planNight(camper: Camper): NightPlan {
  const halves = nightMoments.map((moment) => wakefulnessOf(camper, moment))
  const halfWatchesSlept = halves.filter((awake) => awake === null).length
  const { id, sleepNeedHours } = camper
  return {
    id,
    halves,
    halfWatchesSlept,
    refused: refuseWatches(camper),
    blinking: sleepBlinking(sleepNeedHours, halfWatchesSlept),
    extraWatch: sleptExtraWatch(sleepNeedHours, halfWatchesSlept),
  }
}

/** The half watches in which nobody of the camp is awake. */
export function unwatched(plans: readonly NightPlan[]): WatchMoment[] {
  return nightMoments.filter((_, index) => plans.every(({ halves }) => halves[index] === null))
}
