import { attributeChart, type AttributeChart } from './attribute-chart'
import { adjustmentOf, sizeValues } from './attributes'

/** Adjustments of whoever the ratings are worked out for. */
export interface Adjustments {
  /** What they were read from. */
  scores: { str: number; dex: number; siz: number }
  /** Dexterity as the load leaves it, which counts elsewhere but not in a rating (CI-221). */
  dexLoaded?: number
  strAdj: number
  dexAdj: number
  sizD: number
  sizHtH: number
}

/** Adjustments that ratings are made of, from the scores (CI-004). A FieldError names the score. */
export function adjustmentsFor(
  scores: Adjustments['scores'],
  chart: AttributeChart = attributeChart,
): Adjustments {
  const { str, dex, siz } = scores
  const { sizD, sizHtH } = sizeValues(adjustmentOf('siz', siz, chart), chart)
  return {
    scores,
    strAdj: adjustmentOf('str', str, chart),
    dexAdj: adjustmentOf('dex', dex, chart),
    sizD,
    sizHtH,
  }
}
