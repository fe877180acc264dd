import { z } from 'zod'
import { phrase } from '../../../shared/phrase'
import type { EditableChart, SystemRulings } from '../../system/settings'
import { sizeLimits, sizeLimitsSchema } from '../gear/size-limits'
import { loadChart, loadChartSchema } from '../load/chart'
import { attributeChart, attributeChartSchema } from './attribute-chart'
import { ratingChart, ratingChartSchema } from './rating-chart'
import { readOnce } from '../../system/published'

/** The charts that figures are worked out by, as the campaign has edited them (CI-004). */
const sheetChartsSchema = z.object({
  attributes: attributeChartSchema.default(attributeChart),
  ratings: ratingChartSchema.default(ratingChart),
  encumbrance: loadChartSchema.default(loadChart),
  sizeLimits: sizeLimitsSchema.default([...sizeLimits]),
})
export type SheetCharts = z.infer<typeof sheetChartsSchema>

/** The charts as published. */
export const bookCharts: SheetCharts = readOnce(sheetChartsSchema, {})

/** The charts a campaign works figures out by. */
export function sheetChartsIn({ charts }: Pick<SystemRulings, 'charts'>): SheetCharts {
  return sheetChartsSchema.parse(charts)
}

function chart(id: keyof SheetCharts, rule: string): EditableChart {
  const words = (name: string) => phrase(`coldIron.chartWords.${name}`)
  const { [id]: published } = bookCharts
  const title = phrase(`coldIron.chart.${id}`)
  return { id, rule, schema: sheetChartsSchema.shape[id].unwrap(), published, words, title }
}

/** Those charts, as a campaign may edit them (CI-004). */
export const sheetCharts: readonly EditableChart[] = [
  chart('attributes', 'CI-004'),
  chart('ratings', 'CI-004'),
  chart('encumbrance', 'CI-221'),
  chart('sizeLimits', 'CI-208'),
]
