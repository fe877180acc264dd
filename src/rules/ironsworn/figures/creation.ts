import { phrase } from '../../../shared/phrase'
import type { CharacterBeginning } from '../../system/sheet/beginning'
import { characterSchema, statSchema, type Character } from '../sheet'

/** Stats of a new character, in any order (IS-056). */
export const startingStats = [3, 2, 2, 1, 1] as const

/** Background bonds and assets of a new character (IS-062, IS-078). */
export const startingBonds = 3
export const startingAssets = 3

/** What is chosen when a character begins. */
export type Beginning = 'stats' | 'bonds' | 'assets' | 'companions'

const isNew = ({ xpEarned, xpSpent }: Pick<Character, 'xpEarned' | 'xpSpent'>) =>
  xpEarned + xpSpent === 0

/**
 * What of a new character is not yet chosen as it must be (IS-064); empty when all is well, and
 * for whoever has gone so far that experience was earned or spent. Bonds are open while there is
 * none, and while one has not got its tick (IS-062). A companion wants its health whenever it comes
 * (IS-084).
 */
export function leftToChoose(
  sheet: Pick<Character, 'stats' | 'bonds' | 'bondTicks' | 'assets' | 'xpEarned' | 'xpSpent'>,
): Beginning[] {
  const lacksHealth = Object.values(sheet.assets).some(
    ({ type, health }) => type === 'companion' && health === null,
  )
  const always: Beginning[] = lacksHealth ? ['companions'] : []
  if (!isNew(sheet)) return always
  const sorted = statSchema.options
    .map((stat) => sheet.stats[stat])
    .sort((one, other) => other - one)
  const open: [Beginning, boolean][] = [
    ['stats', sorted.join() !== startingStats.join()],
    ['bonds', sheet.bondTicks < Math.max(sheet.bonds.length, 1)],
    ['assets', Object.keys(sheet.assets).length !== startingAssets],
  ]
  return [...open.flatMap(([what, isOpen]) => (isOpen ? [what] : [])), ...always]
}

/** Whether a new character has fewer assets than it begins with (IS-078). */
export function wantsAssets(sheet: object): boolean {
  const character = characterSchema.parse(sheet)
  const { length } = Object.keys(character.assets)
  return leftToChoose(character).includes('assets') && length < startingAssets
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
