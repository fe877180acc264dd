import { z } from 'zod'
import { ownEffectChart } from '../effects/own'
import { dialSetting } from '../system/dial'
import type { SystemRulings, SystemSettings } from '../system/settings'
import { oneOf, topicsFor, yesOrNo } from '../system/setting-topic'
import { readOnce } from '../system/published'

const topic = topicsFor('ironsworn')

const table = topic('table', { dial: dialSetting })
const book = topic('book', { profile: oneOf('IS-164', 'srd08', 'rulebook2019') })
const rolls = topic('rolls', { 'oracle.hundredIsMatch': yesOrNo('IS-196', true) })
const harm = topic('harm', {
  'debility.clampsMomentum': yesOrNo('IS-170', true),
  'heal.clearsShaken': yesOrNo('IS-182', false),
  'endure.shakeCostsMomentum': yesOrNo('IS-183', true),
  'partake.atZero': yesOrNo('IS-181', false),
})
const quests = topic('quests', {
  'vow.xpForAll': yesOrNo('IS-187', true),
  'burden.weakHitLifts': yesOrNo('IS-185', false),
})
const fights = topic('fights', {
  'tide.oncePerFight': yesOrNo('IS-190', true),
  'pack.pairs': yesOrNo('IS-195', false),
})

/** How a campaign reads the rules where they leave a choice, by the keys of the decisions. */
export const settingsSchema = z.object({
  ...table.shape,
  ...book.shape,
  ...rolls.shape,
  ...harm.shape,
  ...quests.shape,
  ...fights.shape,
})
export type Settings = z.infer<typeof settingsSchema>

/** The rules as the inventory reads them: every default. */
export const defaultSettings: Settings = readOnce(settingsSchema, {})

/** The settings of one campaign. */
export function settingsIn({ settings: decided }: SystemRulings): Settings {
  return settingsSchema.parse(decided)
}

/** The settings as the registry hands them out. */
export const settings: SystemSettings = {
  schema: settingsSchema,
  decisions: [table, book, rolls, harm, quests, fights].flatMap(({ decisions }) => decisions),
  charts: [ownEffectChart],
}

/** How many boasts a strong hit allows before a duel (IS-112, IS-164). */
export function boastsAllowed({ profile }: Pick<Settings, 'profile'>): number {
  return profile === 'srd08' ? 3 : 2
}

/** Whether the bond must be tested after a vow to someone bonded is forsaken (IS-166). */
export function mustTestBond({ profile }: Pick<Settings, 'profile'>): boolean {
  return profile === 'rulebook2019'
}
