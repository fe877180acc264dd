import { alertnessCharts, type AlertnessCharts, type DistanceRow } from '../../alertness/tables'
import { searchTimes, type SearchTime } from '../../alertness/searching'
import { trackingBands, type Chase, type TrackingBands } from '../../alertness/tracking'
import { shareBetween, smallestRoll } from '../../basics/chance'

/** Where a stretch of results begins; null for the lowest, which everything below belongs to. */
export interface ResultBand {
  id: string
  from: number | null
  /** Turns of warning, where that is what it comes to. */
  turns?: number
}

/** A stretch of results with its share of all rolls; the shares of a check add up to 1. */
export interface CheckBand extends ResultBand {
  share: number
  /** Smallest finished roll that reaches it; null for the lowest, or when no dice do. */
  fromRoll: string | null
}

/**
 * What may come of a check by its result, lowest first, with exact shares (CI-007, CI-010).
 * `ability` is everything but the dice; `bands` rise.
 */
export function checkOdds(ability: number, bands: readonly ResultBand[]): CheckBand[] {
  const needed = ({ from }: ResultBand) => (from === null ? null : from - ability)
  return bands.map((band, index) => {
    const next = bands[index + 1]
    const start = needed(band)
    return {
      ...band,
      share: shareBetween(start, next ? needed(next) : null),
      fromRoll: start === null ? null : smallestRoll(start),
    }
  })
}

/** Results of a check against one difficulty: below it, and from it on (CI-009). */
export function bandsAgainst(dc: number): ResultBand[] {
  return [
    { id: 'below', from: null },
    { id: 'reached', from: dc },
  ]
}

/**
 * Results of an alertness check against an encounter: by the turns of warning where a failure gives any
 * as well, as of one that is normal or obvious (CI-037).
 */
export function warningBands({ failure, success }: DistanceRow, dc: number): ResultBand[] {
  if (failure.turns === 0) return bandsAgainst(dc)
  return [
    { id: 'late', from: null, turns: failure.turns },
    { id: 'early', from: dc, turns: success.turns },
  ]
}

/** Results of a waking check by the turns until awake (CI-048). */
export function wakingBands(
  rows: AlertnessCharts['wakeUp'] = alertnessCharts.wakeUp,
): ResultBand[] {
  return rows.map(({ turns }, index) => ({ id: `turns${turns}`, from: startOf(rows, index) }))
}

/** Results of a tracking check by what they give; the lowest loses a quarry that only flees (CI-054). */
export function trackingResults(
  { fleeing }: Pick<Chase, 'fleeing'>,
  { unnoticed, advantage }: TrackingBands = trackingBands,
) {
  return [
    { id: fleeing ? 'escapes' : 'found', from: null },
    { id: 'unnoticed', from: unnoticed },
    { id: 'advantage', from: advantage },
  ] satisfies ResultBand[]
}

/** Results of a search by the time it takes (CI-056). */
export function searchBands(rows: readonly SearchTime[] = searchTimes): ResultBand[] {
  return rows.map(({ id }, index) => ({ id, from: startOf(rows, index) }))
}

function startOf(rows: readonly { max: number | null }[], index: number): number | null {
  const before = rows[index - 1]?.max ?? null
  return before === null ? null : before + 1
}
