import { rankNumber, type Rank } from '../../tracks/progress'

/** What a character's blow does: deadly weapon or not (IS-049). */
export const weaponHarm = { deadly: 2, simple: 1 } as const

/** What a foe or a danger of this rank deals, in harm or stress (IS-052, IS-053). */
export function dealtBy(rank: Rank): number {
  return rankNumber(rank)
}

/** What a loss without a figure comes to when nobody is sure (IS-053, IS-054). */
export const unsureLoss = 2

/**
 * The whole harm of one blow, all that adds to it or takes from it with it; without a blow nothing adds
 * (IS-050, IS-051). Nothing makes it less than that of the simplest weapon (IS-049).
 */
export function blow(own: number, bonuses: readonly number[]): number {
  const harm = own + bonuses.reduce((all, each) => all + each, 0)
  return Math.max(weaponHarm.simple, harm)
}
