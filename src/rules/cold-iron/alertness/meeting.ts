import type { Sum } from '../../../shared/term'
import { alertnessTerms, bookAlertness, checkAlertness, type AlertnessRulings } from './check'
import { difficultyFor, type Difficulty } from './difficulty'
import type { Encounter } from './encounter'
import type { Observer } from './observer'
import { fromStake, warningOf, type Warning } from './warning'

/** One who checks, with a finished roll; a stake says how many hexes out it stands (CI-036). */
export interface Checker {
  id: string
  observer: Observer
  roll: string
  stakeOut?: number
}

/** How one check came out against its own difficulty. */
export interface Sighting {
  id: string
  check: Sum
  difficulty: Difficulty
  /** Check less difficulty. */
  margin: number
  warning: Warning
  /** A sleeper whose check meets the difficulty wakes as the encounter comes in (CI-049). */
  wakes: boolean
}

/** An encounter as the party meets it: every check, and the best of them. */
export interface Meeting {
  sightings: Sighting[]
  best: Sighting
}

/** One check against an encounter (CI-033..039, CI-043..049). */
export function sightEncounter(
  { id, observer, roll, stakeOut }: Checker,
  encounter: Encounter,
  rulings: AlertnessRulings = bookAlertness,
): Sighting {
  const check = checkAlertness(alertnessTerms(observer, encounter, rulings), roll)
  const difficulty = difficultyFor(observer, encounter, rulings)
  const margin = check.total - difficulty.dc.total
  const row = rulings.charts.distance.rows[difficulty.row]
  const seen = warningOf(row, margin, encounter.maBroken)
  const warning = stakeOut === undefined ? seen : fromStake(seen, stakeOut)
  return { id, check, difficulty, margin, warning, wakes: observer.asleep && warning.spotted }
}

/**
 * Everyone checks, and the best result counts for the party (CI-037): the longest warning, then a
 * check that succeeded before one that failed, then the wider margin. Null when nobody checks.
 */
export function meetEncounter(
  checkers: readonly Checker[],
  encounter: Encounter,
  rulings: AlertnessRulings = bookAlertness,
): Meeting | null {
  const sightings = checkers.map((checker) => sightEncounter(checker, encounter, rulings))
  const [best] = [...sightings].sort(byWarning)
  return best ? { sightings, best } : null
}

function byWarning(left: Sighting, right: Sighting): number {
  return (
    right.warning.turns.total - left.warning.turns.total ||
    Number(right.warning.spotted) - Number(left.warning.spotted) ||
    right.margin - left.margin
  )
}
