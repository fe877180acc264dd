import { z } from 'zod'
import type { SystemRulings } from '../../system/settings'
import { htHChartSchema } from './charts/multiple-hth'
import { fumbleChart, fumbleRowSchema, type FumbleRow } from './charts/fumbles'
import { multipleDamage, multipleDamageSchema, type MultipleDamage } from './charts/multiple-damage'
import { coverChartSchema, publishedCover } from './charts/cover'
import { publishedRanges, rangeTableSchema, type RangeTable } from './charts/ranges'
import { defaultSettings, settingsSchema, type Settings } from '../settings'
import { spellCharts, spellChartsSchema, type SpellCharts } from './charts/spells'

/** The chart of fumbles as a campaign may write it. */
const fumbleChartSchema = z.array(fumbleRowSchema).max(60)

/** Charts the campaign has edited, as a fight carries them; what is absent is as published (CI-004). */
export const editedChartsSchema = z.object({
  multipleDamage: multipleDamageSchema.optional(),
  fumbles: fumbleChartSchema.optional(),
  multipleHtH: htHChartSchema.optional(),
  missileRanges: rangeTableSchema.optional(),
  cover: coverChartSchema.optional(),
  spellModifiers: spellChartsSchema.optional(),
})
export type EditedCharts = z.infer<typeof editedChartsSchema>

/** How a fight reads the rules: a fight is one. */
export interface Rulings {
  settings: Settings
  charts: EditedCharts
}

/** The book as written. */
export const bookRulings: Rulings = { settings: defaultSettings, charts: {} }

/** How a campaign reads the rules, for a fight that begins. Throws a `ZodError` for what is none. */
export function readRulings({ settings, charts }: SystemRulings): Rulings {
  return { settings: settingsSchema.parse(settings), charts: editedChartsSchema.parse(charts) }
}

/** The chart of multiple damage in use. */
export function damageChart({ charts }: Rulings): MultipleDamage {
  return charts.multipleDamage ?? multipleDamage
}

/** The chart of fumbles in use. */
export function fumblesInUse({ charts }: Rulings): readonly FumbleRow[] {
  return charts.fumbles ?? fumbleChart
}

/** The range table in use. */
export function rangesInUse({ charts }: Pick<Rulings, 'charts'>): RangeTable {
  return charts.missileRanges ?? publishedRanges
}

/** The chart of cover in use. */
export function coverInUse({ charts }: Pick<Rulings, 'charts'>): typeof publishedCover {
  return charts.cover ?? publishedCover
}

/** The modifiers of spells and counters in use. */
export function spellChartsIn({ charts }: Pick<Rulings, 'charts'>): SpellCharts {
  return charts.spellModifiers ?? spellCharts
}
