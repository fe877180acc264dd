import { phrase, type Phrase } from '../../../../shared/phrase'
import type { Combatant } from '../../combatant/combatant'
import type { Weapon } from '../../combatant/weapon'
import { canWear } from '../../gear/item-wear'
import type { FightContext } from '../../fight-model/context'
import { targetsOf, type Declaration } from '../../fight-model/declaration'
import { combatantOf } from '../core/fight'
import { usesShield } from '../wear/wear'

/** Why an attack cannot go for a shield (CI-214): there is none to wear, or the weapon harms none. */
export function refuseAtShield(
  fight: FightContext,
  { sheet }: Combatant,
  declaration: Declaration,
): Phrase | null {
  if (declaration.kind !== 'attack' || declaration.attackShield !== true) return null
  const weapon = sheet.weapons[declaration.weapon]
  const harmless = weapon ? refuseHarmless(weapon) : null
  if (harmless) return harmless
  for (const id of targetsOf(declaration)) {
    const target = combatantOf(fight, id)
    if (target && !usesShield(fight, target)) {
      return phrase('coldIron.refused.noShield', { who: target.label })
    }
  }
  return null
}

/** Why a weapon cannot go for a shield (CI-212): it harms none. */
export function refuseHarmless({ class: kind, name }: Weapon): Phrase | null {
  return canWear(kind, 'deliberateVsShield')
    ? null
    : phrase('coldIron.refused.harmsNoShield', { weapon: name })
}
