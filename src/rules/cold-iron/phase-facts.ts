import type { Settings } from './settings'

/** Whether play has gone on for so long without a fight that a reminder is due (CI-015). */
export function isPacingDue(minutes: number, settings: Pick<Settings, 'pacingMinutes'>): boolean {
  return settings.pacingMinutes > 0 && minutes >= settings.pacingMinutes
}
