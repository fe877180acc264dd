import { ruleSystem } from '../../../rules'
import type { Speaker } from '../../../shared/words/speaker'

/** A move to choose from, in words. */
export interface OfferedMove {
  /** Tells moves of several systems apart. */
  key: string
  system: string
  id: string
  title: string
  trigger: string
  rule: string
  /** Whether several make it together, in a form of its own. */
  isGroup?: boolean
}

/** The moves of these systems, or those of them that are asked for. */
export function offeredMoves(
  systems: readonly string[],
  oneOf: readonly string[] | undefined,
  { say }: Pick<Speaker, 'say'>,
): OfferedMove[] {
  return systems.flatMap((system) => [
    ...(oneOf ? [] : groupMoves(system, { say })),
    ...Object.values(ruleSystem(system)?.moves ?? {})
      .filter(({ id, isPart }) => (oneOf ? oneOf.includes(id) : isPart !== true))
      .map(({ id, title, trigger, rule }) => ({
        key: `${system}.${id}`,
        system,
        id,
        rule,
        title: say(title),
        trigger: say(trigger),
      })),
  ])
}

/** The moves of a system that several make together. */
function groupMoves(system: string, { say }: Pick<Speaker, 'say'>): OfferedMove[] {
  return (ruleSystem(system)?.groupMoves ?? []).map(({ id, title, trigger, rule }) => ({
    key: `${system}.group.${id}`,
    system,
    id,
    rule,
    title: say(title),
    trigger: say(trigger),
    isGroup: true,
  }))
}

/** Of these systems, those that have moves. */
export function systemsWithMoves(systems: readonly string[]): string[] {
  return systems.filter((id) => Object.keys(ruleSystem(id)?.moves ?? {}).length > 0)
}
