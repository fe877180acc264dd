import type { Combatant } from '../../../src/rules/cold-iron/combatant/combatant'
import type { GrappleEvent } from '../../../src/rules/cold-iron/turn/hand-to-hand/events'
import { attack, gather, send, until, type Table } from './table'

/** A fight up to step 13 in which these go for those, and others strike at them. */
export function goingFor(
  people: readonly Combatant[],
  pairs: readonly [string, string][],
  swings: readonly [string, string][] = [],
): Table {
  const declaring = until(send(gather(...people), { type: 'fight.begin' }), 'handToHand')
  const gone = send(
    declaring,
    ...pairs.map(([combatantId, targetId]) => ({
      type: 'declare' as const,
      combatantId,
      declaration: { kind: 'handToHand' as const, targetId },
    })),
  )
  const attacks = send(until(gone, 'attacks'), ...swings.map(([from, to]) => attack(from, to)))
  return swings.length > 0 ? attacks : until(attacks, 'handToHandFighting')
}

const typed = true

/** A tag by a combatant. */
export function tag(combatantId: string, roll = '9987', how: object = {}): GrappleEvent {
  return { type: 'grapple.tag', combatantId, roll, typed, ...how }
}

/** A tackle by all of these. */
export function tackle(who: string[], roll = '9987', how: object = {}): GrappleEvent {
  return { type: 'grapple.tackle', who, roll, typed, ...how }
}

/** An attack in the first grapple with bare hands by the first of these. */
export function maul(who: string[], roll: string, how: object = {}): GrappleEvent {
  const [striker = ''] = who
  const aim = { at: 'anyone' as const }
  return {
    type: 'grapple.attack',
    grappleId: 'grapple1',
    who,
    striker,
    weapon: null,
    aim,
    roll,
    typed,
    ...how,
  }
}

/** Damage of a hit, by its number. */
export function hurt(table: Table, number: number, ...dice: number[][]): GrappleEvent {
  const hitId = `${table.context.turn}.hit${number}`
  return { type: 'grapple.damage', hitId, dice, typed }
}

/** A pin attempt in the first grapple. */
export function pin(who: string[], targetId: string, roll: string): GrappleEvent {
  return { type: 'grapple.pin', grappleId: 'grapple1', who, targetId, roll, typed }
}

/** An attempt to get out of the first grapple. */
export function escape(who: string[], roll: string, how: object = {}): GrappleEvent {
  return { type: 'grapple.escape', grappleId: 'grapple1', who, roll, typed, ...how }
}

/** A grapple of two after the tackle, still in step 13 of turn 1. */
export function grappling(a: Combatant, b: Combatant): Table {
  const start = goingFor([a, b], [[a.id, b.id]])
  return send(start, tag(a.id), tackle([a.id]))
}

/** The grapple of the table's first grapple; fails when there is none. */
export function firstGrapple(table: Table) {
  const [grapple] = table.context.handToHand.grapples
  if (!grapple) throw new Error('nobody grapples')
  return grapple
}
