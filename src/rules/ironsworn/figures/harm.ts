import { rankNumber, type Rank } from '../../tracks/progress'

/** What a character's blow does: deadly weapon or not (IS-049). */
export const weaponHarm = { deadly: 2, simple: 1 } as const

/** What a foe or a danger of this rank deals, in harm or stress (IS-052, IS-053). */
export function dealtBy(rank: Rank): number {
  return rankNumber(rank)
}

/** What a loss without a figure comes to when nobody is sure (IS-053, IS-054). */
export const unsureLoss = 2

/** The whole harm of one blow; what only adds to harm adds nothing where none is done (IS-051). */
export function blow(own: number, bonuses: readonly number[], isInflicting = true): number {
  return isInflicting ? own + bonuses.reduce((all, each) => all + each, 0) : 0
}
