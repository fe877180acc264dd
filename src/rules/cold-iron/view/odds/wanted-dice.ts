import type { Weapon } from '../../combatant/weapon'
import type { Rulings } from '../../fight-model/rulings'
import { diceOfMultiple } from '../../attack/weapon-dice'

/** Dice to be rolled together. */
export interface WantedDice {
  /** Sides of each die, in the order their faces are told. */
  sides: number[]
  /** What is added to their total. */
  plus: number
  /** How many of them, the last, are those of a charge or of a spear set against one. */
  more: number
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
    more,
  }
}

/** Dice that a table takes into the hand together: of a weapon, or what a charge adds. */
interface Throw {
  of: 'weapon' | 'more'
  sides: number[]
  plus: number
}

const times = <Item>(count: number, all: readonly Item[]): Item[] =>
  Array.from({ length: count }, () => all).flat()

/**
 * All dice of a hit in the order they are thrown: multiple by multiple, or, with those of a charge, first
 * what the weapon rolls for every multiple and then what the charge does (CI-127, CI-135).
 */
export function throwsOf({ sides, plus, more }: WantedDice, multiple: number): Throw[] {
  const own = sides.slice(0, sides.length - more)
  if (more === 0) return times(multiple, [{ of: 'weapon', sides: own, plus }])
  return [
    { of: 'weapon', sides: times(multiple, own), plus: multiple * plus },
    { of: 'more', sides: times(multiple, sides.slice(own.length)), plus: 0 },
  ]
}

/** Faces as they were thrown, as the rules take them: a list for each multiple, its own dice before the others (CI-119). */
export function inMultiples(
  { sides, more }: WantedDice,
  multiple: number,
  faces: readonly number[],
): number[][] {
  const own = sides.length - more
  const [weapon, others] = [faces.slice(0, multiple * own), faces.slice(multiple * own)]
  return Array.from({ length: multiple }, (_, at) => [
    ...weapon.slice(at * own, (at + 1) * own),
    ...others.slice(at * more, (at + 1) * more),
  ])
}
