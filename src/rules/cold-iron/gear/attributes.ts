import { z } from 'zod'
import published from './attribute-chart.json'
import { asPublished } from '../../system/published'
import { whole } from '../../../shared/bounded'

/** The chart of attribute adjustments: the lowest score that gives each one, rising. */
export const attributeChartSchema = z.strictObject({
  /** Adjustment of a score below the chart. */
  lowest: whole(-99, 99),
  from: z
    .array(
      z.strictObject({
        adj: whole(-99, 99),
        score: whole(-99, 9999),
      }),
    )
    .min(1)
    .max(100),
})
export type AttributeChart = z.infer<typeof attributeChartSchema>

/** The chart as published; STR and DEX and all the others share it (CI-004). */
export const attributeChart: AttributeChart = asPublished(attributeChartSchema, published)

/** Adjustment of an attribute score; beyond the chart it stays at its last row (CI-004). */
export function adjustmentOf(score: number, { lowest, from } = attributeChart): number {
  return from.findLast((row) => score >= row.score)?.adj ?? lowest
}
