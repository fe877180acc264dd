import { z } from 'zod'
import { demandWhole, FieldError } from '../basics/field-error'
import { nearest } from '../basics/units'
import published from './ranges.json'

const most = 99_999

const penalty = z.number().int().min(-99).max(0)

/** A column of the range table: what it takes off hitting and off damage. */
const rangeColumnSchema = z.strictObject({ hm: penalty, dmg: penalty })
export type RangeColumn = z.infer<typeof rangeColumnSchema>

const limits = z.array(z.number().int().min(0).max(most)).min(1).max(20)

/** The last hex of each column for one kind of weapon. */
const rangeRowSchema = z.strictObject({
  id: z.string().min(1).max(40),
  name: z.string().min(1).max(80),
  limits,
  /** The same for one with Enhanced Vision, where that differs (CI-142). */
  enhancedLimits: limits.optional(),
})

/** The range table (CI-141). */
export const rangeTableSchema = z.strictObject({
  columns: z.array(rangeColumnSchema).min(1).max(20),
  rows: z.array(rangeRowSchema).min(1).max(60),
})
export type RangeTable = z.infer<typeof rangeTableSchema>

/** The published table (CI-141, CI-142). */
export const publishedRanges: RangeTable = rangeTableSchema.parse(published)

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
