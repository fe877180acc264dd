import { isFreeAttack } from '../../melee/leaving'
import type { FightContext } from '../../fight-model/context'
import { redeclare } from '../declaring/declaring'
import { combatantOf } from '../core/fight'
import { factOf, type FightChange } from '../core/change'
import type { MoveEventOf } from './events'
import { movementOf, withMoves } from './reading'

/**
 * What one who engages a fleer does about it (CI-116): nothing; one free attack, which takes the
 * place of what they declared and lands when the step closes; or they go for the fleer's body.
 */
export function pursue(fight: FightContext, event: MoveEventOf<'move.pursue'>): FightChange {
  const { combatantId, fleerId, pursuit, weapon = 0 } = event
  const about = [combatantId, fleerId].flatMap((id) => combatantOf(fight, id) ?? [])
  const pursuits = [...fight.moves.pursuits, { fleerId, engagerId: combatantId, pursuit }]
  const told = withMoves(fight, { pursuits })
  const isPast = movementOf(fight, fleerId)?.way === 'through'
  const kind = isPast ? 'move.pursuedPast' : 'move.pursued'
  const facts = [factOf(kind, about, { with: { pursuit: pursuitWords(pursuit) } })]
  if (pursuit === 'initiateHandToHand') {
    return { fight: redeclare(told, combatantId, { kind: 'handToHand', targetId: fleerId }), facts }
  }
  if (!isFreeAttack(pursuit)) return { fight: told, facts }
  const declaration = { kind: 'attack', targetId: fleerId, weapon } as const
  return { fight: redeclare(told, combatantId, declaration, { inMove: true, free: true }), facts }
}

function pursuitWords(pursuit: string): string {
  return `coldIron.melee.pursuit.${pursuit}`
}

/** Somebody moves otherwise than they declared (CI-028); the rest of their turn stays as it is. */
export function adjust(
  fight: FightContext,
  { combatantId, movement }: MoveEventOf<'move.adjust'>,
): FightChange {
  const declared = fight.declarations[combatantId]
  const mover = combatantOf(fight, combatantId)
  if (!declared || declared.kind === 'wait' || !mover) return { fight, facts: [] }
  const declarations = { ...fight.declarations, [combatantId]: { ...declared, movement } }
  const way = `coldIron.moves.way.${movement.way}`
  const facts = [factOf('move.adjusted', [mover], { with: { way, hexes: movement.hexes } })]
  return { fight: { ...fight, declarations }, facts }
}
