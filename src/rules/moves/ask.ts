import { phrase, type Phrase } from '../../shared/phrase'
import type { Chooser, Effect } from './effect'

/** What was answered, by the ids of the questions. */
export type Answers = Record<string, string | number>

/**
 * Something no rule can know and the runner asks for: a choice, a number, or a few words, which
 * may be left out unless they are needed.
 */
export interface Ask {
  id: string
  label: Phrase
  rule: string
  who: Chooser
  /** Whether its answer is a turn of the story: a bargain that is taken or refused. */
  isTold?: boolean
  /** Whether it is put in place of the roll, which goes on unless somebody says something before the dice lie. */
  isAside?: boolean
  /** Whether its answers give something away: a digit alone, typed for something else, settles none. */
  isCost?: boolean
  /** Whether another character is an answer as well: whoever is named, the move is on. */
  isOfWhom?: boolean
  /** The move that would settle it where it is made before this one, by its id. */
  first?: string
  /** Its answer until another is given. */
  usual?: string
  /** Whom it is about, where it is asked for each of several. */
  whom?: Effect['on']
  kind:
    /** A choice; a value that is untold leaves all as it was: there is nothing to tell of it. */
    | { type: 'choice'; values: { value: string; label: Phrase; isUntold?: boolean }[] }
    /** A number; `dice` names the dice that show it, where it is rolled. */
    | { type: 'number'; min: number; max: number; dice?: string | undefined }
    | { type: 'text'; max: number; isNeeded?: boolean | undefined }
}

/** Whether a question has a legal answer. */
export function isAnswered({ id, kind, usual }: Ask, answers: Answers = {}): boolean {
  const answer = Object.hasOwn(answers, id) ? answers[id] : usual
  if (kind.type === 'choice') return kind.values.some(({ value }) => value === answer)
  if (kind.type === 'text') {
    const words = String(answer ?? '').trim()
    return words.length <= kind.max && (words !== '' || !kind.isNeeded)
  }
  return Number.isInteger(answer) && Number(answer) >= kind.min && Number(answer) <= kind.max
}

/** Names the first question without a legal answer, in words; null when there is none. */
export function unanswered(asks: readonly Ask[], answers: Answers = {}): Phrase | null {
  const label = asks.find((ask) => !isAnswered(ask, answers))?.label
  // What fills the question’s own gaps is said with it.
  return label
    ? phrase('runner.refused.unanswered', { ...label.with, question: `@${label.key}` })
    : null
}

/** The answer to a question that leaves no choice; undefined where there is one. */
export function onlyAnswer({ kind }: Ask): string | number | undefined {
  if (kind.type === 'choice' && kind.values.length === 1) return kind.values[0]?.value
  return kind.type === 'number' && kind.min === kind.max ? kind.min : undefined
}
