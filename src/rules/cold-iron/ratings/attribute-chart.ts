import { z } from 'zod'
import { diceTextSchema } from '../basics/dice-text'
import {
  attributeChart as adjustments,
  attributeChartSchema as adjustmentsSchema,
} from '../gear/attributes'
import published from './size-chart.json'
import { asPublished } from '../../system/published'
import { whole } from '../../../shared/bounded'

const byAdj = <Value extends z.ZodType>(value: Value) =>
  z.record(z.string().regex(/^-?\d{1,2}$/), value)
const figure = whole(-99, 99)

/** Attributes and what follows from them, as a game master may edit it (CI-004). */
export const attributeChartSchema = z.strictObject({
  /** Adjustment of each score. */
  adjustments: adjustmentsSchema,
  /** Size modifiers of small sizes by adjustment; larger ones follow a formula. */
  sizD: byAdj(figure),
  sizHtH: byAdj(figure),
  /** Bare-handed damage by STRadj; null: none. */
  unarmed: byAdj(diceTextSchema.nullable()),
})
export type AttributeChart = z.infer<typeof attributeChartSchema>

/** The chart as published. */
export const attributeChart: AttributeChart = asPublished(attributeChartSchema, {
  adjustments,
  ...published,
})
