import { z } from 'zod'
import type { SystemRulings, SystemSettings } from '../../settings'
import { decisionsOf, oneOf, yesOrNo } from './topic'

const book = { profile: oneOf('IS-164', 'srd08', 'rulebook2019') }
const rolls = {
  'oracle.hundredIsMatch': yesOrNo('IS-196', true),
}
const harm = {
  'debility.clampsMomentum': yesOrNo('IS-170', true),
  'heal.clearsShaken': yesOrNo('IS-182', false),
  'endure.shakeCostsMomentum': yesOrNo('IS-183', true),
  'partake.atZero': yesOrNo('IS-181', false),
}
const quests = {
  'vow.xpForAll': yesOrNo('IS-187', true),
  'burden.weakHitLifts': yesOrNo('IS-185', false),
}
const fights = {
  'tide.oncePerFight': yesOrNo('IS-190', true),
  'pack.pairs': yesOrNo('IS-195', false),
}

const all = { ...book, ...rolls, ...harm, ...quests, ...fights }

/** How a campaign reads the rules where they leave a choice, by the keys of the decisions. */
export const settingsSchema = z.object({
  profile: all.profile.schema,
  'oracle.hundredIsMatch': all['oracle.hundredIsMatch'].schema,
  'debility.clampsMomentum': all['debility.clampsMomentum'].schema,
  'heal.clearsShaken': all['heal.clearsShaken'].schema,
  'endure.shakeCostsMomentum': all['endure.shakeCostsMomentum'].schema,
  'partake.atZero': all['partake.atZero'].schema,
  'vow.xpForAll': all['vow.xpForAll'].schema,
  'burden.weakHitLifts': all['burden.weakHitLifts'].schema,
  'tide.oncePerFight': all['tide.oncePerFight'].schema,
  'pack.pairs': all['pack.pairs'].schema,
})
export type Settings = z.infer<typeof settingsSchema>

/** The rules as the inventory reads them: every default. */
export const defaultSettings: Settings = settingsSchema.parse({})

/** The settings of one campaign. */
export function settingsIn({ settings: decided }: SystemRulings): Settings {
  return settingsSchema.parse(decided)
}

/** The settings as the registry hands them out. */
export const settings: SystemSettings = {
  schema: settingsSchema,
  decisions: [
    ...decisionsOf('book', book),
    ...decisionsOf('rolls', rolls),
    ...decisionsOf('harm', harm),
    ...decisionsOf('quests', quests),
    ...decisionsOf('fights', fights),
  ],
}

/** How many boasts a strong hit allows before a duel (IS-112, IS-164). */
export function boastsAllowed({ profile }: Pick<Settings, 'profile'>): number {
  return profile === 'srd08' ? 3 : 2
}

/** Whether the bond must be tested after a vow to someone bonded is forsaken (IS-166). */
export function mustTestBond({ profile }: Pick<Settings, 'profile'>): boolean {
  return profile === 'rulebook2019'
}
