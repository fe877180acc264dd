import type { OutputOf } from '../../../campaign/api'

/** How long somebody at the table has not been heard. */
export type Heard = OutputOf<'spotlight.read'>[number]

const millisecondsOfMinute = 60_000

/** Whole minutes from an ISO time until now, both as the clock on the wall has them; never below 0. */
export function minutesSince(since: string, now: number): number {
  return Math.max(0, Math.floor((now - Date.parse(since)) / millisecondsOfMinute))
}
