import { sum, type Sum, type Term } from '../../../../shared/term'
import type { Combatant } from '../../combatant/combatant'
import { isSenseless } from '../../body/condition'
import { bodyPenalties } from '../../body/penalties'
import { wordsIn } from '../../describe'
import type { Settings } from '../../settings'
import { nearest } from '../../basics/units'
import type { Adjustments } from '../adjustments'

const { termOf } = wordsIn('handToHand')

/** A side of a grapple as blows from outside meet it. */
export interface SideSeen {
  /** Sizes of all its members together. */
  size: number
  /** Their HtH as one. */
  htH: number
}

/** Nobody in a grapple dodges worse than this, before the bonuses (CI-178). */
const leastDodge = 6
/** From this difference in HtH the stronger side is harder to hit (CI-180). */
const unevenFrom = 12

/**
 * Defence of someone in a grapple against a blow from outside it (CI-178): half their dodge without their
 * size, at least 6, with the bonuses of size and strength, and what their body takes off; never below
 * the defence of one who does not move (CI-100).
 */
export function defenceInGrapple(
  target: Combatant,
  own: SideSeen,
  other: SideSeen,
  adjustments: Adjustments,
  settings: Pick<Settings, 'bonus2Rule'>,
  desperate: boolean,
): Sum {
  const { sheet, state } = target
  if (isSenseless(target)) return sum([termOf('still', sheet.stD, 'CI-100')])
  const half = nearest(sheet.db - sheet.sizD, 2)
  const terms = [
    termOf('halfDodge', half, 'CI-178'),
    ...spare('leastDodge', Math.max(0, leastDodge - half), 'CI-178'),
    ...spare('sizes', sizeBonus(own.size, other.size, adjustments), 'CI-179'),
    ...spare('stronger', strengthBonus(own.htH, other.htH, adjustments, settings), 'CI-180'),
    ...spare('stunned', state.stunnedUntil ? -4 : 0, 'CI-069'),
    ...bodyPenalties(target, desperate),
  ]
  const { total } = sum(terms)
  return sum([...terms, ...spare('floor', Math.max(0, sheet.stD - total), 'CI-100')])
}

/**
 * What the sizes of the sides are worth to one of them (CI-179): the difference of what they add to
 * a defence, for the smaller side and against the larger.
 */
export function sizeBonus(own: number, other: number, { sizDOf }: Adjustments): number {
  return sizDOf(own) - sizDOf(other)
}

/**
 * What a great difference in HtH is worth (CI-180): from 12 on the stronger side gains what a STR
 * of the difference is worth, the weaker loses half of it, halves rounded up. `differenceOfAdj`
 * takes what either HtH is worth as STR, and their difference, instead.
 */
export function strengthBonus(
  own: number,
  other: number,
  { adjOf }: Adjustments,
  { bonus2Rule }: Pick<Settings, 'bonus2Rule'>,
): number {
  const difference = own - other
  if (Math.abs(difference) < unevenFrom) return 0
  const worth =
    bonus2Rule === 'adjOfDifference'
      ? Math.sign(difference) * adjOf(Math.abs(difference))
      : adjOf(own) - adjOf(other)
  return Math.max(0, worth) - nearest(Math.max(0, -worth), 2)
}

function spare(key: string, value: number, rule: string): Term[] {
  return value === 0 ? [] : [termOf(key, value, rule)]
}
