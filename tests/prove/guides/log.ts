import { rowOf, type Guide, type Guides } from './scene'

/** A line of the log that stands. */
const standing: Guide = (scene) => ({
  ...scene.drawn,
  ...rowOf(scene, `SELECT id AS jotId FROM live_fact WHERE kind = 'note.written'`),
})

/** Lines and steps of the log, and what it leaves to be kept in mind, which have a number for an id. */
export const logGuides: Guides = {
  'history.bringBack': (scene) => ({
    ...scene.drawn,
    ...rowOf(scene, `SELECT id AS batchId FROM batch WHERE command = 'cast.remove'`),
  }),
  'reminder.letGo': (scene) => ({
    ...scene.drawn,
    ...rowOf(scene, `SELECT id AS reminderId FROM live_fact WHERE kind = 'reminder.given'`),
  }),
  'note.rewriteJot': standing,
  'note.removeJot': standing,
}
