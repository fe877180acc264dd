import { z } from 'zod'
import published from './ranges.json'
import { asPublished } from '../../../system/published'
import { filledText, whole } from '../../../../shared/bounded'

/** Hexes, at most. */
const most = 99_999

const penalty = whole(-99, 0)

/** A column of the range table: what it takes off hitting and off damage. */
const rangeColumnSchema = z.strictObject({ hm: penalty, dmg: penalty })
export type RangeColumn = z.infer<typeof rangeColumnSchema>

const limits = z.array(whole(0, most)).min(1).max(20)

/** The last hex of each column for one kind of weapon. */
const rangeRowSchema = z.strictObject({
  id: filledText(40),
  name: filledText(80),
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
