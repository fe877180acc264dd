import { lastStops, moveStops, viewStop } from '../../tour/stops'
import type { Tour } from '../../tour/tour'

/** A little of an evening, stop by stop. */
export const ironswornTour: Tour = {
  sample: 'salt-road',
  words: 'ironsworn.tour',
  stops: [
    { id: 'hello' },
    { id: 'quest', actions: ['quest.focus', 'quest.step'], view: 'table' },
    ...moveStops(),
    { id: 'momentum' },
    {
      id: 'oracle',
      actions: ['oracle.open'],
      needs: 'oracle.open',
      awaits: { action: 'oracle.open' },
    },
    viewStop('fronts'),
    viewStop('notes'),
    ...lastStops,
  ],
}
