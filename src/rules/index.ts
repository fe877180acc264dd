import { z } from 'zod'
import { coldIron } from './cold-iron'
import { dungeonWorld } from './dungeon-world'
import { ironFist } from './iron-fist'
import { ironsworn } from './ironsworn'
import type { Rule } from './system/rule'
import type { RuleSystem } from './system/system'

/** Every rule system there is. The only place that lists them. */
export const ruleSystems: readonly RuleSystem[] = [coldIron, ironFist, ironsworn, dungeonWorld]

/** The system with this id; undefined for one this version does not know. */
export function ruleSystem(id: string): RuleSystem | undefined {
  return ruleSystems.find((system) => system.id === id)
}

/** An event of any system's fights, as a window may send it. */
export const combatEvent = z.union(
  ruleSystems.flatMap((system) => (system.combat ? [system.combat.event] : [])),
)

const texts = new Map(
  ruleSystems.flatMap((system) => system.rules ?? []).map((rule) => [rule.id, rule]),
)

/** What a rule says, by its id; undefined for an id that has no text yet. */
export function ruleText(id: string): Rule | undefined {
  return texts.get(id)
}
