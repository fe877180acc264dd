import type { Report } from '../../../src/campaign/report/model/schema'

/** What a report tells in its timeline, in order. */
export function eventsOf({ timeline }: Report) {
  return timeline.flatMap(({ scenes }) => scenes).flatMap(({ events }) => events)
}
