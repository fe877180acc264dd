import { lastStops, undoStop, viewStop } from '../../tour/stops'
import type { Tour } from '../../tour/tour'

/** A little of an evening, stop by stop. */
export const coldIronTour: Tour = {
  sample: 'lantern-company',
  words: 'coldIron.tour',
  stops: [
    { id: 'hello' },
    viewStop('cast'),
    { id: 'sheet', actions: ['sheet.write'], view: 'cast' },
    viewStop('table'),
    {
      id: 'begin',
      actions: ['encounter.next'],
      view: 'table',
      needs: 'encounter.next',
      awaits: { command: 'encounter.act' },
    },
    {
      id: 'steps',
      actions: ['fight.skip', 'fight.close'],
      view: 'table',
      needs: 'fight.skip',
      opens: 'encounter.next',
      awaits: { action: 'fight.skip' },
    },
    {
      id: 'declare',
      actions: ['fight.next', 'fight.declare.attack', 'fight.declaring.again'],
      view: 'table',
      needs: 'fight.declare.attack',
      opens: 'fight.skip',
      awaits: { command: 'encounter.act' },
    },
    undoStop('declare'),
    {
      id: 'group',
      actions: ['fight.declaring.group', 'fight.bulk.spread', 'fight.declaring.againAll'],
    },
    { id: 'dice', actions: ['fight.dice'] },
    { id: 'players', actions: ['window.player', 'stage.curtain'] },
    ...lastStops,
  ],
}
