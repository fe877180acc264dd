import { leaveGrapple } from '../../hand-to-hand/membership'
import { firstSide, openTurn } from '../../hand-to-hand/order'
import { grappleSides, membersOf, otherSide, grappleWith, sideIn } from '../../hand-to-hand/grapple'
import { type Grapple } from '../../fight-model/hand-to-hand'
import { breakPin } from '../../hand-to-hand/holding/pin'
import { hasNoFoes } from '../../hand-to-hand/holding/escape'
import { idsOf } from '../../hand-to-hand/scene'
import type { FightContext } from '../../fight-model/context'
import type { Outcome } from '../../fight-model/attack'
import { combatantOf, withState } from '../core/fight'
import { placeOf } from '../core/place'
import { andThen, forEach, type FightChange } from '../core/change'
import type { StepId } from '../../fight-model/steps'
import { told, withGrappleIn, withHandToHand } from './changing'
import { dropUnkept, sceneIn } from './people'

/** A fight whose grapples begin their next turn: the stronger sides first, and nothing open (CI-164). */
export function beginHandToHandTurn(fight: FightContext): FightContext {
  const scene = sceneIn(fight)
  const grapples = fight.handToHand.grapples.map((grapple) => openTurn(scene, grapple))
  return withHandToHand(fight, { grapples, tries: [], hits: [], down: [], up: [], acted: [] })
}

/**
 * What the closing of a step does to grapples, once its blows have landed: damage breaks off the pins
 * of those it hit (CI-173), knock-downs are over (CI-161), the dead and the absent are out,
 * everybody lies or stands as they fell or rose, and the stronger side of those who are left comes first. Once
 * hand-to-hand was fought, what nobody holds on to is let fall (CI-166), and whoever has nobody left to grapple
 * with is out of it, on the ground (CI-176).
 */
export function closeHandToHand(
  fight: FightContext,
  landed: readonly Outcome[],
  step: StepId,
): FightChange {
  const hurt = landed.filter(({ blow }) => blow.wounds > 0 || blow.fatigue > 0)
  const unpinned = hurt.reduce(breakPinsOf, fight)
  if (placeOf(fight, step) < placeOf(fight, 'handToHandFighting')) {
    return andThen(clearGrapples(unpinned), (now) => ({
      fight: orderGrapples(layDown(now)),
      facts: [],
    }))
  }
  const cleared = andThen(endKnockDowns(unpinned), clearGrapples)
  const dropped = step === 'handToHandFighting' ? andThen(cleared, dropUnkept) : cleared
  return andThen(andThen(dropped, endWithoutFoes), (now) => ({ fight: layDown(now), facts: [] }))
}

/** Who comes first may change until hand-to-hand is fought: whoever was struck senseless adds nothing (CI-164, CI-167). */
function orderGrapples(fight: FightContext): FightContext {
  const scene = sceneIn(fight)
  const isLater = (grapple: Grapple) => membersOf(grapple).some(({ joined }) => joined < fight.turn)
  const grapples = fight.handToHand.grapples.map((grapple) =>
    isLater(grapple) ? { ...grapple, first: firstSide(scene, grapple) } : grapple,
  )
  return withHandToHand(fight, { grapples })
}

function breakPinsOf(fight: FightContext, { attackerId, defenderId }: Outcome): FightContext {
  const grapple = grappleWith(fight.handToHand.grapples, defenderId)
  const by = grapple && sideIn(grapple, attackerId)
  if (!grapple || !by || by === sideIn(grapple, defenderId)) return fight
  return withGrappleIn(fight, grapple.id, breakPin(grapple, defenderId))
}

function endKnockDowns(fight: FightContext): FightChange {
  const brief = fight.handToHand.grapples.filter(({ manner }) => manner === 'knockDown')
  return forEach(fight, brief, (now, grapple) => {
    const down = [...now.handToHand.down, ...idsOf(grapple, otherSide('a'))]
    const over = withHandToHand(withGrappleIn(now, grapple.id, null), { down })
    return told(over, 'over', everyoneIn(grapple))
  })
}

/** Whoever has only senseless opponents left is out of it; whoever fell senseless this late is let go as well. */
function endWithoutFoes(fight: FightContext): FightChange {
  const scene = sceneIn(fight)
  const won = fight.handToHand.grapples.filter((grapple) =>
    grappleSides.some((side) => hasNoFoes(scene, grapple, side)),
  )
  return forEach(fight, won, (now, grapple) => {
    const lying = grapple.manner === 'ground' ? everyoneIn(grapple) : []
    const down = [...now.handToHand.down, ...lying]
    return told(
      withHandToHand(withGrappleIn(now, grapple.id, null), { down }),
      'over',
      everyoneIn(grapple),
    )
  })
}

/** Takes the dead, the absent and those who left out of every grapple. */
export function clearGrapples(fight: FightContext): FightChange {
  return forEach(fight, fight.handToHand.grapples, (now, grapple) => {
    const gone = everyoneIn(grapple).filter((id) => {
      const state = combatantOf(now, id)?.state
      return state?.dead !== false || state.gone
    })
    if (gone.length === 0) return { fight: now, facts: [] }
    const left = leaveGrapple(grapple, gone)
    const cleared = withGrappleIn(now, grapple.id, left)
    return left ? { fight: cleared, facts: [] } : told(cleared, 'over', everyoneIn(grapple))
  })
}

/** Lays down who fell or grapples on the ground, and sets up who got out of it. */
function layDown(fight: FightContext): FightContext {
  const { grapples, down, up } = fight.handToHand
  const lying = [
    ...down,
    ...grapples.filter(({ manner }) => manner === 'ground').flatMap(everyoneIn),
  ]
  const set = (now: FightContext, id: string, onGround: boolean) =>
    combatantOf(now, id)?.state.onGround === onGround ? now : withState(now, id, { onGround })
  const risen = up
    .filter((id) => !isFloored(fight, id))
    .reduce((now, id) => set(now, id, false), fight)
  return withHandToHand(
    lying.reduce((now, id) => set(now, id, true), risen),
    { down: [], up: [] },
  )
}

/** A blow of this very step laid them down. */
function isFloored(fight: FightContext, id: string): boolean {
  const state = combatantOf(fight, id)?.state
  return state?.stunnedUntil !== null || state.knockedOut
}

function everyoneIn(grapple: Grapple): string[] {
  return membersOf(grapple).map(({ id }) => id)
}
