import type { Rank } from '../../tracks/progress'
import type { Character } from '../sheet'
import { dealtBy, weaponHarm } from './harm'

/** Harm of a character's own blow; who holds no iron in a duel has no weapon (IS-049, IS-112). */
export function ownHarm({ weapon, boasts }: Pick<Character, 'weapon' | 'boasts'>): number {
  return boasts.includes('hold_no_iron') ? weaponHarm.simple : weapon.harm
}

/** Harm that a foe of this rank does to a character: 1 more to who bared themselves (IS-052, IS-112). */
export function harmTo({ boasts }: Pick<Character, 'boasts'>, rank: Rank): number {
  return dealtBy(rank) + (boasts.includes('bare_yourself') ? 1 : 0)
}
