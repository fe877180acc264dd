import {
  compile,
  createMessageContext,
  resolveValue,
  type MessageFunction,
} from '@intlify/core-base'
import { english, joinCatalogues, type Catalogue } from '../shared/words'
import { joinNamings } from '../shared/words/naming'
import { speaker, type Speaker } from '../shared/words/speaker'
import { ruleSystems } from '.'

const catalogue = joinCatalogues(english, ...ruleSystems.map((system) => system.words.en))
const naming = joinNamings(...ruleSystems.map((system) => system.words.naming))

/** Whether there are words for a key. */
export function hasWords(key: string): boolean {
  return typeof resolveValue(catalogue, key) === 'string'
}

const messagesIn = (part: Catalogue): string[] =>
  Object.values(part).flatMap((said) => (typeof said === 'string' ? said : messagesIn(said)))

/** A word with a capital that no sentence begins with: Vow of Swear an Iron Vow. */
const termPattern = /(?<=[\p{L},;] )\p{Lu}[\p{L}\p{N}]+/gu

let terms: ReadonlySet<string> | undefined

/** Whether a word with a capital is part of what the program calls a thing: of a move, or of a field. */
export function isTermWord(word: string): boolean {
  terms ??= new Set(messagesIn(catalogue).flatMap((said) => said.match(termPattern) ?? []))
  return terms.has(word)
}

/** What makes a message more than its own words. */
const signs = /[\\{}@|]/

/** A message, compiled; most are said as they stand, and need no compiler. */
function spoken(source: string, key: string): MessageFunction {
  if (!signs.test(source)) return () => source
  return compile(source, { locale: 'en', key, onCacheKey: () => key })
}

/**
 * Speaks the words of the program and of every rule system: on the screen, and in what is written to a
 * file. A gap named `count` also picks the plural form of its message (`one wound | {count} wounds`). A
 * key without words is said itself, and `onMissing` is told of it.
 */
export function wordsSpeaker(onMissing: (key: string) => void): Speaker {
  /** What was said before, compiled: a fight says hundreds of the same messages with every key. */
  const compiled = new Map<string, MessageFunction>()

  function messageOf(key: string): MessageFunction {
    const known = compiled.get(key)
    if (known) return known
    const source = resolveValue(catalogue, key)
    if (typeof source !== 'string') onMissing(key)
    const message = typeof source === 'string' ? spoken(source, key) : () => key
    compiled.set(key, message)
    return message
  }

  return speaker((key, gaps) => {
    const { count } = gaps
    const context = createMessageContext({
      locale: 'en',
      named: gaps,
      messages: messageOf,
      ...(typeof count === 'number' ? { pluralIndex: count } : {}),
    })
    return messageOf(key)(context)
  }, naming)
}
