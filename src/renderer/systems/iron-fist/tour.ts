import type { Tour } from '../../tour/tour'

/** A little of an evening, stop by stop. */
export const ironFistTour: Tour = {
  sample: 'lantern-company',
  words: 'ironFist.tour',
  stops: [
    { id: 'hello' },
    {
      id: 'move',
      actions: ['move.begin'],
      view: 'table',
      needs: 'move.begin',
      awaits: { action: 'move.begin' },
    },
    {
      id: 'dice',
      actions: ['move.confirm', 'move.help'],
      // There while a move is begun.
      needs: 'move.cancel',
      opens: 'move.begin',
      awaits: { command: 'move.confirm' },
    },
    {
      id: 'undo',
      actions: ['history.undo'],
      follows: 'dice',
      awaits: { action: 'history.undo' },
    },
    {
      id: 'cast',
      actions: ['view.cast'],
      beside: 'nav a[href="#/cast"]',
      awaits: { view: 'cast' },
    },
    { id: 'harm', actions: ['cast.inflictHarm', 'harm.npc'], view: 'cast' },
    {
      id: 'fronts',
      actions: ['view.fronts'],
      beside: 'nav a[href="#/fronts"]',
      awaits: { view: 'fronts' },
    },
    { id: 'portent', actions: ['front.tick'], view: 'fronts' },
    {
      id: 'missions',
      actions: ['view.missions'],
      beside: 'nav a[href="#/missions"]',
      awaits: { view: 'missions' },
    },
    { id: 'closing', actions: ['mission.close', 'mission.openReport'], view: 'missions' },
    { id: 'palette', actions: ['app.palette'], awaits: { action: 'app.palette' } },
    { id: 'end' },
  ],
}
