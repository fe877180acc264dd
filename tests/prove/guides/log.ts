import { rowOf, type Guide, type Guides } from './scene'

/** A line of the log that stands. */
const standing: Guide = (scene) => ({
  ...scene.drawn,
  ...rowOf(scene, `SELECT id AS jotId FROM live_fact WHERE kind = 'note.written'`),
})

/** Lines of the log, which have a number for an id. */
export const logGuides: Guides = {
  'note.rewriteJot': standing,
  'note.removeJot': standing,
}
