import { lastStops, moveStops, viewStop } from '../../tour/stops'
import type { Tour } from '../../tour/tour'

/** A little of an evening, stop by stop. */
export const dungeonWorldTour: Tour = {
  sample: 'ninth-candle',
  words: 'dungeonWorld.tour',
  stops: [
    { id: 'hello' },
    { id: 'session', actions: ['session.start'], awaits: { command: 'session.start' } },
    ...moveStops(),
    viewStop('cast'),
    { id: 'card', actions: ['act.card'], view: 'cast' },
    viewStop('fronts'),
    viewStop('missions'),
    { id: 'players', actions: ['window.player', 'stage.curtain'] },
    ...lastStops,
  ],
}
