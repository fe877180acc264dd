import type { Combatant } from '../../combatant/combatant'
import { isSenseless } from '../../body/condition'
import type { FightContext } from '../../fight-model/context'
import { isPresent } from '../body/ability'
import { everyone } from './fight'

/** The numbers that one key each can mean. */
const onKeys = 10

/** Whoever neither acts nor can be roused by a key: gone, unconscious or dead. */
const canAct = (combatant: Combatant) => isPresent(combatant) && !isSenseless(combatant)

/** Those who can act, the party first, each side in the order of the table. */
function ableOf(fight: FightContext): string[] {
  const able = everyone(fight).filter(canAct)
  const party = able.filter(({ side }) => side === 'party')
  return [...party, ...able.filter(({ side }) => side !== 'party')].map(({ id }) => id)
}

function* freeFrom(first: number, taken: ReadonlySet<number>): Generator<number, never> {
  for (let number = first; ; number++) if (!taken.has(number)) yield number
}

/**
 * The number of everyone who has one: those of the turn, and for whoever has come or come to since
 * the next that is free. Counted from 1.
 */
export function numbersOf(fight: FightContext): Record<string, number> {
  const numbers = { ...fight.numbers }
  const free = freeFrom(1, new Set(Object.values(numbers)))
  for (const id of ableOf(fight)) numbers[id] ??= free.next().value
  return numbers
}

/**
 * The numbers as a turn begins: those who cannot act give theirs up, and those beyond the keys move
 * into the gaps, the party first. Everybody else keeps theirs.
 */
export function renumbered(fight: FightContext): Record<string, number> {
  const able = ableOf(fight)
  const had = (id: string) => fight.numbers[id] ?? Infinity
  const kept = Object.fromEntries(able.filter((id) => had(id) <= onKeys).map((id) => [id, had(id)]))
  const taken = new Set(Object.values(kept))
  const gaps = Array.from({ length: onKeys }, (_, at) => at + 1).filter((each) => !taken.has(each))
  const others = able.filter((id) => had(id) > onKeys)
  const moved = others.slice(0, gaps.length).map((id, at) => [id, gaps[at] ?? had(id)] as const)
  const far = others.slice(gaps.length).filter((id) => had(id) < Infinity)
  const numbers = Object.fromEntries([...moved, ...far.map((id) => [id, had(id)] as const)])
  return numbersOf({ ...fight, numbers: { ...kept, ...numbers } })
}
