import type { Tour } from '../../tour/tour'

/** A little of an evening, stop by stop. */
export const ironswornTour: Tour = {
  sample: 'salt-road',
  words: 'ironsworn.tour',
  stops: [
    { id: 'hello' },
    { id: 'quest', actions: ['quest.focus', 'quest.step'], view: 'table' },
    {
      id: 'move',
      actions: ['move.begin'],
      view: 'table',
      needs: 'move.begin',
      awaits: { action: 'move.begin' },
    },
    {
      id: 'dice',
      actions: ['move.confirm'],
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
    { id: 'momentum' },
    {
      id: 'oracle',
      actions: ['oracle.open'],
      needs: 'oracle.open',
      awaits: { action: 'oracle.open' },
    },
    {
      id: 'fronts',
      actions: ['view.fronts'],
      beside: 'nav a[href="#/fronts"]',
      awaits: { view: 'fronts' },
    },
    {
      id: 'notes',
      actions: ['view.notes'],
      beside: 'nav a[href="#/notes"]',
      awaits: { view: 'notes' },
    },
    { id: 'palette', actions: ['app.palette'], awaits: { action: 'app.palette' } },
    { id: 'end' },
  ],
}
