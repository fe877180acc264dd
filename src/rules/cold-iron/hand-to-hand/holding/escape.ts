import { sum, type Sum } from '../../../../shared/term'
import { checkAgainst, type Checked } from '../../basics/check'
import { wordsIn } from '../../describe'
import { leaveGrapple, spendTurn } from '../membership'
import { memberIn, otherSide } from '../grapple'
import { type Grapple, type GrappleSide } from '../../fight-model/hand-to-hand'
import { foesOf, idsOf, isAwake, memberValue, resistance, sideValue, type Scene } from '../scene'

const { termOf } = wordsIn('handToHand')

/** Some of a side try to get out, together. */
export interface Escape {
  side: GrappleSide
  who: readonly string[]
}

/** How an attempt to get out came out. */
export interface EscapeOutcome {
  checked: Checked
  /** Those on their feet next to the others now (CI-175). */
  freed: string[]
}

/** HtH of those who try, less 3 (CI-175). */
export function escapeValue(scene: Scene, grapple: Grapple, { who }: Escape): Sum {
  return sum([...sideValue(scene, grapple, who).terms, termOf('escape', -3, 'CI-175')])
}

/**
 * Who holds somebody in when an attempt fails, the strongest first, and whom they may choose: those of
 * less HtH than theirs; among the others dice decide (CI-176). Each holds one.
 */
export function holdersOf(
  scene: Scene,
  grapple: Grapple,
  { side, who }: Escape,
): { holderId: string; choices: string[] }[] {
  const valueOf = (id: string) => {
    const member = memberIn(grapple, id)
    return member ? memberValue(scene, grapple, member, 'hth').total : 0
  }
  return idsOf(grapple, otherSide(side))
    .filter((id) => isAwake(scene, id) && memberIn(grapple, id)?.pinned === false)
    .sort((left, right) => valueOf(right) - valueOf(left))
    .map((holderId) => ({
      holderId,
      choices: who.filter((id) => valueOf(holderId) > valueOf(id)),
    }))
}

/**
 * An attempt to get out (CI-175): a success puts all who tried on their feet. When it fails each
 * opponent still holds but one in, so that with fewer of those than tried the others get out all
 * the same (CI-176); `held` names who is held, which matters only then. Null for the grapple once
 * nobody is left to grapple with.
 */
export function escapeFromGrapple(
  scene: Scene,
  grapple: Grapple,
  escape: Escape,
  roll: string,
  held: readonly string[] = [],
): { grapple: Grapple | null; outcome: EscapeOutcome } {
  const against = resistance(scene, grapple, otherSide(escape.side))
  const checked = checkAgainst(escapeValue(scene, grapple, escape), against, roll)
  const holders = holdersOf(scene, grapple, escape).length
  const stuck = holders >= escape.who.length ? escape.who : held
  const freed = checked.success ? [...escape.who] : escape.who.filter((id) => !stuck.includes(id))
  return {
    grapple: leaveGrapple(spendTurn(grapple, escape.who), freed),
    outcome: { checked, freed },
  }
}

/** How many of those who try are held when the roll fails; fewer than all only then is a choice. */
export function heldCount(scene: Scene, grapple: Grapple, escape: Escape): number {
  return Math.min(holdersOf(scene, grapple, escape).length, escape.who.length)
}

/**
 * Whether a side may leave without a roll: the other attacked below 0 (CI-177), or knows nothing of
 * what happens any more. Whoever leaves so stays on the ground.
 */
export function mayLeaveFreely(scene: Scene, grapple: Grapple, side: GrappleSide): boolean {
  return grapple.free === side || hasNoFoes(scene, grapple, side)
}

/** Whether nobody against a side knows what happens any more; a pinned one still does (CI-176). */
export function hasNoFoes(scene: Scene, grapple: Grapple, side: GrappleSide): boolean {
  return foesOf(grapple, side).every((id) => !isAwake(scene, id))
}
