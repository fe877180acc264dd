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

/** Whether the fight may be brought to its end by this character (IS-191). */
export function mayEndTheFight({ lastOutcome }: Pick<Character, 'lastOutcome'>): boolean {
  return lastOutcome === 'strong'
}
