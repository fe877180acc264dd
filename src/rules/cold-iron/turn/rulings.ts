import { z } from 'zod'
import { fumbleChart, fumbleRowSchema, type FumbleRow } from '../melee/fumbles'
import { multipleDamage, multipleDamageSchema, type MultipleDamage } from '../melee/multiple-damage'
import { defaultSettings, type Settings } from '../settings'

/** Charts the campaign has edited, as a fight carries them; what is absent is as published (CI-004). */
export const editedChartsSchema = z.object({
  multipleDamage: multipleDamageSchema.optional(),
  fumbles: z.array(fumbleRowSchema).max(60).optional(),
})
export type EditedCharts = z.infer<typeof editedChartsSchema>

/** How a fight reads the rules: a fight is one. */
export interface Rulings {
  settings: Settings
  charts: EditedCharts
}

/** The book as written. */
export const bookRulings: Rulings = { settings: defaultSettings, charts: {} }

/** The chart of multiple damage in use. */
export function damageChart({ charts }: Rulings): MultipleDamage {
  return charts.multipleDamage ?? multipleDamage
}

/** The chart of fumbles in use. */
export function fumblesInUse({ charts }: Rulings): readonly FumbleRow[] {
  return charts.fumbles ?? fumbleChart
}
