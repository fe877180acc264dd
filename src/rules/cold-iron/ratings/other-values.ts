import { sum, type Sum } from '../../../shared/term'
import type { Adjustments } from './adjustments'
import { partUnlessZero, ratingPart, scoreParts, type Proficiency } from './figures'

/** Dodge (CI-099). */
export function dodgeOf(dodge: Proficiency, adjustments: Adjustments): Sum {
  const { scores, sizD } = adjustments
  return sum([
    ratingPart(dodge, 'CI-099'),
    ...scoreParts('dex', adjustments, 'CI-099'),
    ...partUnlessZero('sizD', sizD, 'CI-099', { score: scores.siz }),
  ])
}

/** Hand to hand: strength in full, dexterity up to the level's cap, and size (CI-165). */
export function handToHandOf(unarmed: Proficiency, adjustments: Adjustments): Sum {
  const { scores, sizHtH } = adjustments
  return sum([
    ratingPart(unarmed, 'CI-165'),
    ...scoreParts('str', adjustments, 'CI-165'),
    ...scoreParts('dex', adjustments, 'CI-165', unarmed.row.adj3Cap),
    ...partUnlessZero('sizHtH', sizHtH, 'CI-165', { score: scores.siz }),
  ])
}

/** Missile attack at a level of proficiency (CI-096). */
export function missileAttackOf(missile: Proficiency, adjustments: Adjustments): Sum {
  return sum([ratingPart(missile, 'CI-096'), ...scoreParts('dex', adjustments, 'CI-096')])
}
