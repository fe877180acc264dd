import { ruleSystems } from '../../../rules'
import { alsoOfRule } from '../fields/also'
import type { Act } from '../../../rules/system/act'
import type { Speaker } from '../../../shared/words/speaker'
import type { FoundAct } from '../../stores/act-menu'
import { systemPanel } from '../../systems'
import { actKey } from '../fields/act-key'

/** What begins an act: the action that does, or a key of its own. */
function beginningOf(system: string, act: string): string {
  const begun = Object.entries(systemPanel(system)?.begun ?? {})
  return begun.find(([, acts]) => acts.includes(act))?.[0] ?? actKey(system, act)
}

/** The ids of the acts that something begins in a system: an action of its panel, or the key of one act. */
export function actsBegunBy(action: string, system: string): readonly string[] {
  const begun = systemPanel(system)?.begun?.[action]
  if (begun) return begun
  const acts = Object.keys(systemPanel(system)?.acts ?? {})
  return acts.filter((act) => actKey(system, act) === action)
}

/**
 * The acts of these systems that no action of their own begins: those are found by their names alone.
 * `begin` is told what begins one.
 */
export function foundActs(
  systems: readonly string[],
  words: Pick<Speaker, 'say' | 't'>,
  begin: (action: string) => void,
): FoundAct[] {
  return ruleSystems
    .filter(({ id }) => systems.includes(id))
    .flatMap(({ id: system, acts = [] }) =>
      Object.entries(systemPanel(system)?.acts ?? {}).flatMap(([id, { icon }]) => {
        const act = acts.find((each) => each.id === id)
        const action = actKey(system, id)
        const isAlone = beginningOf(system, id) === action
        if (!act || !isAlone) return []
        const label = words.say(act.title)
        const also = alsoOfRule(words, act.title.key, id)
        return [{ id: action, label, ...also, icon, run: () => begin(action) }]
      }),
    )
}

/** The act with which something that was to be kept in mind is done, and what begins it. */
export function actSettling(key: string): { action: string; act: Act } | undefined {
  return ruleSystems
    .flatMap(({ id, acts = [] }) => acts.map((act) => ({ system: id, act })))
    .filter(({ act }) => act.settles?.includes(key))
    .map(({ system, act }) => ({ action: beginningOf(system, act.id), act }))[0]
}
