import type { Combatant } from '../../combatant/combatant'
import type { FightContext, FightSnapshot } from '../../fight-model/context'
import { asSaid, type Declaration } from '../../fight-model/declaration'
import type { Movement } from '../../fight-model/movement'
import { isPresent } from '../../turn/body/ability'
import { combatantOf, everyone } from '../../turn/core/fight'
import { mostHexes, movementIn } from '../../turn/movement/reading'
import { refuseMovement } from '../../turn/movement/refuse-movement'
import { risingToGrab } from '../../turn/movement/rising'
import { refusalOf } from '../../turn/refusal'

type Moving = Exclude<Declaration, { kind: 'wait' }>

/**
 * What stays of the movement somebody has declared already when they declare this as well (CI-231): all of
 * it, or as far as goes with it (CI-028); null for none, and where the rules do not allow the two together.
 * Whoever lies gets up to go for somebody's body, whatever they had said (CI-231).
 */
export function keptMovement(
  { context }: { context: FightContext },
  combatantId: string,
  declaration: Moving,
): Movement | null {
  const who = combatantOf(context, combatantId)
  const said = saidOf(context.declarations[combatantId])
  if (who && declaration.kind === 'handToHand' && who.state.onGround) return risingToGrab(who, null)
  if (!who || !said) return null
  const isAllowed = (movement: Movement) =>
    refuseMovement(context, who, { ...declaration, movement }) === null
  const charge = chargeIn(said)
  if (declaration.kind === 'attack' && charge && isAllowed(charge)) return charge
  if (isAllowed(said)) return said
  const most = mostHexes(context, who, { ...declaration, movement: said })
  const shorter = { ...said, hexes: Math.min(said.hexes, most) }
  return shorter.hexes > 0 && isAllowed(shorter) ? shorter : null
}

/** The same as a charge, which is worth more than a plain move where the two may be had (CI-135). */
function chargeIn(said: Movement): Movement | null {
  return said.way === 'walk' && !said.out ? { ...said, way: 'charge' } : null
}

/**
 * Whether somebody who has only declared to move may strike at the end of all of it (CI-231): in melee after half
 * of their movement, with a spear as a charge after the whole (CI-135).
 */
export function mayStrikeYet(fight: FightContext, { id, side, sheet }: Combatant): boolean {
  const declared = fight.declarations[id]
  const movement = declared?.kind === 'move' ? declared.movement : undefined
  const target = everyone(fight).find((each) => each.side !== side && isPresent(each))
  if (!movement || movement.out || !target) return false
  return sheet.weapons.some((_, weapon) => {
    const attack = { kind: 'attack', targetId: target.id, weapon } as const
    return keptMovement({ context: fight }, id, attack)?.hexes === movement.hexes
  })
}

/** A movement that was declared, with where it goes; null for none. */
function saidOf(declared: Declaration | undefined): Movement | null {
  const movement = movementIn(declared)
  const note = declared?.kind === 'move' ? declared.note : undefined
  return movement && note ? { ...movement, note } : movement
}

/**
 * What somebody has declared already with a movement that is declared as well (CI-231); null where
 * there is nothing to go with, and where the movement can only take its place.
 */
export function joinedBy(
  snapshot: FightSnapshot,
  combatantId: string,
  movement: Movement,
): Moving | null {
  const declared = snapshot.context.declarations[combatantId]
  if (!declared || declared.kind === 'move' || declared.kind === 'wait') return null
  const joined = { ...declared, movement }
  const declaration = asSaid(joined)
  const isRefused = refusalOf(snapshot, { type: 'declare', combatantId, declaration }) !== null
  return isRefused || declaration.kind === 'wait' ? null : declaration
}
