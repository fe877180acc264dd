import { publishedCharts } from '../../../src/rules/dungeon-world/charts'

/** What the cases call things, and what the program calls them. */

export const system = 'dungeon-world'
export const bands = ['10+', '7-9', '6-'] as const

/** Options of the moves. */
export const pickIds: Readonly<Record<string, string>> = {
  ...{ none: 'clean', plusDieExposed: 'reckless' },
  ...{ move: 'danger', lessDamage: 'less', ammo: 'ammo' },
  ...{
    befriend: 'friend',
    rumours: 'rumours',
    information: 'knowledge',
    notEntangled: 'untangled',
  },
  ...{ arrestWarrant: 'warrant', bounty: 'price' },
}

/** What is picked to take the applicants of a band, and to send them away. */
export const takeApplicants = ['choose', 'settle', 'unsuited']
export const sendAway = ['decline', 'sendNear', 'sendUnsuited']

/** The applicants of a roll to recruit, by what may be done with them. */
export const applicants: Readonly<Record<string, string>> = {
  ...{ choose: 'skilled', settle: 'nearMatch', unsuited: 'unsuitable' },
}

/** What a forward is for, by the rule that gives it; one laid by hand says so itself. */
export const purposes: Readonly<Record<string, string>> = {
  ...{ 'DW-030': 'answers', 'DW-056': 'any', 'DW-078': 'recruit' },
}

/** Why something was refused: the words of the program, by what the cases call the reason. */
export const reasons: Readonly<Record<string, readonly string[]>> = {
  repeatedOption: ['runner.refused.twice'],
  holdTooSmall: ['dungeonWorld.guard.refused.noHold', 'runner.refused.count'],
  aimedAtSelf: ['dungeonWorld.guard.barred.self'],
  noBond: ['dungeonWorld.aidOrInterfere.noBond'],
  aidMax: ['dungeonWorld.aidOrInterfere.crowded'],
  lastBreathUnmodified: ['dungeonWorld.aidOrInterfere.bareDice'],
  pcTarget: ['runner.refused.target'],
  onePerRoll: ['runner.refused.swap'],
  oneJobEach: ['refusal.oneRoleEach'],
  xpShort: ['dungeonWorld.levelUp.refused.xp'],
  noDowntime: ['dungeonWorld.levelUp.refused.time'],
  statMax: ['dungeonWorld.levelUp.refused.statMax'],
  oncePerDowntime: ['dungeonWorld.levelUp.refused.oncePerDowntime'],
}

/** What the cases call a refusal in these words; the words themselves where they have no name for it. */
export function reasonOf(key: string): string {
  const found = Object.entries(reasons).find(([, keys]) => keys.includes(key))
  return found?.[0] ?? key
}

const statOf = new Map<string, string>(Object.entries(publishedCharts.debilities))
const nameOf = new Map([...statOf].map(([name, stat]) => [stat, name]))

/** The stat that a debility weighs on. */
export const weakened = (debility: string) => statOf.get(debility) ?? debility
/** What a weakened stat is called on the sheet of the cases. */
export const debilityOf = (stat: string) => nameOf.get(stat) ?? stat
