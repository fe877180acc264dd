import { sum, type Sum } from '../../../shared/term'
import type { Adjustments } from './adjustments'
import { part, partUnlessZero } from './figures'
import type { RatingRow } from './rating-chart'

/** Dodge (CI-099). */
export function dodgeOf(
  { rating }: RatingRow,
  { dexAdj, sizD }: Pick<Adjustments, 'dexAdj' | 'sizD'>,
): Sum {
  return sum([
    part('rating', rating),
    ...partUnlessZero('dexAdj', dexAdj),
    ...partUnlessZero('sizD', sizD),
  ])
}

/** Hand to hand: strength in full, dexterity up to the level's cap, and size (CI-004). */
export function handToHandOf(
  { rating, adj3Cap }: RatingRow,
  { strAdj, dexAdj, sizHtH }: Adjustments,
): Sum {
  return sum([
    part('rating', rating),
    ...partUnlessZero('strAdj', strAdj),
    ...partUnlessZero('dexAdj', Math.min(adj3Cap, dexAdj)),
    ...partUnlessZero('sizHtH', sizHtH),
  ])
}

/** Missile attack at a level of proficiency (CI-004). */
export function missileAttackOf(
  { missile }: RatingRow,
  { dexAdj }: Pick<Adjustments, 'dexAdj'>,
): Sum {
  return sum([part('missileRating', missile), ...partUnlessZero('dexAdj', dexAdj)])
}
