import type { Phrase } from '../../shared/phrase'
import type { Sum } from '../../shared/term'
import type { ModifierGrant } from './modifiers'
import type { Effect, Obligation } from './effect'
import type { TrackChange } from './tracks'

/** Holds that a move gives: over its target or situation, to be spent one by one later. */
export interface HoldGrant {
  /** Whose options they pay for: a move's id. */
  of: string
  count: number
  /** Who gets them; those of a target are over the actor. */
  owner: 'actor' | 'target'
  rule: string
}

/** A move that the GM owes, when it falls due, and against whom. */
export interface OwedMove {
  due: Obligation
  against: 'actor' | 'target'
  rule: string
}

/** A move that comes out of a move: one of these, with its figures settled. */
export interface FollowUp {
  oneOf: string[]
  /** Who makes it: the same actor on the same target, the target by itself, an ally, the ward, another. */
  by: Exclude<Effect['on'], 'party'>
  given: Record<string, number>
  /** What is answered in it already, by the ids of the questions. */
  answers?: Record<string, string>
  rule: string
}

/** Everything that follows from a move once its picks are confirmed. */
export interface Outcome {
  effects: Effect[]
  holds: HoldGrant[]
  gmMoves: OwedMove[]
  leadsTo: FollowUp[]
  /** What somebody must keep in mind and no sheet can hold. */
  notes: Phrase[]
  /** What has been done along with it, in words: nobody has to keep that in mind. */
  told?: Phrase[]
  /** How figures of it come about, where more than one thing makes them. */
  sums?: readonly (Sum & { of: Phrase })[]
  /** Those who come into the cast with it: the game master plays them. */
  joins?: { name: string; sheet: object; told: Phrase }[]
  /** Modifiers that wait for a later roll. */
  modifiers?: ModifierGrant[]
  tracks?: TrackChange[]
  /** On whom it would have done something, where nobody is that one. */
  lacks?: readonly ('target' | 'ally')[]
}

/** Those who take part in a move, as the gaps of its words call them. */
export const sidesNamed = ['actor', 'target', 'ally', 'ward'] as const

/** Words with the names of those they are about, where they have gaps for them. */
export function naming(
  text: Phrase,
  names: Readonly<Partial<Record<(typeof sidesNamed)[number], string | undefined>>>,
): Phrase {
  const gaps = Object.entries(text.with ?? {}).map(([gap, value]) => {
    const side = sidesNamed.find((each) => each === gap)
    return [gap, (side && names[side]) ?? value] as const
  })
  return text.with ? { ...text, with: Object.fromEntries(gaps) } : text
}

/** Whether an answer of the rules is an outcome, not a refusal in words. */
export function isOutcome(answer: Outcome | Phrase): answer is Outcome {
  return 'effects' in answer
}
