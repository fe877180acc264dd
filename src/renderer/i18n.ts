import { createI18n } from 'vue-i18n'
import { ruleSystems } from '../rules'
import { english, joinCatalogues } from '../shared/words'

/**
 * The message catalogues: the app's words and those of every rule system.
 * A key without words shows itself and is reported on the console, where tests look.
 */
export function createWords() {
  return createI18n({
    legacy: false,
    locale: 'en',
    fallbackWarn: false,
    messages: { en: joinCatalogues(english, ...ruleSystems.map((system) => system.words.en)) },
    missing: (_locale, key) => {
      console.error(`no words for "${key}"`)
      return key
    },
  })
}
