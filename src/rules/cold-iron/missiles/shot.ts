import type { Term } from '../../../shared/term'
import { wordsIn } from '../describe'
import type { RangeColumn } from '../fight-model/charts/ranges'
import type { Readiness } from './readiness'

const { termOf } = wordsIn('missiles')

/** What burdens a shot besides its range. */
export interface Burden {
  /** The weapon's own modifier, 0 or below. */
  hmPenalty: number
  /** Added to the total for the fumble alone when the shot is hurried, 0 or below. */
  fumblePenalty: number
}

/** Terms a shot adds to Hm: range and weapon, and both again when it is hurried (CI-141, CI-145). */
export function shotTerms(
  column: RangeColumn,
  { hmPenalty }: Burden,
  readiness: Exclude<Readiness, 'notLoaded'>,
): Term[] {
  const terms: Term[] = []
  if (column.hm !== 0) terms.push(termOf('range', column.hm, 'CI-141'))
  if (hmPenalty !== 0) terms.push(termOf('weapon', hmPenalty, 'CI-145'))
  const penalty = column.hm + hmPenalty
  if (readiness === 'hurried' && penalty !== 0) terms.push(termOf('hurried', penalty, 'CI-145'))
  return terms
}

/**
 * What counts for the fumble of a shot alone: the weapon's penalty when it is hurried (CI-132,
 * CI-145). The hit does not feel it, but a shot that fumbles cannot hit.
 */
export function fumblePenaltyOf(
  { fumblePenalty }: Burden,
  readiness: Exclude<Readiness, 'notLoaded'>,
): number {
  return readiness === 'hurried' ? fumblePenalty : 0
}
