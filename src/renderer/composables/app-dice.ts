/** Whole numbers of 32 bits there are. */
const span = 2 ** 32

/** A random whole number from 0 up to, but not including, `sides`; every one equally likely. */
export function randomBelow(sides: number): number {
  const fair = span - (span % sides)
  const drawn = new Uint32Array(1)
  do crypto.getRandomValues(drawn)
  while ((drawn[0] ?? span) >= fair)
  return (drawn[0] ?? 0) % sides
}

/** The app's own dice: `count` faces from 1 to `sides`. */
export function rollFaces(count: number, sides: number): number[] {
  return Array.from({ length: count }, () => randomBelow(sides) + 1)
}

/** The app's own dice, one face for each die of these sides. */
export function rollDice(sides: readonly number[]): number[] {
  return sides.flatMap((each) => rollFaces(1, each))
}
