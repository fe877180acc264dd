import { phrase, type Phrase } from '../../shared/phrase'
import { term, type Term } from '../../shared/term'

/** The words of one topic: its phrases, and terms named by it. */
export interface Voice {
  words(key: string, gaps?: Record<string, string | number>): Phrase
  /** A term called `<topic>.term.<key>`. */
  add(key: string, value: number, rule: string): Term
}

/** Speaks in the words of a topic, such as `melee`: keys below `coldIron.melee`. */
export function sayIn(topic: string): Voice {
  const words: Voice['words'] = (key, gaps) => phrase(`coldIron.${topic}.${key}`, gaps)
  return { words, add: (key, value, rule) => term(words(`term.${key}`), value, rule) }
}
