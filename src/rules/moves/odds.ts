import type { AnyBand, Move, MoveInput } from './move'

/** How likely a band is, as a share of 1. */
export interface BandOdds {
  band: AnyBand
  share: number
}

/** More throws than these are not counted out. */
const mostThrows = 1000

/** Every way these dice can fall, each as likely as any other. */
function throws(sides: readonly number[]): number[][] {
  return sides.reduce<number[][]>(
    (sofar, most) =>
      sofar.flatMap((faces) => Array.from({ length: most }, (_, at) => [...faces, at + 1])),
    [[]],
  )
}

/**
 * The odds of a move before its dice are rolled, with all that is settled: every throw is read by
 * the move's own rules. In the order in which the bands come up first, the best throw first; empty
 * for a move without dice, or with so many that they cannot be counted out.
 */
export function oddsOf(move: Move, input: Omit<MoveInput, 'dice'>): BandOdds[] {
  const sides = move.sides?.(input) ?? Array.from({ length: move.diceCount(input) }, () => 6)
  const count = sides.reduce((product, most) => product * most, 1)
  if (sides.length === 0 || count > mostThrows) return []
  const found = new Map<AnyBand, number>()
  for (const dice of throws(sides).toReversed()) {
    const { band } = move.read({ ...input, dice })
    found.set(band, (found.get(band) ?? 0) + 1)
  }
  return [...found].map(([band, times]) => ({ band, share: times / count }))
}
