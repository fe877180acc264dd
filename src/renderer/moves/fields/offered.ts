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
}

/** The moves of these systems, or those of them that are asked for. */
export function offeredMoves(
  systems: readonly string[],
  oneOf: readonly string[] | undefined,
  { say }: Pick<Speaker, 'say'>,
): OfferedMove[] {
  return systems.flatMap((system) =>
    Object.values(ruleSystem(system)?.moves ?? {})
      .filter(({ id, isPart }) => (oneOf ? oneOf.includes(id) : isPart !== true))
      .map(({ id, title, trigger, rule }) => ({
        key: `${system}.${id}`,
        system,
        id,
        rule,
        title: say(title),
        trigger: say(trigger),
      })),
  )
}

/** Of these systems, those that have moves. */
export function systemsWithMoves(systems: readonly string[]): string[] {
  return systems.filter((id) => Object.keys(ruleSystem(id)?.moves ?? {}).length > 0)
}

/**
 * The moves that all words of a question fit, those first whose title says them: as it begins, at the
 * beginning of a word, anywhere. What only their trigger says comes after. `contains` compares as
 * the language does.
 */
export function foundMoves(
  moves: readonly OfferedMove[],
  question: string,
  contains: (text: string, part: string) => boolean,
): OfferedMove[] {
  const words = question.split(/\s+/).filter(Boolean)
  const says = (text: string) => words.every((word) => contains(text, word))
  const rank = ({ title }: OfferedMove) => {
    if (!says(title)) return 3
    if (contains(title.slice(0, question.trim().length), question.trim())) return 0
    const begins = (word: string) =>
      title.split(/\s+/).some((each) => contains(each.slice(0, word.length), word))
    return words.every(begins) ? 1 : 2
  }
  return moves
    .filter(({ title, trigger }) => says(`${title} ${trigger}`))
    .toSorted((first, second) => rank(first) - rank(second))
}
