import { characterSchema, statSchema, type Character, type Stat } from '../sheet'

/** Stats of a new character, in any order (IS-056). */
export const startingStats = [3, 2, 2, 1, 1] as const

/** Background bonds and assets of a new character (IS-062, IS-064). */
export const startingBonds = 3
export const startingAssets = 3

/** What of a new character is not as it should be; empty when all is well (IS-064). */
export function creationFaults(sheet: Character): string[] {
  const values = statSchema.options.map((stat: Stat) => sheet.stats[stat])
  const sorted = [...values].sort((one, other) => other - one)
  const blank = characterSchema.parse({})
  const faults: [string, boolean][] = [
    ['stats', sorted.join() !== startingStats.join()],
    ['health', sheet.health.value !== blank.health.value],
    ['spirit', sheet.spirit.value !== blank.spirit.value],
    ['momentum', sheet.momentum !== blank.momentum],
    ['bonds', sheet.bonds.length > startingBonds || sheet.bondTicks !== sheet.bonds.length],
    ['assets', Object.keys(sheet.assets).length !== startingAssets],
    ['debilities', sheet.debilities.length > 0],
    ['xp', sheet.xpEarned + sheet.xpSpent > 0],
  ]
  return faults.flatMap(([name, isWrong]) => (isWrong ? [name] : []))
}
