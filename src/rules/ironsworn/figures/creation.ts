import { statSchema, type Character } from '../sheet'

/** Stats of a new character, in any order (IS-056). */
export const startingStats = [3, 2, 2, 1, 1] as const

/** Background bonds and assets of a new character (IS-062, IS-078). */
export const startingBonds = 3
export const startingAssets = 3

/** What is chosen when a character begins. */
export type Beginning = 'stats' | 'bonds' | 'assets'

/**
 * What of a new character is not yet chosen as it must be (IS-064); empty when all is well, and
 * for whoever has gone so far that experience was earned or spent.
 */
export function leftToChoose(
  sheet: Pick<Character, 'stats' | 'bonds' | 'assets' | 'xpEarned' | 'xpSpent'>,
): Beginning[] {
  if (sheet.xpEarned + sheet.xpSpent > 0) return []
  const sorted = statSchema.options
    .map((stat) => sheet.stats[stat])
    .sort((one, other) => other - one)
  const open: [Beginning, boolean][] = [
    ['stats', sorted.join() !== startingStats.join()],
    ['bonds', sheet.bonds.length > startingBonds],
    ['assets', Object.keys(sheet.assets).length !== startingAssets],
  ]
  return open.flatMap(([what, isOpen]) => (isOpen ? [what] : []))
}
