import { phrase, type Phrase } from '../../../shared/phrase'
import type { Combatant } from '../combatant/combatant'
import { canWear } from '../gear/item-wear'
import type { FightContext } from './context'
import { targetsOf, type Declaration } from './declaration'
import { combatantOf } from './fight'
import { usesShield } from './wear'

/** Why an attack cannot go for a shield (CI-214): there is none to wear, or the weapon harms none. */
export function refuseAtShield(
  fight: FightContext,
  { sheet }: Combatant,
  declaration: Declaration,
): Phrase | null {
  if (declaration.kind !== 'attack' || declaration.attackShield !== true) return null
  const weapon = sheet.weapons[declaration.weapon]
  if (weapon && !canWear(weapon.class, 'deliberateVsShield')) {
    return phrase('coldIron.refused.harmsNoShield', { weapon: weapon.name })
  }
  for (const id of targetsOf(declaration)) {
    const target = combatantOf(fight, id)
    if (target && !usesShield(fight, target)) {
      return phrase('coldIron.refused.noShield', { who: target.label })
    }
  }
  return null
}
