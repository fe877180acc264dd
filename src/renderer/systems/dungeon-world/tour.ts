import type { Tour } from '../../tour/tour'

/** A little of an evening, stop by stop. */
export const dungeonWorldTour: Tour = {
  sample: 'ninth-candle',
  words: 'dungeonWorld.tour',
  stops: [
    { id: 'hello' },
    { id: 'session', actions: ['session.start'], awaits: { command: 'session.start' } },
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
    {
      id: 'cast',
      actions: ['view.cast'],
      beside: 'nav a[href="#/cast"]',
      awaits: { view: 'cast' },
    },
    { id: 'card', actions: ['act.card'], view: 'cast' },
    {
      id: 'fronts',
      actions: ['view.fronts', 'front.tick'],
      beside: 'nav a[href="#/fronts"]',
      awaits: { view: 'fronts' },
    },
    {
      id: 'missions',
      actions: ['view.missions'],
      beside: 'nav a[href="#/missions"]',
      awaits: { view: 'missions' },
    },
    { id: 'players', actions: ['window.player', 'stage.curtain'] },
    { id: 'palette', actions: ['app.palette'], awaits: { action: 'app.palette' } },
    { id: 'end' },
  ],
}
