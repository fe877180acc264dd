import { z } from 'zod'
import { dialSetting } from '../system/dial'
import { figure, oneOf, topicsFor, yesOrNo } from '../system/setting-topic'
import type { SystemRulings, SystemSettings } from '../system/settings'
import { charts, chartsSchema, publishedCharts, type Charts } from './charts'
import { readOnce } from '../system/published'

const topic = topicsFor('dungeonWorld')

/** What the table leaves to the app. */
const tableSettings = topic('table', { dial: dialSetting })

/** Rolls and what comes of a miss (section 1). */
const coreSettings = topic('core', {
  xpOnMiss: yesOrNo('DW-002', true),
  gmMoveOnMiss: yesOrNo('DW-002', true),
  'forward.use': oneOf('DW-004', 'nextMatching', 'byHand'),
  rounding: oneOf('DW-053', 'down', 'up'),
})

/** The basic moves (section 2). */
const moveSettings = topic('moves', {
  'damage.floor': figure('DW-013', 0, { min: 0, max: 1 }),
  'volley.noAmmo': oneOf('DW-013', 'disableOption', 'ignore'),
  'defend.oncePerAttack': yesOrNo('DW-021', true),
  'defend.order': oneOf('DW-021', 'redirectHalveArmor', 'redirectArmorHalve', 'redirectHalve'),
  'discern.forwardUses': figure('DW-030', 1, { min: 1, max: 6 }),
  'parley.pcTargets': yesOrNo('DW-034', false),
  'aid.needsBond': yesOrNo('DW-038', true),
  'aid.max': figure('DW-039', 1, { min: 1, max: 6 }),
})

/** Death, load and rest (sections 3 and 4). */
const bodySettings = topic('body', {
  'hp.zeroIsDying': yesOrNo('DW-043', true),
  'lastBreath.modifiers': oneOf('DW-043', 'none', 'usual'),
  'encumbrance.autoFailXp': yesOrNo('DW-050', false),
  'camp.noRation': oneOf('DW-051', 'gmFlag', 'noHeal'),
  'camp.interrupted': oneOf('DW-053', 'noHeal', 'heals'),
  'recover.repeat': yesOrNo('DW-065', true),
})

/** The perilous journey (section 4). */
const travelSettings = topic('travel', {
  'journey.miss': oneOf('DW-060', 'gmMovePerJob', 'oneGmMove', 'suggestionOnly'),
  'journey.rationScope': oneOf('DW-061', 'perTraveller', 'partyTotal'),
  'journey.emptyJobXp': yesOrNo('DW-060', false),
})

/** Town (section 5). */
const townSettings = topic('town', {
  'carouse.partial': oneOf('DW-066', 'floor', 'ceiling'),
  'carouse.distinct': yesOrNo('DW-067', true),
  'carouse.entangle': oneOf('DW-068', 'gmMay', 'never'),
  'recruit.awayBands': oneOf('DW-078', 'weakAndMiss', 'missOnly'),
  'bolster.weekDays': figure('DW-083', 7, { min: 1, max: 30 }),
  'bolster.monthDays': figure('DW-083', 30, { min: 1, max: 120 }),
})

/** Levels (section 6). */
const advanceSettings = topic('advance', {
  'levelUp.conHp': figure('DW-093', 1, { min: 0, max: 10 }),
  'levelUp.perDowntime': figure('DW-089', 1, { min: 1, max: 10 }),
  'levelUp.max': figure('DW-089', 10, { min: 1, max: 99 }),
})

const topics = [
  tableSettings,
  coreSettings,
  moveSettings,
  bodySettings,
  travelSettings,
  townSettings,
  advanceSettings,
]

/** How a campaign reads the rules where the sheet leaves a choice, by the keys of the decisions. */
export const settingsSchema = z.object({
  ...tableSettings.shape,
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
export const defaultSettings: Settings = {
  ...readOnce(settingsSchema, {}),
  charts: publishedCharts,
}

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
