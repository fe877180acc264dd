import { grappleValue } from '../../hand-to-hand/value'
import { moveThroughModifiers, collide, isCollision } from '../../special/move-through'
import type { Term } from '../../../../shared/term'
import type { Combatant } from '../../combatant/combatant'
import type { FightContext } from '../../fight-model/context'
import { redeclare } from '../declaring/declaring'
import { combatantOf, type Duel } from '../core/fight'
import { keptBy, postureOf } from '../hand-to-hand/people'
import { andThen, forEach, factOf, type FightChange } from '../core/change'
import type { Pass } from '../../fight-model/moves'
import type { MoveEventOf } from './events'
import { aimedAt, movementOf, withMoves } from './reading'

/**
 * One who is charged past stands or blocks the way (CI-183). What they strike with in passing takes
 * the place of what they had declared; shields leaned into the collision do not parry meanwhile (CI-185).
 */
export function answer(fight: FightContext, event: MoveEventOf<'move.answer'>): FightChange {
  const { combatantId, chargerId, choice, weapon, lean = 0, againstLean = 0 } = event
  const stands = !isCollision(choice, true)
  const pass = { chargerId, defenderId: combatantId, choice, collided: false, through: stands }
  const leans = { ...fight.moves.leans, [chargerId]: lean, [combatantId]: againstLean }
  const answered = withMoves(fight, { passes: [...fight.moves.passes, pass], leans })
  const about = [combatantId, chargerId].flatMap((id) => combatantOf(fight, id) ?? [])
  const facts = [factOf(stands ? 'move.stood' : 'move.blocked', about)]
  if (weapon === null) return { fight: answered, facts }
  const declaration = { kind: 'attack', targetId: chargerId, weapon } as const
  const struck = redeclare(answered, combatantId, declaration, { inMove: true, free: false })
  return { fight: struck, facts }
}

/** What passing or blocking adds to an attack of the two at each other in step 6 (CI-183). */
export function passTerms(fight: FightContext, { attack, attacker, defender }: Duel): Term[] {
  if (!attack.inMove) return []
  const pass = passOf(fight, attacker.id)
  if (pass?.defenderId === defender.id) return moveThroughModifiers(pass.choice).charger.terms
  const other = passOf(fight, defender.id)
  return other?.defenderId === attacker.id ? moveThroughModifiers(other.choice).defender.terms : []
}

/** What was answered to somebody who charges past; undefined before it. */
export function passOf({ moves }: FightContext, chargerId: string): Pass | undefined {
  return moves.passes.find((each) => each.chargerId === chargerId)
}

/**
 * The two collide, or one takes the other's hex (CI-184, CI-185); whoever falls lies there when the
 * step closes (CI-017).
 */
export function rollCollision(
  fight: FightContext,
  event: MoveEventOf<'move.collide'>,
): FightChange {
  const { combatantId, roll, typed } = event
  const charger = combatantOf(fight, combatantId)
  const defender = aimedAt(fight, combatantId)
  if (!charger || !defender) return { fight, facts: [] }
  const lean = event.lean ?? fight.moves.leans[charger.id] ?? 0
  const againstLean = event.againstLean ?? fight.moves.leans[defender.id] ?? 0
  const came = collide(
    { htH: weightOf(fight, charger, 'hth'), shieldBonus: lean },
    { htH: weightOf(fight, defender, 'hthDefence'), shieldBonus: againstLean },
    roll,
  )
  const down = [
    ...(came.defenderFalls ? [defender.id] : []),
    ...(came.chargerFalls ? [charger.id] : []),
  ]
  const leans = { ...fight.moves.leans, [charger.id]: lean, [defender.id]: againstLean }
  const passes = collidedIn(fight, charger.id, defender.id, came.aside)
  const moved = withMoves(fight, { leans, passes })
  const handToHand = { ...moved.handToHand, down: [...moved.handToHand.down, ...down] }
  const kind = came.aside ? 'move.pushed' : 'move.held'
  const details = {
    terms: came.net.terms,
    dice: { faces: [...roll].map(Number), typed },
    with: { roll, net: came.net.total },
  }
  const fought = {
    fight: { ...moved, handToHand },
    facts: [factOf(kind, [charger, defender], details)],
  }
  return andThen(fought, (now) => forEach(now, down, tellFall))
}

function collidedIn(
  { moves }: FightContext,
  chargerId: string,
  defenderId: string,
  aside: boolean,
) {
  const others = moves.passes.filter((each) => each.chargerId !== chargerId)
  const choice = 'block' as const
  return [...others, { chargerId, defenderId, choice, collided: true, through: aside }]
}

function tellFall(fight: FightContext, id: string): FightChange {
  const who = combatantOf(fight, id)
  return { fight, facts: who ? [factOf('grapple.fell', [who])] : [] }
}

/** HtH of somebody on their feet (CI-184). */
function weightOf(fight: FightContext, who: Combatant, use: 'hth' | 'hthDefence'): number {
  return grappleValue(who, keptBy(fight, who.id), postureOf(fight, who.id), use).total
}

/** Whether somebody who charges past has no answer yet (CI-183). */
export function isUnanswered(fight: FightContext, id: string): boolean {
  return movementOf(fight, id)?.way === 'through' && passOf(fight, id) === undefined
}
