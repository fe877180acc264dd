import type { Weapon } from '../../combatant/weapon'
import type { Rulings } from '../../fight-model/rulings'
import { diceOfMultiple } from '../../attack/weapon-dice'

/** Dice to be rolled together. */
export interface WantedDice {
  /** Sides of each die, in the order their faces are told. */
  sides: number[]
  /** What is added to their total. */
  plus: number
}

/** The dice one multiple of a weapon rolls (CI-218), then the d6 of a charge (CI-135, CI-136). */
export function wantedDice(
  { settings }: Pick<Rulings, 'settings'>,
  weapon: Weapon,
  more = 0,
): WantedDice {
  const dice = diceOfMultiple(weapon, more, settings.diceTableMode)
  return {
    sides: dice.flatMap(({ count, sides }) => Array.from({ length: count }, () => sides)),
    plus: dice.reduce((all, { plus }) => all + plus, 0),
  }
}
