import { checkAgainst, type Checked } from '../../basics/check'
import { changeMembers } from '../membership'
import { otherSide } from '../pile'
import { type Pile, type PileSide } from '../../fight-model/scrum'
import { resistance, sideValue, type Scene } from '../scene'

/** Someone draws a dagger or short sword in a pile. */
export interface Drawing {
  side: PileSide
  who: string
  /** Index of the weapon. */
  weapon: number
}

/** Drawing a dagger or short sword: an HtH roll instead of an attack; a success has it in hand (CI-166). */
export function drawInPile(
  scene: Scene,
  pile: Pile,
  { side, who, weapon }: Drawing,
  roll: string,
): { pile: Pile; checked: Checked } {
  const against = resistance(scene, pile, otherSide(side))
  const checked = checkAgainst(sideValue(scene, pile, [who]), against, roll)
  const change = checked.success ? { inHand: weapon } : {}
  return { pile: changeMembers(pile, [who], { ...change, deed: 'done' }), checked }
}
