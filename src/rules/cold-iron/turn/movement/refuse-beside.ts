import { phrase, type Phrase } from '../../../../shared/phrase'
import type { Combatant } from '../../combatant/combatant'
import { grappleWith } from '../../hand-to-hand/grapple'
import { wordsIn } from '../../describe'
import { isPresent, unableIn } from '../body/ability'
import type { FightContext } from '../../fight-model/context'
import { asArmed, isDodging } from '../attacking/guard'
import { combatantOf, findDuel, type Duel } from '../core/fight'
import { refuseDigits } from '../hand-to-hand/refuse-try'
import { placeOf } from '../core/place'
import { isDeclareStep, type StepId } from '../../fight-model/steps'
import type { MoveEventOf } from './events'
import { movementOf } from './reading'
import { refuseBusy } from './refuse-moving'
import { tripAt, tripBy } from './tripping'

const { words } = wordsIn('moves')

/** The game master settles every question of manoeuvre (CI-118). */
export function refuseEngaging(
  fight: FightContext,
  { from, to }: MoveEventOf<'move.engage'>,
): Phrase | null {
  const known = combatantOf(fight, from) && combatantOf(fight, to)
  return known && from !== to ? null : words('refused.pair')
}

/** Why nobody is tripped (CI-187): they do not run by, or the other has no hand free. */
export function refuseTrip(
  fight: FightContext,
  { combatantId, runnerId, roll }: MoveEventOf<'move.trip'>,
): Phrase | null {
  const tripper = combatantOf(fight, combatantId)
  if (!tripper || combatantId === runnerId) return words('refused.noRunner')
  return refuseRunner(fight, runnerId) ?? refuseBusy(fight, tripper) ?? refuseDigits(roll)
}

/** Why nobody can reach for somebody in passing (CI-187): they do not run, or not on their feet. */
export function refuseRunner(fight: FightContext, runnerId: string): Phrase | null {
  const runner = combatantOf(fight, runnerId)
  const runs = (movementOf(fight, runnerId)?.hexes ?? 0) > 1
  if (!runner || !runs || !isPresent(runner)) return words('refused.noRunner')
  const lies = runner.state.onGround || grappleWith(fight.handToHand.grapples, runnerId) !== null
  return lies ? words('refused.noRunner') : null
}

/** Why a trip goes no further (CI-187): they have no hold of anybody. */
export function refuseTripDown(
  fight: FightContext,
  { combatantId, roll }: MoveEventOf<'move.tripDown'>,
): Phrase | null {
  return tripBy(fight, combatantId)?.stage === 'tagged'
    ? refuseDigits(roll)
    : words('refused.noHold')
}

/** Why a runner has no free tackle (CI-187). */
export function refuseFreeTackle(
  fight: FightContext,
  { combatantId, roll }: MoveEventOf<'move.freeTackle'>,
): Phrase | null {
  const trip = tripAt(fight, combatantId)
  const runner = combatantOf(fight, combatantId)
  if (!trip || !runner) return words('refused.noFreeTackle')
  const held = [combatantId, trip.tripperId].find((id) =>
    grappleWith(fight.handToHand.grapples, id),
  )
  if (held) return phrase('coldIron.handToHand.refused.inGrapple', { who: runner.label })
  return unableIn(fight, runner, 'moving') ?? refuseDigits(roll)
}

/** Why somebody cannot parry for another (CI-182): not their side, not free, or it is too late. */
export function refuseCover(
  fight: FightContext,
  { combatantId, attackId }: MoveEventOf<'parry.cover'>,
  now: StepId,
): Phrase | null {
  const helper = combatantOf(fight, combatantId)
  const duel = findDuel(fight, attackId)
  if (!helper || !duel) return phrase('coldIron.refused.noAttack')
  const { attack, defender, weapon, step } = duel
  if (isDeclareStep(now) || placeOf(fight, now) > placeOf(fight, step)) {
    return words('refused.notNow')
  }
  if (attack.status !== 'waiting' || weapon.missile) return words('refused.noParry')
  if (!isOnTheirSide(helper, duel)) return words('refused.notHisSide')
  if (!isUncovered(fight, duel)) return words('refused.standsHimself', { who: defender.label })
  return refuseHelper(fight, helper) ?? unableIn(fight, helper, step)
}

/** Whether an open blow finds its target lying, or in a grapple, where others may parry (CI-182). */
export function isUncovered(fight: FightContext, { attack, defender, weapon }: Duel): boolean {
  const lies =
    grappleWith(fight.handToHand.grapples, defender.id) !== null || defender.state.onGround
  return lies && attack.status === 'waiting' && !weapon.missile
}

function isOnTheirSide({ id, side }: Combatant, { attacker, defender }: Duel): boolean {
  return id !== defender.id && id !== attacker.id && side === defender.side
}

function refuseHelper(fight: FightContext, helper: Combatant): Phrase | null {
  const { id, label, state } = helper
  const who = { who: label }
  if (grappleWith(fight.handToHand.grapples, id)) {
    return phrase('coldIron.handToHand.refused.inGrapple', who)
  }
  if (state.onGround) return words('refused.parriesLying', who)
  if (helper.sheet.parryMode !== 'none' && isDodging(fight, helper)) {
    return words('refused.onlyDodges', who)
  }
  if (asArmed(fight, helper).sheet.parryMode === 'none') return words('refused.cannotParry', who)
  const used = fight.moves.covers.some(({ helperId }) => helperId === id)
  return used ? words('refused.onceParried', { who: label }) : null
}
