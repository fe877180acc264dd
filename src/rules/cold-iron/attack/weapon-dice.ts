import type { Weapon } from '../combatant/weapon'
import { diceOf, readDice, writeDice, type Dice } from '../basics/dice-text'
import table from '../gear/average-to-dice.json'
import type { Settings } from '../settings'

/** How averages become dice: as printed, or by the true means of the dice (CI-218). */
export type DiceTableMode = Settings['diceTableMode']

/** A row of the list: dice for an average, others of the same average, and what they truly roll. */
export interface AverageRow {
  avg: number
  dice: string
  alt?: string
  mean: number
}

/** The list as printed: averages from 2.5 to 26 in halves (CI-218). */
export const averageRows: readonly AverageRow[] = table.printed

const trueRows = new Map(table.trueMeans.map(({ avg, dice }) => [avg, dice]))

/**
 * Dice the book gives for an average; null outside its list, where the game master enters dice
 * (CI-218, CI-219). Four printed rows roll a point less than they say; `trueMeans` puts them right.
 */
export function diceForAverage(average: number, mode: DiceTableMode = 'printed'): string | null {
  const listed = averageRows.find(({ avg }) => avg === average)?.dice ?? null
  return (mode === 'trueMeans' ? trueRows.get(average) : undefined) ?? listed
}

/**
 * What a weapon rolls for each multiple: its bonus moves the average, and the dice of the new
 * average are rolled (CI-210). Outside the list the bonus is simply added.
 */
export function weaponDice(weapon: Weapon, mode: DiceTableMode = 'printed'): Dice {
  const own = diceOf(weapon.dice)
  if (weapon.bonus === 0) return own
  const listed = readDice(diceForAverage(averageOf(own) + weapon.bonus, mode) ?? '')
  return listed ?? { ...own, plus: own.plus + weapon.bonus }
}

/** The same as text. */
export function weaponDiceText(weapon: Weapon, mode: DiceTableMode = 'printed'): string {
  return writeDice(weaponDice(weapon, mode))
}

/** Dice every multiple rolls: the weapon's, and the d6 of a charge or a set spear (CI-135, CI-136). */
export function diceOfMultiple(
  weapon: Weapon,
  chargeD6: number,
  mode: DiceTableMode = 'printed',
): Dice[] {
  const own = weaponDice(weapon, mode)
  return chargeD6 > 0 ? [own, { count: chargeD6, sides: 6, plus: 0 }] : [own]
}

/** Average of dice. */
export function averageOf({ count, sides, plus }: Dice): number {
  return (count * (sides + 1)) / 2 + plus
}
