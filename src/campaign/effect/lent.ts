import type { Lent } from '../../rules/system/fight/combat'
import type { Read } from '../file/handles'
import { combatantsOf } from './counting'
import { readChanging } from './read'

/**
 * What effects lend to the figures of those in a running fight, by the combatant; nobody without any.
 * It is read anew each time: what is not there any more lends nothing.
 */
export function lentIn(
  read: Read,
  { id, system }: { id: string; system: string },
): ReadonlyMap<string, readonly Lent[]> {
  const lent = new Map<string, Lent[]>()
  for (const effect of readChanging(read, system)) {
    for (const stands of combatantsOf(read, effect.bearer)) {
      if (stands.encounter_id !== id) continue
      const own = effect.changes.map((change) => ({ ...change, label: effect.text }))
      lent.set(stands.id, [...(lent.get(stands.id) ?? []), ...own])
    }
  }
  return lent
}
