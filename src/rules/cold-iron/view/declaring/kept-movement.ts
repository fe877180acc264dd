import type { FightSnapshot } from '../../fight-model/context'
import { asSaid, type Declaration } from '../../fight-model/declaration'
import type { Movement } from '../../fight-model/movement'
import { combatantOf } from '../../turn/core/fight'
import { mostHexes, movementIn } from '../../turn/movement/reading'
import { refuseMovement } from '../../turn/movement/refuse-movement'
import { refusalOf } from '../../turn/refusal'

type Moving = Exclude<Declaration, { kind: 'wait' }>

/**
 * What stays of the movement somebody has declared already when they declare this as well (CI-231): all of
 * it, or as far as goes with it (CI-028); null for none, and where the rules do not allow the two together.
 */
export function keptMovement(
  { context }: FightSnapshot,
  combatantId: string,
  declaration: Moving,
): Movement | null {
  const who = combatantOf(context, combatantId)
  const said = saidOf(context.declarations[combatantId])
  if (!who || !said) return null
  const isAllowed = (movement: Movement) =>
    refuseMovement(context, who, { ...declaration, movement }) === null
  if (isAllowed(said)) return said
  const most = mostHexes(context, who, { ...declaration, movement: said })
  const shorter = { ...said, hexes: Math.min(said.hexes, most) }
  return shorter.hexes > 0 && isAllowed(shorter) ? shorter : null
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
