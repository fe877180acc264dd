import type { Phrase } from '../../shared/phrase'
import type { Answers } from './ask'
import type { Effect } from './effect'

/** What a hold may be over, and what an option of it asks about. */
export type HoldSubject = 'person' | 'situation'

/** Holds as they lie on the table. */
export interface HeldHolds {
  count: number
  /** What they are over; left out where words say it, which may name either. */
  over?: HoldSubject | undefined
  /** Whether whoever they are over has been paid for this roll. */
  isPaid: boolean
}

/** What a hold is spent on: an option, a heavy request or not, and how it was answered. */
export interface HoldUse {
  option: string
  isHeavy: boolean
  isGranted: boolean
  answers: Answers
}

/** What spending leaves and does. */
export interface HoldSpent extends Omit<HeldHolds, 'over'> {
  effects: Effect[]
}

/** Who holds, over whom: sheets for the changes. */
export interface HoldSides {
  actor?: object
  target?: object
  /** What the target is; left out without one, and where only one sort can be. */
  targetKind?: 'character' | 'npc'
}

/** One thing that holds of a move buy. */
export interface HoldOffer {
  id: string
  label: Phrase
  rule: string
  cost: number
  heavyCost?: number
  /** It cannot be refused. */
  isSure?: boolean
  /** What alone it asks about; left out where it goes with any. */
  about?: HoldSubject
}

/** Whether holds over this buy an option: nobody asks a crossing what it feels (IF-036, IF-037). */
export function isFor(over: HoldSubject | undefined, { about }: Pick<HoldOffer, 'about'>): boolean {
  return over === undefined || about === undefined || about === over
}

/** What holds of a move buy, and what spending them, or letting them go, brings. */
export interface MoveHolds {
  /** They lie in one pool on the sheet, over nobody: its field and the rule of it. */
  pool?: { field: string; rule: string }
  /** The move in which they are spent, where it must be known on what and with whom. */
  spentIn?: string
  options: readonly HoldOffer[]
  spend(held: HeldHolds, use: HoldUse, sides: HoldSides): HoldSpent | Phrase
  drop(held: HeldHolds, sides: HoldSides): Effect[]
}
