import { z } from 'zod'
import published from './ranges.json'
import { asPublished } from '../../../system/published'

/** Hexes, at most. */
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
export const publishedRanges: RangeTable = asPublished(rangeTableSchema, published)
