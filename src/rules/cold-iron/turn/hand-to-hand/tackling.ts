import { checkAgainst } from '../../basics/check'
import type { Combatant } from '../../combatant/combatant'
import { formPile, joinPile } from '../../hand-to-hand/membership'
import { otherSide, pileWith, sideIn } from '../../hand-to-hand/pile'
import { type Manner, type Pile } from '../../fight-model/scrum'
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
import { findPile, rolled, those, told, withPileIn, withScrum } from './changing'
import type { GrappleEventOf } from './events'
import { arrivalOf, hasAttacked, isGuarding, keptBy, postureOf, sceneIn } from './people'
import { tryOf, withTry } from './trying'

/**
 * All who have hold of a target bring them down together (CI-159), or one of them gets into the pile
 * they are in (CI-162). Whether it works or not, they have had their try.
 */
export function rollTackle(
  fight: FightContext,
  event: GrappleEventOf<'grapple.tackle'>,
): FightChange {
  const tacklers = those(fight, event.who)
  const targetId = tryOf(fight, event.who[0] ?? '')?.targetId ?? ''
  const target = combatantOf(fight, targetId)
  if (!target || tacklers.length === 0) return { fight, facts: [] }
  const tried = event.who.reduce((now, id) => {
    const each = tryOf(now, id)
    return each ? withTry(now, { ...each, stage: 'over' }) : now
  }, fight)
  const pile = pileWith(fight.scrum.piles, target.id)
  return pile ? join(tried, pile, target, event) : bringDown(tried, target, event)
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
  const next = pileUp(fight, event.who, target, event.manner ?? 'ground')
  return told(next, 'tackled', about, details)
}

/** A fight with a pile of a tackle that has worked (CI-159..161). */
export function pileUp(
  fight: FightContext,
  who: readonly string[],
  target: Combatant,
  manner: Manner,
): FightContext {
  const serial = fight.scrum.serial + 1
  const pile = formPile({
    id: `pile${serial}`,
    turn: fight.turn,
    initiators: who.map((id) => arrivalOf(fight, id)),
    target: arrivalOf(fight, target.id),
    manner,
    answers: answersOf(manner, {
      hasAttacked: hasAttacked(fight, target.id),
      fullDefence: isGuarding(fight, target.id),
    }),
  })
  return withScrum(withPileIn(fight, pile.id, pile), { serial })
}

function join(
  fight: FightContext,
  pile: Pile,
  target: Combatant,
  event: GrappleEventOf<'grapple.tackle'>,
): FightChange {
  const [id = ''] = event.who
  const checked = checkTackle(tacklersValue(fight, [id]), joiningTackle(), event.roll)
  const details = rolled(checked, event)
  if (!checked.success) return told(fight, 'joinMissed', [id, target.id], details)
  const side = otherSide(sideIn(pile, target.id) ?? 'b')
  const joined = joinPile(pile, side, arrivalOf(fight, id), fight.turn)
  return told(withPileIn(fight, pile.id, joined), 'joined', [id, target.id], details)
}

/** HtH of tacklers together, each as they came at the target. */
export function tacklersValue(fight: FightContext, who: readonly string[]) {
  const tacklers = those(fight, who).map((combatant) => {
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
  const pile = findPile(fight, event.pileId)
  if (!pile?.mayPullDown) return { fight, facts: [] }
  const scene = sceneIn(fight)
  const side = sideIn(pile, pile.mayPullDown) ?? 'b'
  const value = sideValue(scene, pile, [pile.mayPullDown])
  const checked = checkAgainst(value, resistance(scene, pile, otherSide(side)), event.roll)
  const after: Pile = {
    ...pile,
    mayPullDown: null,
    manner: checked.success ? 'ground' : pile.manner,
  }
  const kind = checked.success ? 'pulledDown' : 'pullMissed'
  return told(withPileIn(fight, pile.id, after), kind, [pile.mayPullDown], rolled(checked, event))
}
