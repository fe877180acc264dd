import type { Phrase } from '../../../shared/phrase'
import type { FightContext, FightSnapshot } from '../fight-model/context'
import { combatantOf, everyone } from '../turn/core/fight'
import type { Movement } from '../fight-model/movement'
import { movementOf } from '../turn/movement/reading'
import { refuseRunner } from '../turn/movement/refuse-beside'
import { leanLimit, type LeanLimit } from '../turn/movement/refuse-moving'
import { refusalOf } from '../turn/refusal'

/** Somebody who moves in step 6, and what can still be said about it. */
export interface Mover {
  combatantId: string
  /** How they move; null for one who only said that they do. */
  movement: Movement | null
  /** Why they cannot go otherwise (CI-028); null when they can. */
  fixed: Phrase | null
  /** Why nobody can reach for them (CI-187); null where they run by. */
  passing: Phrase | null
}

/** Everybody who moves this turn, in the order of the table. */
export function moversOn(snapshot: FightSnapshot): Mover[] {
  const { context: fight } = snapshot
  return everyone(fight).flatMap(({ id }) => {
    const movement = movementOf(fight, id)
    if (!movement && fight.declarations[id]?.kind !== 'move') return []
    const still: Movement = movement ?? { way: 'walk', hexes: 0 }
    const adjust = { type: 'move.adjust', combatantId: id, movement: still } as const
    const fixed = refusalOf(snapshot, adjust)
    return [{ combatantId: id, movement, fixed, passing: refuseRunner(fight, id) }]
  })
}

/** Somebody who might reach for a runner, and why they cannot; null when they can. */
export interface Reacher {
  combatantId: string
  refusal: Phrase | null
}

/** Any finished roll: only who reaches is judged. */
const anyRoll = '50'

/** Who may reach for one who runs past (CI-187): the other side first. */
export function reachersFor(snapshot: FightSnapshot, runnerId: string): Reacher[] {
  const { context: fight } = snapshot
  const runner = combatantOf(fight, runnerId)
  const others = everyone(fight).filter(({ id, state }) => id !== runnerId && !state.gone)
  const ordered = [true, false].flatMap((isOther) =>
    others.filter(({ side }) => (side !== runner?.side) === isOther),
  )
  return ordered.map(({ id: combatantId }) => {
    const trip = { type: 'move.trip', combatantId, runnerId, roll: anyRoll, typed: true } as const
    return { combatantId, refusal: refusalOf(snapshot, trip) }
  })
}

/** What each of two who collide may lean of their shield into it (CI-185); null where one is missing. */
export function leansOn(
  fight: FightContext,
  chargerId: string,
  defenderId: string,
): { charger: LeanLimit; defender: LeanLimit } | null {
  const charger = combatantOf(fight, chargerId)
  const defender = combatantOf(fight, defenderId)
  if (!charger || !defender) return null
  return {
    charger: leanLimit(fight, charger, defender),
    defender: leanLimit(fight, defender, charger),
  }
}
