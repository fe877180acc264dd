import { ruleSystems } from '../../rules'
import type { RuleSystem } from '../../rules/system/system'
import type { Speaker } from '../../shared/words/speaker'
import type { Page, PageRule } from './page'

/** What of a list cites the rule, by its titles. */
function citing(
  list: readonly { rule: string | null; title: Parameters<Speaker['say']>[0] }[],
  rule: string,
  { say }: Speaker,
): string[] {
  return [...new Set(list.filter((each) => each.rule === rule).map(({ title }) => say(title)))]
}

function rulesOf({ rules = [], moves, settings }: RuleSystem, words: Speaker): PageRule[] {
  return rules.map((rule) => ({
    ...rule,
    moves: citing(Object.values(moves), rule.id, words),
    settings: citing(settings?.decisions ?? [], rule.id, words),
    charts: citing(settings?.charts ?? [], rule.id, words),
  }))
}

/** A page for each system's book, made of what the system brings itself. */
export function rulebookPages(words: Speaker): Page[] {
  return ruleSystems.map((system) => {
    const name = words.say(system.title)
    return {
      id: `rules-${system.id}`,
      title: words.t('handbook.rules.title', { system: name }),
      kind: 'rules',
      also: words.t('handbook.rules.also', { system: name }),
      screens: [],
      places: [],
      text: '',
      rules: rulesOf(system, words),
    }
  })
}
