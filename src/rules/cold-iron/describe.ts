import { phrase, type Phrase } from '../../shared/phrase'
import { term, type Term } from '../../shared/term'

/** The words of one topic: its phrases, and terms named by it. */
export interface TopicWords {
  words(key: string, gaps?: Record<string, string | number>): Phrase
  /** A term called `<topic>.term.<key>`; `gaps` say what it comes from. */
  termOf(key: string, value: number, rule: string, gaps?: Record<string, string | number>): Term
}

/** The words of a topic, such as `melee`: keys below `coldIron.melee`. */
export function wordsIn(topic: string): TopicWords {
  const words: TopicWords['words'] = (key, gaps) => phrase(`coldIron.${topic}.${key}`, gaps)
  return {
    words,
    termOf: (key, value, rule, gaps) => term(words(`term.${key}`, gaps), value, rule),
  }
}
