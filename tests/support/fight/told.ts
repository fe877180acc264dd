import type { Report } from '../../../src/campaign/report/model/schema'

/** Everything that a report tells in its timeline, in order. */
export function told({ timeline }: Report) {
  return timeline.flatMap(({ scenes }) => scenes.flatMap(({ events }) => events))
}
