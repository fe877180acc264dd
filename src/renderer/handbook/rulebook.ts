import { ruleSystems } from '../../rules'
import type { RuleSystem } from '../../rules/system/system'
import type { Speaker } from '../../shared/words/speaker'
import type { Page, PageRule } from './page'

/** The titles of what in a list cites a rule, by the id of the rule. */
function citing(
  list: readonly { rule?: string | null; title: Parameters<Speaker['say']>[0] }[],
  { say }: Speaker,
): (rule: string) => string[] {
  const byRule = Map.groupBy(list, ({ rule }) => rule)
  return (rule) => [...new Set((byRule.get(rule) ?? []).map(({ title }) => say(title)))]
}

function rulesOf({ rules = [], moves, settings }: RuleSystem, words: Speaker): PageRule[] {
  const movesOf = citing(Object.values(moves), words)
  const settingsOf = citing(settings?.decisions ?? [], words)
  const chartsOf = citing(settings?.charts ?? [], words)
  return rules.map((rule) => ({
    ...rule,
    moves: movesOf(rule.id),
    settings: settingsOf(rule.id),
    charts: chartsOf(rule.id),
  }))
}

/** A page for each system's book, made of what the system brings itself; `inPlay` are the systems that are played. */
export function rulebookPages(words: Speaker, inPlay: readonly string[] = []): Page[] {
  return ruleSystems.map((system) => {
    const name = words.say(system.title)
    return {
      id: `rules-${system.id}`,
      title: words.t('handbook.rules.title', { system: name }),
      kind: 'rules',
      also: words.t('handbook.rules.also', { system: name }),
      screens: [],
      places: [],
      isUnplayed: inPlay.length > 0 && !inPlay.includes(system.id),
      text: '',
      rules: rulesOf(system, words),
    }
  })
}
