import { checkAgainst } from '../../basics/check'
import type { Combatant } from '../../combatant/combatant'
import { formGrapple, joinGrapple } from '../../hand-to-hand/membership'
import { otherSide, grappleWith, sideIn } from '../../hand-to-hand/grapple'
import { type Manner, type Grapple } from '../../fight-model/hand-to-hand'
import { resistance, sideValue } from '../../hand-to-hand/scene'
import { joiningTackle } from '../../hand-to-hand/joining/tag'
import {
  answersOf,
  checkTackle,
  tackleDefence,
  tackleValue,
} from '../../hand-to-hand/joining/tackle'
import type { FightContext } from '../../fight-model/context'
import { combatantOf } from '../core/fight'
import type { FightChange } from '../core/change'
import { findGrapple, rolled, combatantsOf, told, withGrappleIn, withHandToHand } from './changing'
import type { GrappleEventOf } from './events'
import { arrivalOf, hasAttacked, isGuarding, keptBy, postureOf, sceneIn } from './people'
import { tryOf, withTry } from './trying'

/**
 * All who have hold of a target bring them down together (CI-159), or one of them gets into the grapple
 * they are in (CI-162). Whether it works or not, they have had their try.
 */
export function rollTackle(
  fight: FightContext,
  event: GrappleEventOf<'grapple.tackle'>,
): FightChange {
  const tacklers = combatantsOf(fight, event.who)
  const targetId = tryOf(fight, event.who[0] ?? '')?.targetId ?? ''
  const target = combatantOf(fight, targetId)
  if (!target || tacklers.length === 0) return { fight, facts: [] }
  const tried = event.who.reduce((now, id) => {
    const each = tryOf(now, id)
    return each ? withTry(now, { ...each, stage: 'over' }) : now
  }, fight)
  const grapple = grappleWith(fight.handToHand.grapples, target.id)
  return grapple ? join(tried, grapple, target, event) : bringDown(tried, target, event)
}

function bringDown(
  fight: FightContext,
  target: Combatant,
  event: GrappleEventOf<'grapple.tackle'>,
): FightChange {
  const about = [...event.who, target.id]
  const posture = postureOf(fight, target.id)
  const against = tackleDefence(target, keptBy(fight, target.id), posture)
  const checked = checkTackle(tacklersValue(fight, event.who), against, event.roll)
  const details = rolled(checked, event, { whom: target.label })
  if (!checked.success) return told(fight, 'tackleMissed', about, details)
  const next = beginGrapple(fight, event.who, target, event.manner ?? 'ground')
  return told(next, 'tackled', about, details)
}

/** A fight with a grapple of a tackle that has worked (CI-159..161). */
export function beginGrapple(
  fight: FightContext,
  who: readonly string[],
  target: Combatant,
  manner: Manner,
): FightContext {
  const serial = fight.handToHand.serial + 1
  const grapple = formGrapple({
    id: `grapple${serial}`,
    turn: fight.turn,
    initiators: who.map((id) => arrivalOf(fight, id)),
    target: arrivalOf(fight, target.id),
    manner,
    answers: answersOf(manner, {
      hasAttacked: hasAttacked(fight, target.id),
      fullDefence: isGuarding(fight, target.id),
    }),
  })
  return withHandToHand(withGrappleIn(fight, grapple.id, grapple), { serial })
}

function join(
  fight: FightContext,
  grapple: Grapple,
  target: Combatant,
  event: GrappleEventOf<'grapple.tackle'>,
): FightChange {
  const [id = ''] = event.who
  const checked = checkTackle(tacklersValue(fight, [id]), joiningTackle(), event.roll)
  const details = rolled(checked, event)
  if (!checked.success) return told(fight, 'joinMissed', [id, target.id], details)
  const side = otherSide(sideIn(grapple, target.id) ?? 'b')
  const joined = joinGrapple(grapple, side, arrivalOf(fight, id), fight.turn)
  return told(withGrappleIn(fight, grapple.id, joined), 'joined', [id, target.id], details)
}

/** HtH of tacklers together, each as they came at the target. */
export function tacklersValue(fight: FightContext, who: readonly string[]) {
  const tacklers = combatantsOf(fight, who).map((combatant) => {
    const { behind = false, standingUp = false } = tryOf(fight, combatant.id) ?? {}
    return {
      combatant,
      approach: { behind, standingUp },
      kept: keptBy(fight, combatant.id),
      posture: postureOf(fight, combatant.id),
    }
  })
  return tackleValue(tacklers, fight)
}

/** The tackled one rolls to bring down whoever stayed on their feet (CI-161). */
export function rollPullDown(
  fight: FightContext,
  event: GrappleEventOf<'grapple.pullDown'>,
): FightChange {
  const grapple = findGrapple(fight, event.grappleId)
  if (!grapple?.mayPullDown) return { fight, facts: [] }
  const scene = sceneIn(fight)
  const side = sideIn(grapple, grapple.mayPullDown) ?? 'b'
  const value = sideValue(scene, grapple, [grapple.mayPullDown])
  const checked = checkAgainst(value, resistance(scene, grapple, otherSide(side)), event.roll)
  const after: Grapple = {
    ...grapple,
    mayPullDown: null,
    manner: checked.success ? 'ground' : grapple.manner,
  }
  const kind = checked.success ? 'pulledDown' : 'pullMissed'
  return told(
    withGrappleIn(fight, grapple.id, after),
    kind,
    [grapple.mayPullDown],
    rolled(checked, event),
  )
}
