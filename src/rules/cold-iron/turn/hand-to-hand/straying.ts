import { friendFrom, friendsInGrapple, hitsFriend } from '../../hand-to-hand/joining/friend-hit'
import { membersOf, grappleWith, sideIn } from '../../hand-to-hand/grapple'
import { strayDistance, strayFrom, strayTargets } from '../../missiles/stray'
import { isPresent, unableIn } from '../body/ability'
import type { FightContext } from '../../fight-model/context'
import type { Grapple } from '../../fight-model/hand-to-hand'
import type { AttackResult } from '../../fight-model/attack'
import { combatantOf, duelsOf, everyone, type Duel } from '../core/fight'
import type { FightChange } from '../core/change'
import { saidToEngage } from '../movement/reading'
import type { MoveEventOf } from '../movement/events'
import { spentIn } from '../attacking/shot'
import { told } from './changing'
import { preparedFor } from '../declaring/loading'
import { addHit, findHit, withHit } from './hitting'

/**
 * A blow from outside into a grapple that comes to 0 or less hits somebody else in it (CI-181): whoever
 * strikes means their target, so that all the others count as friends. A shot has rules of its own.
 */
export function strayIntoGrapple(
  fight: FightContext,
  duel: Duel,
  result: AttackResult,
): FightContext {
  const { attacker, defender, weapon } = duel
  if (weapon.missile) return straying(fight, duel, result)
  const { chance, net } = result
  const grapple = grappleStruckInto(fight, duel)
  if (!grapple || !hitsFriend(result.total)) return fight
  const everyone = membersOf(grapple).map(({ id }) => id)
  const candidates = friendsInGrapple({ at: 'one', id: defender.id }, [], everyone)
  const hit = { attackerId: attacker.id, weapon, candidates, astray: true, chance, net }
  return addHit(fight, hit)
}

/**
 * The highest total with which an attack strikes another than it was meant for (CI-150, CI-181); null for one
 * that never does.
 */
export function straysUpTo(fight: FightContext, duel: Duel): number | null {
  if (straysFrom(fight, duel, { total: strayFrom }) !== null) return strayFrom
  return grappleStruckInto(fight, duel) ? friendFrom : null
}

/** The grapple that a blow from outside is struck into, where it may hit another (CI-181); null for any other blow. */
function grappleStruckInto(
  fight: FightContext,
  { attacker, defender, weapon }: Duel,
): Grapple | null {
  if (weapon.missile) return null
  const grapple = grappleWith(fight.handToHand.grapples, defender.id)
  return grapple && !sideIn(grapple, attacker.id) ? grapple : null
}

/**
 * A shot into a melee that comes to 0 or less flies on to whoever stands where it strays (CI-150,
 * CI-151); one that hits a grapple strikes a random body in it (CI-152).
 */
function straying(fight: FightContext, duel: Duel, result: AttackResult): FightContext {
  const { attacker, defender, weapon } = duel
  const { vsT, rest } = spentIn(fight, duel)
  const shot = {
    attackerId: attacker.id,
    weapon: { ...weapon, vsT },
    chance: result.chance,
    net: result.net,
    rest,
  }
  const distance = straysFrom(fight, duel, result)
  if (distance !== null) {
    const candidates = everyone(fight)
      .filter((each) => isPresent(each) && each.id !== defender.id && each.id !== attacker.id)
      .map(({ id }) => id)
    if (candidates.length === 0) return fight
    return addHit(fight, { ...shot, candidates, astray: true, strayed: distance })
  }
  const grapple = grappleWith(fight.handToHand.grapples, defender.id)
  if (!grapple || result.verdict !== 'hit') return fight
  return addHit(fight, {
    ...shot,
    candidates: membersOf(grapple).map(({ id }) => id),
    astray: false,
  })
}

/** Hexes from its target that a shot strays (CI-150, CI-151); null for one that does not. */
function straysFrom(
  fight: FightContext,
  duel: Duel,
  { total }: Pick<AttackResult, 'total'>,
): number | null {
  const { attack, attacker, weapon } = duel
  const declaration = fight.declarations[attacker.id]
  if (!weapon.missile || declaration?.kind !== 'attack') return null
  if (!(declaration.intoMelee ?? isInMelee(fight, duel))) return null
  const safeShot = declaration.safeShot === true
  return strayDistance({ total, safeShot, prepTurns: preparedFor(attacker, attack.weapon) })
}

/**
 * Whether somebody stands in a melee: they grapple, or strike or are struck at close by. With whoever lies there and
 * knows nothing of what happens they stand in none.
 */
function isInMelee(fight: FightContext, { attacker, defender }: Duel): boolean {
  const { id } = defender
  if (grappleWith(fight.handToHand.grapples, id)) return true
  const fighting = duelsOf(fight).some(
    (each) => !each.weapon.missile && (each.attacker.id === id || each.defender.id === id),
  )
  const engaged = everyone(fight).some(
    (each) =>
      each.id !== attacker.id &&
      isPresent(each) &&
      !unableIn(fight, each, 'moving') &&
      (saidToEngage(fight, each.id, id) === true || saidToEngage(fight, id, each.id) === true),
  )
  return fighting || engaged
}

/** Those who stand where a shot strays; with nobody there it strikes nobody (CI-150). */
export function setNear(fight: FightContext, event: MoveEventOf<'stray.near'>): FightChange {
  const hit = findHit(fight, event.hitId)
  if (!hit) return { fight, facts: [] }
  const there = strayTargets(hit.strayed ?? 1, event.near).filter(({ id }) =>
    combatantOf(fight, id),
  )
  const candidates = there.map(({ id }) => id)
  if (candidates.length === 0) {
    return told(withHit(fight, { ...hit, status: 'passed' }), 'strayedOff', [hit.attackerId])
  }
  return { fight: withHit(fight, { ...hit, candidates, status: 'needsTarget' }), facts: [] }
}
