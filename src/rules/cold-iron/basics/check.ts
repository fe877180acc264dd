import { phrase } from '../../../shared/phrase'
import { sum, term, type Sum, type Term } from '../../../shared/term'
import { chanceOf, smallestRoll } from './chance'

/** A check that was rolled: its net result as a figure, and whether it succeeds. */
export interface Checked {
  chance: number
  /** Ability, modifiers and chance. */
  total: number
  /** `total` less the difficulty; the terms add up to it. */
  net: Sum
  success: boolean
}

/**
 * A general check: ability, modifiers and chance against a difficulty, which it need only reach
 * (CI-009). `ability` holds the modifiers too; `roll` is a finished roll.
 */
export function checkAgainst(ability: Sum, difficulty: Sum, roll: string): Checked {
  const chance = chanceOf(roll)
  const luck = term(phrase('coldIron.term.chance', { roll }), chance, 'CI-007')
  const net = sum([...ability.terms, luck, ...difficulty.terms.map(turnOver)])
  return { chance, total: ability.total + chance, net, success: net.total >= 0 }
}

/**
 * The chance a check needs, and the smallest finished roll that gives it (CI-010); `roll` is null
 * when no dice reach it.
 */
export function neededFor(ability: Sum, difficulty: Sum): { chance: number; roll: string | null } {
  const chance = difficulty.total - ability.total
  return { chance, roll: smallestRoll(chance) }
}

/** The same figure counted the other way; 0 stays 0. */
function turnOver(each: Term): Term {
  return { ...each, value: 0 - each.value }
}
