import { lastStops, moveStops, viewStop } from '../../tour/stops'
import type { Tour } from '../../tour/tour'

/** A little of an evening, stop by stop. */
export const ironFistTour: Tour = {
  sample: 'lantern-company',
  words: 'ironFist.tour',
  stops: [
    { id: 'hello' },
    ...moveStops(['move.help']),
    viewStop('cast'),
    { id: 'harm', actions: ['cast.inflictHarm', 'harm.npc'], view: 'cast' },
    viewStop('fronts'),
    { id: 'portent', actions: ['front.tick'], view: 'fronts' },
    viewStop('missions'),
    { id: 'closing', actions: ['mission.close', 'mission.openReport'], view: 'missions' },
    ...lastStops,
  ],
}
