import { attributeChart, type AttributeChart } from '../ratings/attribute-chart'
import { adjustmentOf, sizeValues } from '../ratings/attributes'

/** What a size and a strength are worth, by the charts of the campaign (CI-179, CI-180). */
export interface Adjustments {
  /** Adjustment of an attribute such as STR. */
  adjOf(score: number): number
  /** What a size adds to a defence; the larger, the less. */
  sizDOf(size: number): number
}

/** Reads both from the chart of attributes; a score below 1 counts as 1. */
export function adjustmentsFrom(chart: AttributeChart = attributeChart): Adjustments {
  const adjOf = (score: number) => adjustmentOf('score', Math.max(1, score), chart)
  return { adjOf, sizDOf: (size) => sizeValues(adjOf(size), chart).sizD }
}
