import { checkAgainst, type Checked } from '../../basics/check'
import { changeMembers } from '../membership'
import { otherSide } from '../grapple'
import { type Grapple, type GrappleSide } from '../../fight-model/hand-to-hand'
import { resistance, sideValue, type Scene } from '../scene'

/** Someone draws a dagger or short sword in a grapple. */
export interface Drawing {
  side: GrappleSide
  who: string
  /** Index of the weapon. */
  weapon: number
}

/** Drawing a dagger or short sword: an HtH roll instead of an attack; a success has it in hand (CI-166). */
export function drawInGrapple(
  scene: Scene,
  grapple: Grapple,
  { side, who, weapon }: Drawing,
  roll: string,
): { grapple: Grapple; checked: Checked } {
  const against = resistance(scene, grapple, otherSide(side))
  const checked = checkAgainst(sideValue(scene, grapple, [who]), against, roll)
  const change = checked.success ? { inHand: weapon } : {}
  return { grapple: changeMembers(grapple, [who], { ...change, deed: 'done' }), checked }
}
