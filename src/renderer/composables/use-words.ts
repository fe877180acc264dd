import { useI18n } from 'vue-i18n'
import { ruleSystems } from '../../rules'
import { joinNamings } from '../../shared/words/naming'
import { speaker, type Speaker } from '../../shared/words/speaker'

const naming = joinNamings(...ruleSystems.map((system) => system.words.naming))

/**
 * Turns keys, phrases and facts into sentences of the chosen language.
 * A gap named `count` also picks the plural form of its message (`one wound | {count} wounds`).
 */
export function useWords(): Speaker {
  const i18n = useI18n({ useScope: 'global' })
  return speaker((key, gaps) => {
    const { count } = gaps
    return typeof count === 'number' ? i18n.t(key, gaps, count) : i18n.t(key, gaps)
  }, naming)
}
