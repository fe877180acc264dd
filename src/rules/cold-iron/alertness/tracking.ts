import { sum, type Sum, type Term } from '../../../shared/term'
import { checkAgainst, type Checked } from '../basics/check'
import { wordsIn } from '../describe'
import { checkAlertness } from './check'

const { termOf } = wordsIn('alertness')

/** Levels that help to track. */
export interface Tracker {
  scoutLevel: number
  thiefLevel: number
}

/** Who is tracked; what knows how to hide its trail does so with its fighting level. */
export interface Quarry extends Tracker {
  animal: boolean
  fighterLevel: number
}

/** Results of tracking and what they give (CI-054). */
export interface TrackingBands {
  /** From here on the quarry is the easier to surprise, by what the result is above it. */
  unnoticed: number
  /** From here on a back way is found. */
  advantage: number
}

/** The bands as published (CI-054). */
export const trackingBands: TrackingBands = { unnoticed: 10, advantage: 30 }

/** Difficulty of finding a lair's further treasure, unless the game master sets another (CI-055). */
export const lairDifficulty = 20

/**
 * A tracking check: the alertness check, the better of the tracker's Scout and Thief levels, less
 * the fighting level of a quarry that is an animal, a Scout or a Thief (CI-053).
 */
export function checkTracking(
  alertness: readonly Term[],
  { scoutLevel, thiefLevel }: Tracker,
  quarry: Quarry,
  roll: string,
): Sum {
  const terms = [...alertness]
  const level = Math.max(scoutLevel, thiefLevel)
  if (level > 0) terms.push(termOf(scoutLevel >= thiefLevel ? 'scout' : 'thief', level, 'CI-053'))
  const wary = quarry.animal || quarry.scoutLevel > 0 || quarry.thiefLevel > 0
  if (wary && quarry.fighterLevel !== 0)
    terms.push(termOf('quarry', -quarry.fighterLevel, 'CI-053'))
  return checkAlertness(terms, roll)
}

/** How things stand with the quarry. */
export interface Chase {
  /** It only runs, and has nowhere to be followed to. */
  fleeing: boolean
  hotPursuit: boolean
  /** The game master knows of a back way or another advantage. */
  backWay: boolean
}

/** What a tracking result gives; the game master may add to it. */
export interface TrackingEffect {
  found: boolean
  mayTakeLonger: boolean
  /** Added to the difficulty of the quarry's own encounter check. */
  tracked: number
  backWayFound: boolean
  /** Caught before its goal, or in a bad spot. */
  caughtEarly: boolean
}

/** Reads a tracking result; the bands add to each other (CI-054). */
export function trackingEffect(
  result: number,
  chase: Chase,
  bands: TrackingBands = trackingBands,
): TrackingEffect {
  const good = result >= bands.unnoticed
  const best = result >= bands.advantage
  return {
    found: good || !chase.fleeing,
    mayTakeLonger: !good,
    tracked: good ? result - bands.unnoticed : 0,
    backWayFound: best && chase.backWay,
    caughtEarly: best && chase.hotPursuit,
  }
}

/** Looks for a lair with more treasure: alertness and Scout level against a difficulty (CI-055). */
export function seekLair(
  alertness: readonly Term[],
  scoutLevel: number,
  roll: string,
  dc: number = lairDifficulty,
): Checked {
  const scout = scoutLevel === 0 ? [] : [termOf('scout', scoutLevel, 'CI-055')]
  return checkAgainst(sum([...alertness, ...scout]), sum([termOf('lair', dc, 'CI-055')]), roll)
}
