import type { Phrase } from '../../shared/phrase'
import type { AnyBand } from './effect'
import { fitsMove, type HeldModifier } from './modifiers'
import type { Move, MoveInput } from './move'
import type { HelpAhead } from './together/help'

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
 * The odds of dice with so many sides, every throw of which is read into a band. The better bands
 * first; empty for no dice, or so many that they cannot be counted out.
 */
export function countOdds(
  sides: readonly number[],
  bandOf: (dice: number[]) => AnyBand,
): BandOdds[] {
  const count = sides.reduce((product, most) => product * most, 1)
  if (sides.length === 0 || count > mostThrows) return []
  const found = new Map<AnyBand, number>()
  for (const dice of throws(sides)) {
    const band = bandOf(dice)
    found.set(band, (found.get(band) ?? 0) + 1)
  }
  const odds = [...found].map(([band, times]) => ({ band, share: times / count }))
  return odds.sort((one, other) => fromBest.indexOf(one.band) - fromBest.indexOf(other.band))
}

/**
 * The odds of a move before its dice are rolled, with all that is settled: every throw is read by
 * the move's own rules. The better bands first; empty for a move without dice, or with so many that
 * they cannot be counted out (IS-022 for an action roll).
 */
export function oddsOf(move: Move, input: Omit<MoveInput, 'dice'>): BandOdds[] {
  const sides = move.sides?.(input) ?? Array.from({ length: move.diceCount(input) }, () => 6)
  return countOdds(sides, (dice) => move.read({ ...input, dice }).band)
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

/** The odds of a roll with one thing that may yet come to it. */
export interface OddsWithHelp {
  label: Phrase
  rule: string
  odds: BandOdds[]
}

/**
 * The odds with each kind of help that may yet come, on top of what has come already: `helpers` are
 * those who help by steps. What counts no more for this roll, or adds nothing to such a one, is left out.
 */
export function oddsWithHelp(
  move: Move,
  input: Omit<MoveInput, 'dice'>,
  { ahead, helpers }: { ahead: readonly HelpAhead[]; helpers: number },
): OddsWithHelp[] {
  return ahead.flatMap((help) => {
    const helped = withHelp(move, input, help, helpers)
    const odds = helped ? oddsOf(move, helped) : []
    return odds.length > 0 ? { label: help.label, rule: help.rule, odds } : []
  })
}

/** A roll with one more that helps it; null where no more of them count for it. */
function withHelp(
  move: Move,
  input: Omit<MoveInput, 'dice'>,
  { label, rule, by, max }: HelpAhead,
  helpers: number,
): Omit<MoveInput, 'dice'> | null {
  if ('steps' in by) {
    return helpers < max ? { ...input, shift: (input.shift ?? 0) + by.steps } : null
  }
  const modifier: HeldModifier = {
    id: rule,
    value: by.value,
    kind: 'forward',
    scope: 'anyRoll',
    text: label,
    rule,
    until: 'nextMove',
  }
  const { modifiers = [] } = input
  const same = modifiers.filter(
    (each) => each.rule === rule && Math.sign(each.value) === Math.sign(by.value),
  )
  if (!fitsMove(modifier, move) || same.length >= max) return null
  return { ...input, modifiers: [...modifiers, modifier] }
}
