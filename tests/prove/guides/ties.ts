import { tieTypes, type TieEnd } from '../../../src/shared/ties'
import { rowOf, type Guides, type Scene } from './scene'

/** Somebody or something that can be tied. */
const endIn = (scene: Scene): Pick<TieEnd, 'type' | 'id'> | undefined =>
  rowOf(scene, tieTypes.map((type) => `SELECT '${type}' AS type, id FROM ${type}`).join(' UNION '))

/** Guides to the ties of people, places and fronts. */
export const tieGuides: Guides = {
  'tie.create': (scene) => ({ ...scene.drawn, from: endIn(scene), to: endIn(scene) }),
  'tie.remove': (scene) => rowOf(scene, 'SELECT id AS tieId FROM tie') ?? scene.drawn,
}
