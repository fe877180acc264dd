import { transition } from 'xstate'
import type { FightSnapshot } from '../../fight-model/context'
import type { FightEvent } from '../../turn/events'
import { findDuel, type Duel } from '../../turn/core/fight'
import { findHit } from '../../turn/hand-to-hand/hitting'
import { openHits } from '../../turn/hand-to-hand/refuse-rest'
import { fightMachine } from '../../turn/machine'
import { moreDice } from '../../turn/movement/acting'
import { readMoment } from '../../fight-model/steps'
import { refusalOf } from '../../turn/refusal'
import { strikingWeapon } from '../../turn/wear/wear'
import { wantedDice } from './wanted-dice'

/** Dice that somebody else rolls. */
export interface VolleyDice {
  /** A finished percentile roll (CI-005). */
  digits: () => string
  /** One face for each of these sides. */
  faces: (sides: readonly number[]) => number[]
}

/** As many as one command takes. */
const mostEvents = 300

/** What a volley settles. */
export interface VolleyOf {
  /** Attacks, by id. */
  attacks: readonly string[]
  /** Whose hits in grapples and by stray shots are settled too: those that lie there, and those to come. */
  strikers?: readonly string[]
}

/**
 * Events that settle these attacks and hits one after the other: the roll, then whom it struck, then
 * the damage or the wear that comes of it. What cannot be rolled now is left out, as is a shot that
 * strays before somebody has said who stands near (CI-150), and what would be too much for one command.
 */
export function volley(
  snapshot: FightSnapshot,
  { attacks, strikers = [] }: VolleyOf,
  dice: VolleyDice,
): FightEvent[] {
  let now = snapshot
  const events: FightEvent[] = []

  function sendWhile(next: (at: FightSnapshot) => FightEvent | null): void {
    let event = next(now)
    while (event && events.length < mostEvents && refusalOf(now, event) === null) {
      events.push(event)
      now = after(now, event)
      event = next(now)
    }
  }

  for (const attackId of attacks) sendWhile((at) => nextOf(at, attackId, dice))
  const hits = openHits(now.context).filter(({ attackerId }) => strikers.includes(attackerId))
  for (const { id } of hits) sendWhile((at) => nextOfHit(at, id, dice))
  return events
}

/** The fight as it would be after an event. */
function after(snapshot: FightSnapshot, event: FightEvent): FightSnapshot {
  const { context } = snapshot
  const restored = fightMachine.resolveState({ value: readMoment(snapshot.value), context })
  return transition(fightMachine, restored, event)[0]
}

/** What an attack waits for next; null when it is settled. */
function nextOf({ context }: FightSnapshot, attackId: string, dice: VolleyDice): FightEvent | null {
  const duel = findDuel(context, attackId)
  switch (duel?.attack.status) {
    case 'waiting':
      return { type: 'attack.roll', attackId, roll: dice.digits(), typed: false }
    case 'needsDamage':
      return { type: 'attack.damage', attackId, dice: damageOf(context, duel, dice), typed: false }
    case 'needsWear': {
      const weapon = strikingWeapon(context, duel.attack.wears?.[0])
      if (!weapon) return null
      const faces = dice.faces(wantedDice(context, weapon).sides)
      return { type: 'attack.wear', attackId, dice: faces, typed: false }
    }
    case 'resolved':
    case 'passed':
    case undefined:
      return null
  }
}

/** What a hit of a grapple waits for next; null when it is settled, or only somebody can say it. */
function nextOfHit({ context }: FightSnapshot, hitId: string, dice: VolleyDice): FightEvent | null {
  const hit = findHit(context, hitId)
  switch (hit?.status) {
    case 'needsTarget': {
      const [die = 1] = dice.faces([hit.candidates.length])
      const anew = hit.astray ? { roll: dice.digits() } : {}
      return { type: 'grapple.target', hitId, die, ...anew, typed: false }
    }
    case 'needsDamage': {
      const { sides } = wantedDice(context, hit.weapon)
      const faces = Array.from({ length: hit.multiple }, () => dice.faces(sides))
      return { type: 'grapple.damage', hitId, dice: faces, typed: false }
    }
    case 'needsNear':
    case 'resolved':
    case 'passed':
    case undefined:
      return null
  }
}

function damageOf(context: FightSnapshot['context'], duel: Duel, dice: VolleyDice): number[][] {
  const { sides } = wantedDice(context, duel.weapon, moreDice(context, duel).total)
  const multiple = duel.attack.result?.multiple ?? 0
  return Array.from({ length: multiple }, () => dice.faces(sides))
}
