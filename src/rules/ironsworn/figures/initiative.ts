import type { Character } from '../sheet'

/** How a roll against the challenge dice went (IS-013). */
export type Outcome = 'strong' | 'weak' | 'miss'

/** Who is in control, for one character (IS-096). */
export type Initiative = Character['initiative']

/** What a move does to it where it does not say so itself, a suffer move among them (IS-098, IS-099). */
export function initiativeAfter(now: Initiative, outcome: Outcome): Initiative {
  if (now === 'none') return 'none'
  return outcome === 'strong' ? 'me' : 'foe'
}

/** Whether a move that takes the lead may be made without a warning (IS-097). */
export function canBeProactive(now: Initiative): boolean {
  return now !== 'foe'
}

/** Whether the fight may be brought to its end by this character: any strong hit may lead to it (IS-191). */
export function mayEndTheFight({ lastOutcome }: Pick<Character, 'lastOutcome'>): boolean {
  return isDecisive({ lastOutcome }) || lastOutcome === 'endured'
}

/** Whether what they did last was a deed that leads to the end of a fight: to bear what is suffered decides none (IS-121). */
export function isDecisive({ lastOutcome }: Pick<Character, 'lastOutcome'>): boolean {
  return lastOutcome === 'strong'
}
