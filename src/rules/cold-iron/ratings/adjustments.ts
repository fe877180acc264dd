import { attributeChart, type AttributeChart } from './attribute-chart'
import { adjustmentOf, sizeValues } from './attributes'

/** Adjustments of whoever the ratings are worked out for. */
export interface Adjustments {
  strAdj: number
  dexAdj: number
  sizD: number
  sizHtH: number
}

/** Adjustments that ratings are made of, from the scores (CI-004). A FieldError names the score. */
export function adjustmentsFor(
  { str, dex, siz }: { str: number; dex: number; siz: number },
  chart: AttributeChart = attributeChart,
): Adjustments {
  const { sizD, sizHtH } = sizeValues(adjustmentOf('siz', siz, chart), chart)
  return {
    strAdj: adjustmentOf('str', str, chart),
    dexAdj: adjustmentOf('dex', dex, chart),
    sizD,
    sizHtH,
  }
}
