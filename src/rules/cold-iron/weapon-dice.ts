import type { Weapon } from './combatant/weapon'
import { readDice, writeDice, type Dice } from './dice-text'

const smallestAverage = 2.5

/** Dice for each average from 2.5 to 26 in halves, as printed (CI-218). */
const diceByAverage = (
  '1d4 2d4-2 1d6 2d4-1 1d8 2d4 1d10 2d6-1 1d12 2d6 1d12+1 2d6+1 1d12+2 2d8 1d12+3 2d8+1 ' +
  '3d6 2d10 3d6+1 2d10+1 3d6+2 2d12 3d8 4d6 3d8+1 4d6+1 3d8+2 4d6+2 3d10 4d6+3 3d10+1 4d8 ' +
  '3d10+2 4d8+1 3d12 4d8+2 3d12+1 4d8+3 3d12+2 4d10 5d8-1 4d10+1 5d8 4d10+2 5d8+1 4d10+3 ' +
  '5d8+2 4d12'
).split(' ')

/** Dice the book gives for an average; null outside its list (CI-218, CI-219). */
export function diceForAverage(average: number): string | null {
  return diceByAverage[(average - smallestAverage) * 2] ?? null
}

/**
 * What a weapon rolls for each multiple: its bonus moves the average, and the dice of the new
 * average are rolled (CI-210). Outside the list the bonus is simply added.
 */
export function weaponDice(weapon: Weapon): Dice {
  const own = readDice(weapon.dice) ?? { count: 1, sides: 6, plus: 0 }
  if (weapon.bonus === 0) return own
  const listed = readDice(diceForAverage(averageOf(own) + weapon.bonus) ?? '')
  return listed ?? { ...own, plus: own.plus + weapon.bonus }
}

/** The same as text. */
export function weaponDiceText(weapon: Weapon): string {
  return writeDice(weaponDice(weapon))
}

function averageOf({ count, sides, plus }: Dice): number {
  return (count * (sides + 1)) / 2 + plus
}
