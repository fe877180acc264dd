import { ruleSystem } from '../../../rules'
import type { Speaker } from '../../../shared/words/speaker'

/** A move to choose from, in words. */
export interface OfferedMove {
  /** Tells moves of several systems apart. */
  key: string
  system: string
  id: string
  title: string
  trigger: string
  rule: string
  /** Whether several make it together, in a form of its own. */
  isGroup: boolean
  /** The rule system, where another one has a move of that name; else null. */
  from: string | null
}

/**
 * The moves of these systems, or those of them that are asked for, in the order of the systems: that
 * of play first. Two of one name are told apart by their systems.
 */
export function offeredMoves(
  systems: readonly string[],
  oneOf: readonly string[] | undefined,
  { say }: Pick<Speaker, 'say'>,
): OfferedMove[] {
  const all = systems.flatMap((system) => [
    ...Object.values(ruleSystem(system)?.moves ?? {})
      .filter(({ id, isPart }) => (oneOf ? oneOf.includes(id) : isPart !== true))
      .map(({ id, title, trigger, rule }) => ({
        key: `${system}.${id}`,
        system,
        id,
        rule,
        title: say(title),
        trigger: say(trigger),
        isGroup: false,
      })),
    // Several make them together: whoever begins a move with somebody, or on somebody, means none of these.
    ...(oneOf ? [] : groupMoves(system, { say })),
  ])
  const systemsOf = (title: string) =>
    new Set(all.filter((each) => each.title === title).map(({ system }) => system))
  return all.map((move) => {
    const title = systemsOf(move.title).size > 1 ? ruleSystem(move.system)?.title : undefined
    return { ...move, from: title ? say(title) : null }
  })
}

/** The moves of a system that several make together. */
function groupMoves(system: string, { say }: Pick<Speaker, 'say'>): Omit<OfferedMove, 'from'>[] {
  return (ruleSystem(system)?.groupMoves ?? []).map(({ id, title, trigger, rule }) => ({
    key: `${system}.group.${id}`,
    system,
    id,
    rule,
    title: say(title),
    trigger: say(trigger),
    isGroup: true,
  }))
}

/** Of these systems, those that have moves. */
export function systemsWithMoves(systems: readonly string[]): string[] {
  return systems.filter((id) => Object.keys(ruleSystem(id)?.moves ?? {}).length > 0)
}

/** Compares as the language does. */
type Contains = (text: string, part: string) => boolean

const wordsOf = (question: string) => question.split(/\s+/).filter(Boolean)

/** Whether a text says every word of a question. */
export function says(text: string, question: string, contains: Contains): boolean {
  return wordsOf(question).every((word) => contains(text, word))
}

/**
 * The moves that all words of a question fit, those first whose title says them: as it begins, at the
 * beginning of a word, anywhere. What only their trigger says comes after.
 */
export function foundMoves(
  moves: readonly OfferedMove[],
  question: string,
  contains: Contains,
): OfferedMove[] {
  const words = wordsOf(question)
  const rank = ({ title }: OfferedMove) => {
    if (!says(title, question, contains)) return 3
    if (contains(title.slice(0, question.trim().length), question.trim())) return 0
    const begins = (word: string) =>
      title.split(/\s+/).some((each) => contains(each.slice(0, word.length), word))
    return words.every(begins) ? 1 : 2
  }
  return moves
    .filter(({ title, trigger }) => says(`${title} ${trigger}`, question, contains))
    .toSorted((first, second) => rank(first) - rank(second))
}
