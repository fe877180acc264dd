import type { Term } from '../../../shared/term'
import { wordsIn } from '../describe'

const { termOf } = wordsIn('ratings')

/** The rule all of these figures hang on: charts that the seed leaves to the game master. */
const rule = 'CI-004'

/** A summand of a rating. */
export function part(key: string, value: number): Term {
  return termOf(key, value, rule)
}

/** The same, or nothing at all when it is 0. */
export function partUnlessZero(key: string, value: number): Term[] {
  return value === 0 ? [] : [part(key, value)]
}
