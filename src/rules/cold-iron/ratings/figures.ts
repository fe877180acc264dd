import type { Term } from '../../../shared/term'
import type { Basis } from '../combatant/basis'
import { wordsIn } from '../describe'
import type { Adjustments } from './adjustments'
import type { RatingRow } from './rating-chart'

/** A summand of a rating: what it is read from stands in its words. */
export const { termOf: part } = wordsIn('ratings')

/** The same, or nothing at all when it is 0. */
export function partUnlessZero(...of: Parameters<typeof part>): Term[] {
  return of[1] === 0 ? [] : [part(...of)]
}

/** A level in something, with the row of the chart that says what it is worth. */
export interface Proficiency {
  skill: keyof Basis['levels']
  level: number
  row: RatingRow
}

/** What a level in something is worth, told with the level (CI-004). */
export function ratingPart({ skill, level, row }: Proficiency, rule: string): Term {
  const value = skill === 'missile' ? row.missile : row.rating
  return part('rating', value, rule, { level, skill: `@coldIron.ratings.skill.${skill}` })
}

/** What a score adds, told with the score; at most `cap`, and then it says that more was there. */
export function scoreParts(
  score: 'str' | 'dex',
  { scores, dexLoaded = scores.dex, strAdj, dexAdj }: Adjustments,
  rule: string,
  cap = Infinity,
): Term[] {
  const whole = score === 'str' ? strAdj : dexAdj
  const capped = whole > cap ? 'Capped' : ''
  // Two figures of one score on a sheet: the sum says which of them it was read from (CI-221).
  const isLoaded = score === 'dex' && dexLoaded !== scores.dex
  const key = `${score}Adj${capped}${isLoaded ? 'Loaded' : ''}`
  return partUnlessZero(key, Math.min(cap, whole), isLoaded ? 'CI-221' : rule, {
    score: scores[score],
    whole,
    ...(isLoaded && { loaded: dexLoaded }),
  })
}
