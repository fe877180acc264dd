import { phrase } from '../../../shared/phrase'
import type { CharacterBeginning } from '../../system/sheet/beginning'
import { characterSchema, statSchema, type Character } from '../sheet'

/** Stats of a new character, in any order (IS-056). */
export const startingStats = [3, 2, 2, 1, 1] as const

/** Background bonds and assets of a new character (IS-062, IS-078). */
export const startingBonds = 3
export const startingAssets = 3

/** What is chosen when a character begins. */
export type Beginning = 'stats' | 'bonds' | 'ticks' | 'assets' | 'companions'

const isNew = ({ xpEarned, xpSpent }: Pick<Character, 'xpEarned' | 'xpSpent'>) =>
  xpEarned + xpSpent === 0

const total = (stats: readonly number[]) => stats.reduce((sum, stat) => sum + stat, 0)
const isDealt = (sorted: readonly number[]) => sorted.join() === startingStats.join()

/**
 * What of a new character is not yet chosen as it must be (IS-064); empty when all is well. Bonds are open
 * while there is none, and while one has not got its tick (IS-062). Of whoever has gone so far that experience
 * was earned or spent it is only what nobody can have played away: figures that were never dealt out, no
 * asset at all, a bond without its tick. A companion wants its health whenever it comes (IS-084).
 */
export function leftToChoose(
  sheet: Pick<Character, 'stats' | 'bonds' | 'bondTicks' | 'assets' | 'xpEarned' | 'xpSpent'>,
): Beginning[] {
  const lacksHealth = Object.values(sheet.assets).some(
    ({ type, health }) => type === 'companion' && health === null,
  )
  const always: Beginning[] = lacksHealth ? ['companions'] : []
  const isBegun = !isNew(sheet)
  const lacksTick = sheet.bondTicks < sheet.bonds.length
  const held = Object.keys(sheet.assets).length
  const sorted = statSchema.options
    .map((stat) => sheet.stats[stat])
    .sort((one, other) => other - one)
  const open: [Beginning, boolean][] = [
    ['stats', isBegun ? total(sorted) < total(startingStats) : !isDealt(sorted)],
    ['bonds', !isBegun && (lacksTick || sheet.bondTicks === 0)],
    ['ticks', isBegun && lacksTick],
    ['assets', isBegun ? held === 0 : held !== startingAssets],
  ]
  return [...open.flatMap(([what, isOpen]) => (isOpen ? [what] : [])), ...always]
}

/** Whether a new character has fewer assets than it begins with (IS-078). */
export function wantsAssets(sheet: object): boolean {
  const character = characterSchema.parse(sheet)
  const { length } = Object.keys(character.assets)
  return isNew(character) && length < startingAssets
}

/** Ticks that so many bonds of a new character's background mark: one each, for three at most (IS-062). */
const backgroundTicks = ({ bonds }: Pick<Character, 'bonds'>) =>
  Math.min(bonds.length, startingBonds)

/**
 * A sheet as it is kept once it was written by hand: while the track of bonds counts a new character's
 * background alone, it follows their names. Ticks that were written themselves stand (IS-062, IS-064).
 */
function withBackgroundTicks(before: Character, after: Character): Character {
  const isBackground = before.bondTicks === backgroundTicks(before)
  const isWritten = after.bondTicks !== before.bondTicks
  if (!isNew(after) || !isBackground || isWritten) return after
  return { ...after, bondTicks: backgroundTicks(after) }
}

/** How a new character is begun: what is open in words, and what follows from what is written. */
export const beginning: CharacterBeginning = {
  left: (sheet) =>
    leftToChoose(characterSchema.parse(sheet)).map((what) =>
      phrase(`ironsworn.begin.${what}`, {
        stats: startingStats.join(', '),
        bonds: startingBonds,
        assets: startingAssets,
      }),
    ),
  follow: (before, after) =>
    withBackgroundTicks(characterSchema.parse(before), characterSchema.parse(after)),
}
