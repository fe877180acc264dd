import { transition } from 'xstate'
import type { FightSnapshot } from '../turn/context'
import type { FightEvent } from '../turn/events'
import { findDuel, type Duel } from '../turn/fight'
import { fightMachine } from '../turn/machine'
import { moreDice } from '../turn/moves/acting'
import { momentOf, refusalOf } from '../turn/refusal'
import { strikingWeapon } from '../turn/wear'
import { wantedDice } from './wanted-dice'

/** Dice that somebody else rolls. */
export interface VolleyDice {
  /** A finished percentile roll (CI-005). */
  digits: () => string
  /** One face for each of these sides. */
  faces: (sides: readonly number[]) => number[]
}

/** Attack, damage and wear of two items, at most. */
const mostEvents = 300

/**
 * Events that settle these attacks one after the other: the roll, then the damage or the wear that
 * comes of it. Attacks that cannot be struck now are left out, and so is what would be too much for
 * one command.
 */
export function volley(
  snapshot: FightSnapshot,
  attackIds: readonly string[],
  dice: VolleyDice,
): FightEvent[] {
  let now = snapshot
  const events: FightEvent[] = []
  for (const attackId of attackIds) {
    let event = nextOf(now, attackId, dice)
    while (event && events.length < mostEvents && refusalOf(now, event) === null) {
      events.push(event)
      now = after(now, event)
      event = nextOf(now, attackId, dice)
    }
  }
  return events
}

/** The fight as it would be after an event. */
function after(snapshot: FightSnapshot, event: FightEvent): FightSnapshot {
  const { context } = snapshot
  const restored = fightMachine.resolveState({ value: momentOf(snapshot), context })
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

function damageOf(context: FightSnapshot['context'], duel: Duel, dice: VolleyDice): number[][] {
  const { sides } = wantedDice(context, duel.weapon, moreDice(context, duel).total)
  const multiple = duel.attack.result?.multiple ?? 0
  return Array.from({ length: multiple }, () => dice.faces(sides))
}
