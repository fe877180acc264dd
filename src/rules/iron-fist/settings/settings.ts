import { z } from 'zod'
import type { SystemRulings, SystemSettings } from '../../system/settings'
import { charts, chartsSchema, type Charts } from '../gear/tables'
import { advantageSettings } from './advantage'
import { combatMoveSettings } from './combat-moves'
import { conditionSettings } from './conditions'
import { coreSettings } from './core'
import { figureSettings } from './figures'
import { gearSettings } from './gear'
import { gmMoveChart } from './gm-moves'
import { harmSettings } from './harm'
import { healingSettings } from './healing'
import { holdSettings } from './holds'
import { missionSettings } from './mission'
import { moveSettings } from './moves'

const topics = [
  coreSettings,
  advantageSettings,
  holdSettings,
  moveSettings,
  combatMoveSettings,
  figureSettings,
  conditionSettings,
  harmSettings,
  healingSettings,
  gearSettings,
  missionSettings,
]

/** How a campaign reads the rules where the sheet leaves a choice, by the keys of the decisions. */
export const settingsSchema = z.object({
  ...coreSettings.shape,
  ...advantageSettings.shape,
  ...holdSettings.shape,
  ...moveSettings.shape,
  ...combatMoveSettings.shape,
  ...figureSettings.shape,
  ...conditionSettings.shape,
  ...harmSettings.shape,
  ...healingSettings.shape,
  ...gearSettings.shape,
  ...missionSettings.shape,
})
/** The settings, and the tables of gear where the campaign has its own. */
export type Settings = z.infer<typeof settingsSchema> & { charts?: Charts }

/** Some of the settings: what a function needs to know. */
export type Deciding<Key extends keyof Settings> = Pick<Settings, Key>

/** The sheet as we read it: every default. */
export const defaultSettings: Settings = settingsSchema.parse({})

/** The settings of one campaign, its own tables with them. */
export function settingsIn({ settings: decided, charts: edited }: SystemRulings): Settings {
  return { ...settingsSchema.parse(decided), charts: chartsSchema.parse(edited) }
}

/** The settings as the registry hands them out. */
export const settings: SystemSettings = {
  schema: settingsSchema,
  decisions: topics.flatMap(({ decisions }) => decisions),
  charts: [...charts, gmMoveChart],
}
