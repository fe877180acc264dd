import type { Look } from '../../system/combat'
import type { Combatant } from '../combatant/combatant'
import { conditionOf, isSenselessIn } from '../body/condition'

/**
 * How a combatant looks to anyone at the table: lying senseless or dead, which nobody can tell from
 * afar (CI-060), reeling from a stun or from wounds or fatigue that weaken him (CI-061, CI-069,
 * CI-077), merely wounded, or unhurt.
 */
export function lookOf(combatant: Combatant): Look {
  const condition = conditionOf(combatant)
  if (isSenselessIn(condition)) return 'down'
  if (condition !== 'unhurt') return 'reeling'
  return combatant.state.damage > 0 ? 'hurt' : 'unhurt'
}
