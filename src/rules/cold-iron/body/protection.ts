import { armourNow } from './armour'
import { protectionWithoutHelmet } from '../alertness/waking'
import type { Combatant } from '../combatant/combatant'
import type { Settings } from '../settings'

/** Protection from multiples in force: worn armour, and a bare head when the helmet is off (CI-052). */
export function protectionNow(
  { sheet, state }: Combatant,
  settings: Pick<Settings, 'noHelmetRule'>,
): number {
  const { C } = armourNow(sheet.armor, state.armorDamage)
  return state.helmetOn ? C : protectionWithoutHelmet(C, settings).total
}
