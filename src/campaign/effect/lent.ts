import type { Lent } from '../../rules/system/fight/combat'
import type { Read } from '../file/handles'
import { combatantsOf } from './counting'
import { readEffects } from './read'

/**
 * What effects lend to the figures of those in a running fight, by the combatant; nobody without any.
 * It is read anew each time: what is not there any more lends nothing.
 */
export function lentIn(
  read: Read,
  { id, system }: { id: string; system: string },
): ReadonlyMap<string, readonly Lent[]> {
  const lent = new Map<string, Lent[]>()
  for (const effect of readEffects(read)) {
    if (effect.changes.length === 0 || effect.system !== system) continue
    for (const stands of combatantsOf(read, effect.bearer)) {
      if (stands.encounter_id !== id) continue
      const own = effect.changes.map((change) => ({ ...change, label: effect.text }))
      lent.set(stands.id, [...(lent.get(stands.id) ?? []), ...own])
    }
  }
  return lent
}
