import type { Phrase } from '../../../../shared/phrase'
import type { FightSnapshot } from '../../fight-model/context'
import { everyone, findDuel } from '../../turn/core/fight'
import { isUncovered } from '../../turn/movement/refuse-beside'
import { refusalOf } from '../../turn/refusal'

/** Somebody of the defender's side, and why they cannot parry for them; null when they can. */
export interface ParryHelper {
  combatantId: string
  refusal: Phrase | null
}

/**
 * Who might parry an attack for the one it goes at (CI-182): nobody for one who stands and parries
 * for themself, or against a shot.
 */
export function parryHelpers(snapshot: FightSnapshot, attackId: string): ParryHelper[] {
  const { context: fight } = snapshot
  const duel = findDuel(fight, attackId)
  if (!duel || !isUncovered(fight, duel)) return []
  const { attacker, defender } = duel
  return everyone(fight)
    .filter(({ id, side }) => side === defender.side && id !== defender.id && id !== attacker.id)
    .map(({ id: combatantId }) => {
      const event = { type: 'parry.cover', combatantId, attackId } as const
      return { combatantId, refusal: refusalOf(snapshot, event) }
    })
}
