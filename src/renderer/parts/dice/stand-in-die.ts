/** Dice that players own. */
const owned = [4, 6, 8, 10, 12, 20, 100]

/** A die that stands in for one that nobody owns, and how its face is read. */
export interface StandIn {
  sides: number
  /** Halved and rounded up, or rolled again where it shows more than the die has sides. */
  read: 'halved' | 'again'
}

/** How to roll a die of so many sides with those that players own; null where they own it. */
export function standInFor(sides: number): StandIn | null {
  if (sides < 2 || owned.includes(sides)) return null
  if (owned.includes(sides * 2)) return { sides: sides * 2, read: 'halved' }
  const larger = owned.find((size) => size > sides)
  return larger === undefined ? null : { sides: larger, read: 'again' }
}
