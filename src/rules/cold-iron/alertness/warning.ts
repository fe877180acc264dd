import { sum, type Sum, type Term } from '../../../shared/term'
import { wordsIn } from '../describe'
import { nearest } from '../basics/units'
import type { DistanceRow } from './tables'

const { termOf } = wordsIn('alertness')

/** What a check against the difficulty is worth. */
export interface Warning {
  spotted: boolean
  /** Turns until the encounter is there, from the first turn of warning. */
  turns: Sum
  /** Distance in hexes; null where the chart gives none, and while nobody has said how fast they come. */
  distance: Sum | null
  /** May be struck unawares. */
  unawares: boolean
  /** The turn in which the encounter can close; null: as it comes. */
  closesInTurn: number | null
  /** Only the defence of one who does not move counts against the first shots (CI-100). */
  stationary: boolean
}

/**
 * Reads one row of the distance chart: the margin is the check less the difficulty, and 0 is
 * enough. Each full step of the margin gives one turn more (CI-038). Distance is turns of warning
 * at the encounter's movement on broken ground (CI-039).
 */
export function warningOf(row: DistanceRow, margin: number, maBroken: number): Warning {
  const spotted = margin >= 0
  const side = spotted ? row.success : row.failure
  const terms = side.turns > 0 ? [termOf('warning', side.turns, 'CI-037')] : []
  const extra = spotted && row.extraTurnPer !== null ? Math.floor(margin / row.extraTurnPer) : 0
  if (extra > 0) terms.push(termOf('earlier', extra, 'CI-038'))
  return {
    spotted,
    turns: sum(terms),
    distance: distanceOf(terms, side.distanceInBrokenMA, maBroken),
    unawares: side.unawares,
    closesInTurn: side.closesInTurn,
    stationary: side.stationary,
  }
}

function distanceOf(turns: readonly Term[], share: number | null, maBroken: number): Sum | null {
  if (maBroken === 0) return null
  if (share !== null) return sum([termOf('halfMove', nearest(share * maBroken, 1), 'CI-039')])
  if (turns.length === 0) return null
  return sum(turns.map((each) => ({ ...each, value: each.value * maBroken, rule: 'CI-039' })))
}

/**
 * The same warning when given by a stake: the distance is measured from where it stands, so many
 * hexes out from the party (CI-036).
 */
export function fromStake(warning: Warning, hexesOut: number): Warning {
  if (!warning.spotted || !warning.distance) return warning
  const out = termOf('stakeOut', hexesOut, 'CI-036')
  return { ...warning, distance: sum([...warning.distance.terms, out]) }
}
