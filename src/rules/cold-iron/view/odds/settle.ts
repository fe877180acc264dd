import type { FightSnapshot } from '../../fight-model/context'
import type { FightEvent } from '../../turn/events'
import { findDuel, type Duel } from '../../turn/core/fight'
import { findHit } from '../../turn/hand-to-hand/hitting'
import { moreDice } from '../../turn/movement/acting'
import { rollsOfWear } from '../../turn/wear/fumble-wear'
import { strikingWeapon } from '../../turn/wear/wear'
import { wantedDice } from './wanted-dice'

/** Dice that somebody else rolls. */
export interface VolleyDice {
  /** A finished percentile roll (CI-005). */
  digits: () => string
  /** One face for each of these sides. */
  faces: (sides: readonly number[]) => number[]
}

/** What an attack waits for next; null when it is settled. */
export function nextOfAttack(
  { context }: FightSnapshot,
  attackId: string,
  dice: VolleyDice,
): FightEvent | null {
  const duel = findDuel(context, attackId)
  switch (duel?.attack.status) {
    case 'waiting':
      return { type: 'attack.roll', attackId, roll: dice.digits(), typed: false }
    case 'needsDamage':
      return { type: 'attack.damage', attackId, dice: damageOf(context, duel, dice), typed: false }
    case 'needsWear': {
      const [wear] = duel.attack.wears ?? []
      const weapon = strikingWeapon(context, wear)
      if (!wear || !weapon) return null
      if (wear.fumble?.multiple === null) {
        return { type: 'attack.wearCrit', attackId, roll: dice.digits(), typed: false }
      }
      const { sides } = wantedDice(context, weapon)
      const faces = Array.from({ length: rollsOfWear(wear) }, () => dice.faces(sides))
      return { type: 'attack.wear', attackId, dice: faces.flat(), typed: false }
    }
    case 'resolved':
    case 'passed':
    case undefined:
      return null
  }
}

/** What a hit of a grapple waits for next; null when it is settled, or only somebody can say it. */
export function nextOfHit(
  { context }: FightSnapshot,
  hitId: string,
  dice: VolleyDice,
): FightEvent | null {
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
