import type { Blinking } from '../alertness/observer'
import { demandWhole } from '../basics/field-error'
import { watchHours } from '../basics/units'

/** Halves of a watch, so that a short sleeper's night stays a whole number. */
const halvesInWatch = 2

/**
 * Blinking for want of sleep (CI-227): a watch less than needed makes one blink, no sleep at all
 * blink doubly. `halfWatchesSlept` counts half watches, 0 to 6.
 */
export function sleepBlinking(sleepNeedHours: 4 | 8, halfWatchesSlept: number): Blinking {
  const slept = demandWhole('halfWatchesSlept', halfWatchesSlept, 0, 6)
  if (slept === 0) return 'double'
  const needed = (sleepNeedHours / watchHours) * halvesInWatch
  return needed - slept >= halvesInWatch ? 'blinking' : 'none'
}

/** Whether one slept a watch longer than needed, which a night in armour asks for (CI-226). */
export function sleptExtraWatch(sleepNeedHours: 4 | 8, halfWatchesSlept: number): boolean {
  const needed = (sleepNeedHours / watchHours) * halvesInWatch
  return demandWhole('halfWatchesSlept', halfWatchesSlept, 0, 6) - needed >= halvesInWatch
}
