import { phrase, type Phrase } from '../../../../shared/phrase'
import type { Combatant } from '../../combatant/combatant'
import { isPresent } from '../body/ability'
import { passAttack } from '../attacking/attacking'
import type { FightContext } from '../../fight-model/context'
import type { GmEventOf } from './events'
import { combatantOf, duelsOf, goesFor, withState } from '../core/fight'
import { withHandToHand } from '../hand-to-hand/changing'
import type { Hit } from '../../fight-model/hand-to-hand'
import { clearGrapples } from '../hand-to-hand/turning'
import { andThen, forEach, factOf, type FightChange } from '../core/change'
import { movingAsOne, partPairs } from '../movement/riding'

/** Somebody leaves the fight, or comes back into it. */
type PresenceEvent = GmEventOf<'leave' | 'return'>

/**
 * Takes a combatant out of the fight: their declaration, their open attacks and those at them, their hold
 * on anyone and theirs on them are over. What has been struck already still lands (CI-017). A rider
 * takes their mount along.
 */
export function leave(fight: FightContext, { combatantId }: GmEventOf<'leave'>): FightChange {
  const combatant = combatantOf(fight, combatantId)
  const leaving = combatant ? movingAsOne(fight, combatant).filter(isPresent) : []
  return andThen(forEach(fight, leaving, leaveAlone), partPairs)
}

function leaveAlone(fight: FightContext, combatant: Combatant): FightChange {
  const { id: combatantId } = combatant
  const gone = withState(fight, combatantId, { gone: true })
  const told = { fight: gone, facts: [factOf('combatant.left', [combatant])] }
  const freed = andThen(
    andThen(told, (now) => dropAttacks(now, combatant)),
    clearGrapples,
  )
  return { ...freed, fight: forget(freed.fight, combatantId) }
}

/** Brings one back who had left, as they are now, on the mount that left with them. */
export function comeBack(fight: FightContext, { combatantId }: GmEventOf<'return'>): FightChange {
  const combatant = combatantOf(fight, combatantId)
  const returning = combatant ? movingAsOne(fight, combatant) : []
  const back = forEach(fight, returning, (now, each) => ({
    fight: withState(now, each.id, { gone: false }),
    facts: [factOf('combatant.returned', [each])],
  }))
  return andThen(back, partPairs)
}

/** Why a combatant can neither leave nor come back now: they have already. */
export function refusePresence(
  fight: FightContext,
  { type, combatantId }: PresenceEvent,
): Phrase | null {
  const combatant = combatantOf(fight, combatantId)
  if (!combatant) return phrase('coldIron.refused.noCombatant')
  const who = combatant.label
  const isHere = isPresent(combatant)
  if (type === 'leave') return isHere ? null : phrase('coldIron.refused.gone', { who })
  return isHere ? phrase('coldIron.refused.present', { who }) : null
}

function dropAttacks(fight: FightContext, { id, label }: Combatant): FightChange {
  const open = duelsOf(fight).filter(
    ({ attack, attacker, defender }) =>
      attack.status !== 'resolved' &&
      attack.status !== 'passed' &&
      (attacker.id === id || defender.id === id),
  )
  const why = phrase('coldIron.cause.left', { who: label })
  return forEach(fight, open, (now, { attack }) => passAttack(now, attack.id, why))
}

/** Nothing of what they meant to do, nobody who goes for them, no hit on its way to them in a grapple. */
function forget(fight: FightContext, id: string): FightContext {
  const { tries, hits } = fight.handToHand
  const declarations = Object.fromEntries(
    Object.entries(fight.declarations).filter(([who]) => who !== id && !goesFor(fight, who, id)),
  )
  const without = withHandToHand(fight, {
    tries: tries.filter((each) => each.initiatorId !== id && each.targetId !== id),
    hits: hits.map((hit) => withoutThem(hit, id)),
  })
  return { ...without, declarations }
}

function withoutThem(hit: Hit, id: string): Hit {
  if (hit.status === 'resolved') return hit
  const candidates = hit.candidates.filter((each) => each !== id)
  const isLost = hit.attackerId === id || hit.targetId === id || candidates.length === 0
  return isLost ? { ...hit, status: 'passed' } : { ...hit, candidates }
}
