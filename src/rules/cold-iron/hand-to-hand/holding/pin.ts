import { sum, type Sum } from '../../../../shared/term'
import { checkAgainst, type Checked } from '../../basics/check'
import { aimTerms } from '../joining/aim'
import { changeMembers, spendTurn, withSide } from '../membership'
import { otherSide, sideIn } from '../grapple'
import { type Grapple, type GrappleSide } from '../../fight-model/hand-to-hand'
import { foesOf, resistance, sideValue, type Scene } from '../scene'

/** Some of a side try to pin one of the other (CI-173). */
export interface PinAttempt {
  side: GrappleSide
  who: readonly string[]
  targetId: string
}

/** How a pin attempt came out; `count` is the successes in a row, 3 when it holds. */
export interface PinOutcome {
  checked: Checked
  count: number
  pinned: boolean
  frees: boolean
}

/** A success by this much counts; by the second figure it pins at once (CI-173). */
const countsFrom = 5
const pinsFrom = 12
const inARow = 3

/** HtH of those who try to pin; holding one among several costs as aiming at them (CI-168). */
function pinValue(scene: Scene, grapple: Grapple, { side, who, targetId }: PinAttempt): Sum {
  const aim = aimTerms({ at: 'one', id: targetId }, foesOf(grapple, side))
  return sum([...sideValue(scene, grapple, who).terms, ...aim])
}

/**
 * A pin attempt (CI-173): three in a row by 5 or more, or one by 12, and no damage. Less than 5, or
 * another target, begins the count anew; a total below 0 lets the other side go (CI-177).
 */
export function pinInGrapple(
  scene: Scene,
  grapple: Grapple,
  attempt: PinAttempt,
  roll: string,
): { grapple: Grapple; outcome: PinOutcome } {
  const { side, who, targetId } = attempt
  const against = resistance(scene, grapple, otherSide(side))
  const checked = checkAgainst(pinValue(scene, grapple, attempt), against, roll)
  const net = checked.net.total
  const before = grapple.sides[side].pin
  const inRow = before?.targetId === targetId ? before.count : 0
  const count = net >= pinsFrom ? inARow : net >= countsFrom ? inRow + 1 : 0
  const pinned = count >= inARow
  const frees = checked.total < 0
  const pin = count === 0 || pinned ? null : { targetId, count }
  const spent = withSide(spendTurn(grapple, who), side, { pin })
  const held = pinned ? changeMembers(spent, [targetId], { pinned: true }) : spent
  return {
    grapple: held.free === null && frees ? { ...held, free: otherSide(side) } : held,
    outcome: { checked, count, pinned, frees },
  }
}

/** A pin attempt fails once one of those who try it is damaged by the other side (CI-173). */
export function breakPin(grapple: Grapple, hurtId: string): Grapple {
  const side = sideIn(grapple, hurtId)
  return side && grapple.sides[side].pin ? withSide(grapple, side, { pin: null }) : grapple
}

/** Lets a pinned member go. */
export function unpin(grapple: Grapple, memberId: string): Grapple {
  return changeMembers(grapple, [memberId], { pinned: false })
}
