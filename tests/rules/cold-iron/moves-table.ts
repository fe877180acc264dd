import type { Combatant } from '../../../src/rules/cold-iron/combatant/combatant'
import type { Declaration } from '../../../src/rules/cold-iron/fight-model/declaration'
import type { FightEvent } from '../../../src/rules/cold-iron/turn/events'
import { isDeclareStep, type Moment } from '../../../src/rules/cold-iron/fight-model/steps'
import { declaredIn } from '../../../src/rules/cold-iron/fight-model/steps'
import { begun, refused, send, until, type Table } from './table'

/** A declaration as an event. */
export function says(combatantId: string, declaration: Declaration): FightEvent {
  return { type: 'declare', combatantId, declaration }
}

/** Whoever comes first engages the second. */
export function engages(from: string, to: string, engaged = true): FightEvent {
  return { type: 'move.engage', from, to, engaged }
}

/** A fight in the step a declaration belongs to, with these engagements set by hand. */
export function facing(people: readonly Combatant[], ...pairs: [string, string][]): Table {
  return send(begun(...people), ...pairs.map(([from, to]) => engages(from, to)))
}

/** Goes on to the step a declaration is made in, and makes it. */
export function declares(table: Table, id: string, declaration: Declaration): Table {
  return send(inItsStep(table, declaration), says(id, declaration))
}

/** Why a declaration is refused in its own step; null when it is not. */
export function refusedTo(table: Table, id: string, declaration: Declaration): string | null {
  return refused(inItsStep(table, declaration), says(id, declaration))
}

function inItsStep(table: Table, { kind }: Declaration): Table {
  const step = declaredIn[kind] ?? 'attacks'
  return table.value === step || !isDeclaring(table.value) ? table : until(table, step)
}

function isDeclaring(moment: Moment): boolean {
  return moment !== 'ready' && moment !== 'over' && isDeclareStep(moment)
}

/** An answer to a flight. */
export function pursues(
  combatantId: string,
  fleerId: string,
  pursuit: 'letGo' | 'freeAttack' | 'freeAttackAndFollow' | 'initiateHandToHand',
  weapon = 0,
): FightEvent {
  return { type: 'move.pursue', combatantId, fleerId, pursuit, weapon }
}
