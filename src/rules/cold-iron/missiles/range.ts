import { demandWhole, FieldError } from '../basics/field-error'
import { publishedRanges, type RangeColumn, type RangeTable } from '../fight-model/charts/ranges'
import { nearest } from '../basics/units'

const most = 99_999

/** What is known of a shot's way. */
export interface Flight {
  /** Row of the table: `weapon.rangeRow`. */
  rangeRow: string
  /** Hexes to the target. */
  distance: number
  quality: boolean
  enhancedVision: boolean
}

/** Limits of a row in hexes; quality carries every one a fifth farther (CI-144). */
export function limitsOf(
  { rangeRow, quality, enhancedVision }: Omit<Flight, 'distance'>,
  { rows }: RangeTable = publishedRanges,
): readonly number[] {
  const row = rows.find(({ id }) => id === rangeRow)
  if (!row) throw new FieldError('weapon.rangeRow', 1, rows.length)
  const limits = enhancedVision ? (row.enhancedLimits ?? row.limits) : row.limits
  return quality ? limits.map((limit) => nearest(6 * limit, 5)) : limits
}

/**
 * The column a shot falls in: the first whose limit is not below the distance; null beyond the
 * last, where it cannot reach (CI-141).
 */
export function columnAt(flight: Flight, table: RangeTable = publishedRanges): RangeColumn | null {
  const distance = demandWhole('distance', flight.distance, 0, most)
  const index = limitsOf(flight, table).findIndex((limit) => distance <= limit)
  return table.columns[index] ?? null
}
