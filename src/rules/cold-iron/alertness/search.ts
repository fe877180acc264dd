import type { Sum } from '../../../shared/term'
import { demandWhole } from '../basics/field-error'
import {
  searchDifficulty,
  searchTimeOf,
  searchTimes,
  type SearchDifficulty,
  type SearchTarget,
  type SearchTime,
} from './searching'

/** What is searched for, and how the game master means it to go (CI-058). */
export interface SearchAim {
  target: SearchTarget
  /** Within the range listed for the target. */
  dc: number
  /** It is to be found: the check only says how long that takes. */
  meantToBeFound: boolean
}

/** How a search came out. */
export interface SearchResult {
  /** The best of all checks. */
  best: Sum
  found: boolean
  time: SearchTime | null
}

/**
 * A search by any number of people: the best check counts (CI-058), and the same result says how
 * long it takes (CI-056). Null when nobody searches; a FieldError `dc` outside the target's range.
 */
export function search(
  checks: readonly Sum[],
  { target, dc, meantToBeFound }: SearchAim,
  difficulties: SearchDifficulty = searchDifficulty,
  times: readonly SearchTime[] = searchTimes,
): SearchResult | null {
  const { min, max } = difficulties[target]
  demandWhole('dc', dc, min, max)
  const [best] = [...checks].sort((left, right) => right.total - left.total)
  if (!best) return null
  const found = meantToBeFound || best.total >= dc
  return { best, found, time: searchTimeOf(best.total, times) }
}

/** A span of time, in the unit the expected time was given in. */
export interface Span {
  least: number
  most: number
}

/**
 * Time of a long search from the time expected for it; null where the chart has no fixed figure
 * (CI-056). `leastFactor` is the share of the expected time that common sense allows at the least:
 * tracking at three quarters of the usual speed saves a quarter at most (CI-057).
 */
export function longSearch(time: SearchTime, expected: number, leastFactor = 0): Span | null {
  if (!time.longFactor) return null
  const [least, most] = time.longFactor.map((each) => Math.max(each, leastFactor) * expected)
  return least === undefined || most === undefined ? null : { least, most }
}
