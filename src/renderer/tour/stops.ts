import type { Stop } from './tour'

/** A view is gone to by its link. */
export const viewStop = (view: string, actions: readonly string[] = [`view.${view}`]): Stop => ({
  id: view,
  actions,
  beside: `nav a[href="#/${view}"]`,
  awaits: { view },
})

/** What was done at another stop is taken back. */
export const undoStop = (follows: string): Stop => ({
  id: 'undo',
  actions: ['history.undo'],
  follows,
  awaits: { action: 'history.undo' },
})

/** A move is begun, made with its dice, and taken back. */
export const moveStops = (besideConfirm: readonly string[] = []): readonly Stop[] => [
  {
    id: 'move',
    actions: ['move.begin'],
    view: 'table',
    needs: 'move.begin',
    awaits: { action: 'move.begin' },
  },
  {
    id: 'dice',
    actions: ['move.confirm', ...besideConfirm],
    // Before the move is chosen there is nothing to confirm.
    beside: '[data-action="move.confirm"], [data-move-finder]',
    // There while a move is begun.
    needs: 'move.cancel',
    opens: 'move.begin',
    awaits: { command: 'move.confirm' },
  },
  undoStop('dice'),
]

/** Everything is found in the palette, and there the tour ends. */
export const lastStops: readonly Stop[] = [
  { id: 'palette', actions: ['app.palette'], awaits: { action: 'app.palette' } },
  { id: 'end' },
]
