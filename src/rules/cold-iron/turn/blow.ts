import type { Combatant } from '../combatant/combatant'
import type { Weapon } from '../combatant/weapon'
import { strike } from '../damage'
import type { Spent } from '../missiles/range-damage'
import { weaponDiceText } from '../weapon-dice'
import type { Blow } from './context'
import type { Rulings } from './rulings'

/** What damage dice do to a combatant, as the fight reads them (CI-143, CI-203, CI-218). */
export function blowIn(
  { settings }: Pick<Rulings, 'settings'>,
  { defender, weapon }: { defender: Combatant; weapon: Weapon },
  dice: readonly number[][],
  { vsT, rest }: Spent = { vsT: weapon.vsT, rest: 0 },
): Blow {
  return strike(defender, { ...weapon, vsT }, dice, {
    rest,
    mode: settings.diceTableMode,
    fleshT: defender.state.fleshT,
  })
}

/** What each multiple of a weapon rolls in this fight (CI-218), with the d6 of a charge (CI-135). */
export function diceIn({ settings }: Pick<Rulings, 'settings'>, weapon: Weapon, more = 0): string {
  const dice = weaponDiceText(weapon, settings.diceTableMode)
  return more > 0 ? `${dice} + ${more}d6` : dice
}
