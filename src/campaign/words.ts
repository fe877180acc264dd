import {
  compile,
  createCoreContext,
  registerMessageCompiler,
  registerMessageResolver,
  resolveValue,
  translate,
} from '@intlify/core-base'
import { ruleSystems } from '../rules'
import { phraseSchema } from '../shared/phrase'
import { english, joinCatalogues } from '../shared/words'
import { joinNamings } from '../shared/words/naming'
import { speaker } from '../shared/words/speaker'

registerMessageCompiler(compile)
registerMessageResolver(resolveValue)

const messages = joinCatalogues(english, ...ruleSystems.map((system) => system.words.en))
const naming = joinNamings(...ruleSystems.map((system) => system.words.naming))
const context = createCoreContext({ locale: 'en', messages: { en: messages } })

/** Speaks the same catalogues as the screen, for what is written to a file. */
export const words = speaker((key, gaps) => {
  const { count } = gaps
  const said =
    typeof count === 'number' ? translate(context, key, gaps, count) : translate(context, key, gaps)
  return typeof said === 'string' ? said : key
}, naming)

/** A phrase that somebody hands in: only one that there are words for. */
export const knownPhraseSchema = phraseSchema.refine(
  ({ key }) => typeof resolveValue(messages, key) === 'string',
)
