import { z } from 'zod'
import type { SystemRulings, SystemSettings } from '../../system/settings'
import { advanceSettings } from './advance'
import { bodySettings } from './body'
import { charts, chartsSchema, publishedCharts, type Charts } from './charts'
import { coreSettings } from './core'
import { moveSettings } from './moves'
import { townSettings } from './town'
import { travelSettings } from './travel'

const topics = [
  coreSettings,
  moveSettings,
  bodySettings,
  travelSettings,
  townSettings,
  advanceSettings,
]

/** How a campaign reads the rules where the sheet leaves a choice, by the keys of the decisions. */
export const settingsSchema = z.object({
  ...coreSettings.shape,
  ...moveSettings.shape,
  ...bodySettings.shape,
  ...travelSettings.shape,
  ...townSettings.shape,
  ...advanceSettings.shape,
})

/** The settings, and the charts with them. */
export type Settings = z.infer<typeof settingsSchema> & { charts: Charts }

/** Some of the settings: what a function needs to know. */
export type Deciding<Key extends keyof Settings> = Pick<Settings, Key>

/** The sheet as we read it: every default. */
export const defaultSettings: Settings = { ...settingsSchema.parse({}), charts: publishedCharts }

/** The settings of one campaign, its own charts with them. */
export function settingsIn({ settings: decided, charts: edited }: SystemRulings): Settings {
  return { ...settingsSchema.parse(decided), charts: chartsSchema.parse(edited) }
}

/** The settings as the registry hands them out. */
export const settings: SystemSettings = {
  schema: settingsSchema,
  decisions: topics.flatMap(({ decisions }) => decisions),
  charts,
}
