/** A face of a fair die with this many sides, from the system's own source of chance. */
function face(sides: number): number {
  const wide = 2 ** 32
  const fair = wide - (wide % sides)
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
  return drawn < fair ? (drawn % sides) + 1 : face(sides)
}

/** The app's own dice: `count` faces from 1 to `sides`. */
export function rollDice(count: number, sides = 6): number[] {
  return Array.from({ length: count }, () => face(sides))
}

/** The app's own dice, one face for each die of these sides. */
export function rollSides(sides: readonly number[]): number[] {
  return sides.map(face)
}
