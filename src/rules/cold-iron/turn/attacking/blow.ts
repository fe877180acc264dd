import type { Combatant } from '../../combatant/combatant'
import { lentTo } from '../../combatant/lent'
import type { Weapon } from '../../combatant/weapon'
import { strike, type BlowExtras } from '../../attack/damage'
import type { Spent } from '../../missiles/range-damage'
import { hitsAsMagic } from '../../special/champion'
import { weaponDiceText } from '../../attack/weapon-dice'
import type { Blow, DamageRoll } from '../../fight-model/attack'
import type { Rulings } from '../../fight-model/rulings'

/** Who strikes whom, and with what. */
interface Striking {
  attacker: Combatant
  defender: Combatant
  weapon: Weapon
}

/** What damage dice do to a combatant, as the fight reads them (CI-143, CI-189, CI-203, CI-218). */
export function blowIn(
  rulings: Pick<Rulings, 'settings'>,
  striking: Striking,
  dice: DamageRoll,
  { vsT, rest }: Spent = { vsT: striking.weapon.vsT, rest: 0 },
): Blow {
  const { defender, weapon } = striking
  return strike(defender, { ...weapon, vsT }, dice, { rest, ...extrasOf(rulings, striking) })
}

/** What a blow meets beside armour, in this fight. */
export function extrasOf(
  { settings }: Pick<Rulings, 'settings'>,
  { attacker, defender, weapon }: Striking,
): Omit<BlowExtras, 'rest'> {
  const magic = weapon.magic || hitsAsMagic(attacker.sheet.fighterLevel, weapon.missile)
  return {
    mode: settings.diceTableMode,
    fleshT: defender.state.fleshT,
    lentT: lentTo(defender.sheet, 'T', 'CI-203'),
    harmless: defender.state.magicOnly && !magic,
  }
}

/** What each multiple of a weapon rolls in this fight (CI-218), with the d6 of a charge (CI-135). */
export function diceIn({ settings }: Pick<Rulings, 'settings'>, weapon: Weapon, more = 0): string {
  const dice = weaponDiceText(weapon, settings.diceTableMode)
  return more > 0 ? `${dice} + ${more}d6` : dice
}
