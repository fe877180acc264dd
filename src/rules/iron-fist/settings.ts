import { z } from 'zod'
import { ownEffectChart } from '../effects/own'
import { dialSetting } from '../system/dial'
import { figure, maybeFigure, oneOf, topicsFor, yesOrNo } from '../system/setting-topic'
import type { SystemRulings, SystemSettings } from '../system/settings'
import { gmMoveChart, playbookChart } from './charts'
import { charts, chartsSchema, type Charts } from './gear/tables'
import { readOnce } from '../system/published'

const topic = topicsFor('ironFist')

/** What the table leaves to the app. */
const tableSettings = topic('table', { dial: dialSetting })

/** Rolls, picks and experience (section 2). */
const coreSettings = topic('core', {
  'picks.distinct': yesOrNo('IF-004', true),
  'step.affectsTotal': yesOrNo('IF-006', false),
  'xp.advanceAt': maybeFigure('IF-007', { min: 1, max: 999 }),
  'milestones.carryOver': yesOrNo('IF-060', true),
})

/** What the Advantage Die is spent on (section 3). */
const advantageSettings = topic('advantage', {
  'ad.mode': oneOf('IF-011', 'replace', 'bonus', 'trackOnly'),
  'ad.resetTo': figure('IF-011', 1, { min: 0, max: 12 }),
  'ad.allowOnSingleDie': yesOrNo('IF-011', true),
})

/** Holds and what they bring a character they are over (sections 4 and 5). */
const holdSettings = topic('holds', {
  'holds.rejectedIsSpent': yesOrNo('IF-026', true),
  'manipulate.xp': oneOf('IF-026', 'oncePerRoll', 'perHold'),
  'lie.xp': oneOf('IF-031', 'oncePerRoll', 'perHold'),
})

/** Basic moves, help and conflict (sections 5 to 7). */
const moveSettings = topic('moves', {
  'faceDanger.noOpposition': oneOf('IF-020', 'gmPicks', 'playerPicks'),
  'help.max': figure('IF-040', 1, { min: 0, max: 3 }),
  'conflict.adRule': oneOf('IF-045', 'skipIfOwnMoveGave', 'always'),
  'conflict.tieAd': oneOf('IF-047', 'none', 'both'),
})

/** Moves of a fight (section 9). */
const combatMoveSettings = topic('combatMoves', {
  'defend.noBonus': yesOrNo('IF-086', true),
  'faceDeath.outnumberRatio': maybeFigure('IF-090', { min: 2, max: 20 }),
  'faceDeath.gmFirstOn10': yesOrNo('IF-095', true),
  'ammo.oneHoldPerFight': yesOrNo('IF-098', true),
  'ammo.thrownToo': yesOrNo('IF-098', true),
})

const signed = { min: -9, max: 9 }
const die = { min: 0, max: 12 }

/** How far the figures of a sheet reach (IF-003, IF-010). */
const figureSettings = topic('figures', {
  'stats.min': figure('IF-003', -3, signed),
  'stats.max': figure('IF-003', 3, signed),
  'counters.min': figure('IF-003', -3, signed),
  'counters.max': figure('IF-003', 3, signed),
  'ad.min': figure('IF-010', 1, die),
  'ad.max': figure('IF-011', 6, die),
  'ad.start': figure('IF-011', 1, die),
})

/** Conditions that counters wake and clear (section 8). */
const conditionSettings = topic('conditions', {
  'conditions.unitSteps': yesOrNo('IF-072', true),
  'conditions.clearCosts': oneOf('IF-076', 'free', 'insteadOfPlusOne'),
  'conditions.healthAuto': yesOrNo('IF-075', false),
})

/** Harm dealt, marked and suffered (sections 10 to 14). */
const harmSettings = topic('harm', {
  'harm.floor': figure('IF-103', 0, { min: 0, max: 1 }),
  'harm.apIgnoresShield': yesOrNo('IF-105', true),
  'harm.reductionsHitAp': yesOrNo('IF-103', true),
  'harm.wornStacks': yesOrNo('IF-103', false),
  'sufferHarm.missChooser': oneOf('IF-115', 'gm', 'player'),
  'sufferHarm.missPicks': figure('IF-115', 1, { min: 1, max: 4 }),
  'sufferHarm.atZero': oneOf('IF-112', 'noRoll', 'roll'),
  'sufferHarm.perHit': yesOrNo('IF-112', false),
  'sufferHarm.clamp': oneOf('IF-112', 'recomputeFromRaw', 'fromMarked'),
  'sufferHarm.adMinBlocksA': yesOrNo('IF-113', true),
  'sufferHarm.mortalAt': figure('IF-115', -3, { min: -9, max: 0 }),
  'debilities.max': maybeFigure('IF-116', { min: 0, max: 20 }),
  'debilities.afterRollScope': oneOf('IF-118', 'allConsequences', 'missOnly'),
  'pvp.gmMoveOnMiss': yesOrNo('IF-119', true),
})

/** Rest and treatment (section 15). */
const healingSettings = topic('healing', {
  'healing.unstableBlocksRest': yesOrNo('IF-125', false),
  'healing.marks': oneOf('IF-124', 'whenRestCounts', 'whenHealed'),
  'healing.clearsUnstable': oneOf('IF-126', 'playerMay', 'never'),
  'health.max': figure('IF-123', 3, { min: 0, max: 9 }),
})

/** Weapons and armour (sections 17 and 18). */
const gearSettings = topic('gear', {
  'twoHands.replaces': oneOf('IF-130', 'closeAndTwoHands', 'twoHandsOnly'),
  'heavy.mountedClears': oneOf('IF-131', 'edgeAndSteel', 'edgeOnly', 'steelOnly', 'nothing'),
  shieldWithTwoHands: oneOf('IF-130', 'warn', 'allow', 'refuse'),
})

/** The end of a mission, and fronts (sections 7 and 19). */
const missionSettings = topic('mission', {
  'eom.absentMeans': oneOf('IF-067', 'atReport', 'onMission'),
  'eom.modifierCap': maybeFigure('IF-069', { min: 0, max: 20 }),
  'eom.gmReportAtPlayers': oneOf('IF-065', 'twoOrThree', 'oneToThree', 'never'),
  'eom.uncertainOn6': oneOf('IF-070', 'none', 'onePick'),
  'eom.resentAlwaysOn6': yesOrNo('IF-070', true),
  'eom.learnScope': oneOf('IF-071', 'allReports', 'aboutMe'),
  'eom.lockRolls': yesOrNo('IF-069', true),
  'eom.picksClearConditions': yesOrNo('IF-071', true),
  'milestones.eomRelated': yesOrNo('IF-068', true),
})

const topics = [
  tableSettings,
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
  ...tableSettings.shape,
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
export const defaultSettings: Settings = readOnce(settingsSchema, {})

/** The settings of one campaign, its own tables with them. */
export function settingsIn({ settings: decided, charts: edited }: SystemRulings): Settings {
  return { ...settingsSchema.parse(decided), charts: chartsSchema.parse(edited) }
}

/** The settings as the registry hands them out. */
export const settings: SystemSettings = {
  schema: settingsSchema,
  decisions: topics.flatMap(({ decisions }) => decisions),
  charts: [...charts, gmMoveChart, playbookChart, ownEffectChart],
}
