import type { FightContext } from '../../fight-model/context'
import { everyone } from './fight'

/**
 * The number of everyone, counted from 1: theirs for the whole fight, fallen or gone. A fight begins
 * with the party, each side in the order of the table; whoever comes in later gets the next.
 */
export function numbersOf(fight: FightContext): Record<string, number> {
  const all = everyone(fight)
  const party = fight.turn === 0 ? all.filter(({ side }) => side === 'party') : []
  const numbers = { ...fight.numbers }
  let next = Math.max(0, ...Object.values(numbers)) + 1
  for (const { id } of [...party, ...all]) numbers[id] ??= next++
  return numbers
}
