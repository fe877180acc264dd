import type { Phrase } from '../../shared/phrase'
import type { Answers, Ask } from './ask'
import type { Effect } from './effect'

/** A milestone as it is claimed: whose it is to be, and who still objects. */
export interface Claim {
  kind: 'mission' | 'personal'
  gm: 'pending' | 'confirmed' | 'denied'
  claimants: readonly string[]
  /** Whom all players agree on; null while they do not. */
  agreedOn: string | null
  objections: number
}

/** Something a milestone buys. */
export interface Exchange {
  id: string
  label: Phrase
  rule: string
  /** It counts for the mission's closing roll, and changes no sheet. */
  isMissionRoll: boolean
}

/** How milestones are given and what they buy. */
export interface MilestoneRules {
  /** Whether it counts for the roll of its own mission alone. */
  isForOwnMission: boolean
  /** Whether it can still be exchanged once its mission is closed. */
  carriesOver: boolean
  /** Who gets it: a character's id, or null for nobody. */
  awardedTo(claim: Claim): string | null
  exchanges: readonly Exchange[]
  /** What an exchange asks of the one who makes it: which condition goes with the rise, for one. */
  asks(sheet: object, what: string): Ask[]
  /** What an exchange does to a sheet; a phrase when something is still to be answered. */
  effects(sheet: object, what: string, answers: Answers): Effect[] | Phrase
}
