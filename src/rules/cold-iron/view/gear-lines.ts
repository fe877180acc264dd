import type { Combatant } from '../combatant/combatant'
import { itemOf } from '../turn/items'
import type { ItemId } from '../turn/worn'

/** A shield or weapon whose wear is followed. */
export interface GearLine {
  item: ItemId
  name: string
  /** Damage that destroys it, and what it has taken (CI-216). */
  hp: number
  damage: number
}

/** Everything a combatant carries whose wear is followed: the shield, then his weapons. */
export function gearOf(combatant: Combatant): GearLine[] {
  const ids: ItemId[] = ['shield', ...combatant.sheet.weapons.keys()]
  return ids.flatMap((item) => {
    const now = itemOf(combatant, item)
    if (!now || now.hp === 0) return []
    return [{ item, name: now.name, hp: now.hp, damage: now.damageTaken }]
  })
}
