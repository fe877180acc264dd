import type { Phrase } from '../../shared/phrase'
import type { AnyBand } from './effect'
import type { Move, MoveInput } from './move'

/** How likely a band is, as a share of 1. */
export interface BandOdds {
  band: AnyBand
  share: number
}

/** Every band, the better ones first. */
const fromBest: readonly AnyBand[] = ['10+', 'strong', '7-9', 'weak', '6-', 'miss', 'told']

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
 * the move's own rules. The better bands first; empty for a move without dice, or with so many that
 * they cannot be counted out (IS-022 for an action roll).
 */
export function oddsOf(move: Move, input: Omit<MoveInput, 'dice'>): BandOdds[] {
  const sides = move.sides?.(input) ?? Array.from({ length: move.diceCount(input) }, () => 6)
  const count = sides.reduce((product, most) => product * most, 1)
  if (sides.length === 0 || count > mostThrows) return []
  const found = new Map<AnyBand, number>()
  for (const dice of throws(sides)) {
    const { band } = move.read({ ...input, dice })
    found.set(band, (found.get(band) ?? 0) + 1)
  }
  const odds = [...found].map(([band, times]) => ({ band, share: times / count }))
  return odds.sort((one, other) => fromBest.indexOf(one.band) - fromBest.indexOf(other.band))
}

/**
 * The odds where the pool is swapped in wherever that makes the roll better, and what the pool is
 * called; null where it never does. `oddsOf` in all else.
 */
export function oddsWithSwap(
  move: Move,
  input: Omit<MoveInput, 'dice'>,
): { label: Phrase; odds: BandOdds[] } | null {
  const { swaps } = move
  if (!swaps) return null
  const labels: Phrase[] = []
  const best: Move = {
    ...move,
    read(at) {
      const plain = move.read(at)
      const worth = (band: AnyBand) => fromBest.indexOf(band)
      if (worth(plain.band) <= fromBest.indexOf('strong')) return plain
      const offer = swaps(at)
      const better = (offer?.offers ?? [])
        .filter(({ band }) => worth(band) < worth(plain.band))
        .sort((one, other) => worth(one.band) - worth(other.band))[0]
      if (!better || !offer) return plain
      if (labels.length === 0) labels.push(offer.label)
      return { ...plain, band: better.band }
    },
  }
  const odds = oddsOf(best, input)
  const [label] = labels
  return label ? { label, odds } : null
}
