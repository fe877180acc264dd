import { ruleSystem } from '../../../rules'
import { phrase } from '../../../shared/phrase'
import type { Speaker } from '../../../shared/words/speaker'
import type { BesideMove } from '../../systems/system-panel'
import { actKey } from './act-key'

/** A move to choose from, in words. */
export interface OfferedMove {
  /** Tells moves of several systems apart. */
  key: string
  system: string
  id: string
  title: string
  trigger: string
  rule: string
  /** What begins it, where it has a form of its own: an action, or an act by its key; null where the runner plays it. */
  action: string | null
  /** The rule system, where another one has a move of that name; else null. */
  from: string | null
  /** Whether its line says where it is made, and nothing begins it from here. */
  isSaid?: boolean
}

/** An act that is begun by an action of its own, as a move is. */
interface BegunAct {
  system: string
  action: string
  /** Ids of the act: on a character, on an NPC. */
  acts: readonly string[]
}

/**
 * The moves of these systems, or those of them that are asked for, in the order of the systems: that
 * of play first, and what is `begun` beside them. Two of one name are told apart by their systems.
 */
export function offeredMoves(
  systems: readonly string[],
  oneOf: readonly string[] | undefined,
  { say }: Pick<Speaker, 'say'>,
  begun: readonly BegunAct[] = [],
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
        action: null,
      })),
    // Whoever begins one of some moves means none of these.
    ...(oneOf ? [] : groupMoves(system, { say })),
    ...(oneOf ? [] : begunActs(system, begun, { say })),
    ...(oneOf ? [] : sessionEndOf(system, { say })),
  ])
  const systemsOf = (title: string) =>
    new Set(all.filter((each) => each.title === title).map(({ system }) => system))
  return all.map((move) => {
    const title = systemsOf(move.title).size > 1 ? ruleSystem(move.system)?.title : undefined
    return { ...move, from: title ? say(title) : null }
  })
}

/** What is looked for among the moves of a system and is begun elsewhere, or within another of them. */
export function movesBeside(
  system: string,
  beside: readonly BesideMove[],
  { say }: Pick<Speaker, 'say'>,
): OfferedMove[] {
  return beside.map(({ id, rule, title, hint, action }) => ({
    key: `${system}.beside.${id}`,
    ...{ system, id, rule, action, from: null, isSaid: action === null },
    title: say(title),
    trigger: say(hint),
  }))
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
    action: `groupMove.${id}`,
  }))
}

/** The end of a session, where the book of a system has a procedure for it. */
function sessionEndOf(system: string, { say }: Pick<Speaker, 'say'>): Omit<OfferedMove, 'from'>[] {
  const rules = ruleSystem(system)?.sessionEnd
  if (!rules) return []
  return [
    {
      key: `${system}.sessionEnd`,
      ...{ system, id: 'sessionEnd', rule: rules.rule, action: 'sessionEnd.open' },
      title: say(phrase('sessionEnd.title')),
      trigger: say(phrase('sessionEnd.description')),
    },
  ]
}

/**
 * The acts of a system that are begun as moves are, a camp, a level: what an action begins, and all that its
 * book has among the moves.
 */
function begunActs(
  system: string,
  begun: readonly BegunAct[],
  { say }: Pick<Speaker, 'say'>,
): Omit<OfferedMove, 'from'>[] {
  const own = begun.filter((each) => each.system === system)
  return (ruleSystem(system)?.acts ?? []).flatMap(({ id, title, trigger, rule }) => {
    const by = own.find(({ acts }) => acts.includes(id))
    const isOffered = by ? by.acts[0] === id : trigger !== undefined
    if (!isOffered) return []
    return [
      {
        key: `${system}.act.${id}`,
        ...{ system, id, rule, action: by?.action ?? actKey(system, id) },
        title: say(title),
        trigger: trigger ? say(trigger) : '',
      },
    ]
  })
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
