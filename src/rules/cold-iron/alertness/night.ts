import { bookReading, type Reading } from './check'
import type { Observer } from './observer'
import { wakefulnessOf, type Camper, type Wakefulness, type WatchMoment } from './watches'
import { wakeOnAlarm, type Waking } from './waking'

/** A camper with senses, and a finished roll in case the alarm finds them asleep. */
export interface NightCamper extends Camper {
  observer: Observer
  roll: string
}

/** How the alarm finds a camper: awake already, or waking. */
export interface Roused {
  id: string
  awake: Wakefulness
  waking: Waking | null
}

/**
 * The camp when the alarm is given in the night: who is on their feet, and how long each sleeper
 * takes (CI-032, CI-048, CI-228).
 */
export function rouseCamp(
  campers: readonly NightCamper[],
  moment: WatchMoment,
  reading: Reading = bookReading,
): Roused[] {
  return campers.map((camper) => {
    const awake = wakefulnessOf(camper, moment)
    const waking = awake ? null : wakeOnAlarm(camper.observer, camper.roll, reading)
    return { id: camper.id, awake, waking }
  })
}
