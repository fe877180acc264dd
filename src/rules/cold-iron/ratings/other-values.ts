import { sum, type Sum } from '../../../shared/term'
import { sayIn } from '../say'
import { part, partUnlessZero } from './figures'
import type { Adjustments } from './melee'
import { ratingRow } from './rating-chart'

const { add } = sayIn('ratings')

/** Dodge, and what it loses against longer weapons (CI-099, CI-104). */
export function dodgeOf(
  level: number,
  { dexAdj, sizD }: Pick<Adjustments, 'dexAdj' | 'sizD'>,
): { db: Sum; dbL: number } {
  const { rating, dbL } = ratingRow('dodgeLevel', level)
  const terms = [
    part('rating', rating),
    ...partUnlessZero('dexAdj', dexAdj),
    ...partUnlessZero('sizD', sizD),
  ]
  return { db: sum(terms), dbL }
}

/** Hand to hand: strength in full, dexterity up to the level's cap, and size (CI-004). */
export function handToHandOf(level: number, { strAdj, dexAdj, sizHtH }: Adjustments): Sum {
  const { rating, adj3Cap } = ratingRow('unarmedLevel', level)
  return sum([
    part('rating', rating),
    ...partUnlessZero('strAdj', strAdj),
    ...partUnlessZero('dexAdj', Math.min(adj3Cap, dexAdj)),
    ...partUnlessZero('sizHtH', sizHtH),
  ])
}

/** Missile attack at a level of proficiency (CI-004). */
export function missileAttackOf(level: number, { dexAdj }: Pick<Adjustments, 'dexAdj'>): Sum {
  const { missile } = ratingRow('missileLevel', level)
  return sum([part('missileRating', missile), ...partUnlessZero('dexAdj', dexAdj)])
}

/** What a grab has above a missile attack. */
const grab = 6

/** Tag, the roll to grab hold: the missile attack and 6 (CI-229). */
export function tagOf(hm: Sum): Sum {
  return sum([...hm.terms, add('grab', grab, 'CI-229')])
}
