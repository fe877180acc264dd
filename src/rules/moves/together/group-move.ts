import type { Phrase } from '../../../shared/phrase'
import type { Effect } from '../effect'
import type { Move } from '../move'

/** What there is to do in a move that several make together. */
export interface GroupRole {
  id: string
  label: Phrase
  rule: string
  /** What a roll for it comes to, in words of its own. */
  told?(total: number): Phrase
}

/** A move of several, their own rolls made. Characters are named by their ids. */
export interface GroupRead {
  /** The sheets of everybody who comes along, as the rolls have left them. */
  sheets: Readonly<Record<string, object>>
  /** Who has which role, and the total of the roll; null for a role nobody has. */
  roles: Readonly<Record<string, { who: string; total: number } | null>>
  given: Readonly<Record<string, number>>
}

/** What comes of it. */
export interface GroupOutcome {
  /** On the `actor` each: whose sheet it is stands before them. */
  effects: Readonly<Record<string, readonly Effect[]>>
  /** Moves the GM owes, each against whoever had the role, or against nobody. */
  gmMoves: readonly { who: string | null; cause: Phrase; rule: string }[]
  notes: Phrase[]
  /** Those of the notes that are not settled by it, to be kept in mind. */
  keeps: Phrase[]
}

/**
 * A move that several make together, each with a role and a roll of the same move; read when all
 * rolls lie. Pure.
 */
export interface GroupMove {
  id: string
  title: Phrase
  trigger: Phrase
  rule: string
  /** The move that everyone with a role rolls. */
  move: string
  roles: readonly GroupRole[]
  /** What must be settled before, with bounds. */
  given: Move['given']
  /** Id of the one of them that says how many days it takes, unless the table says else. */
  days?: string
  together(read: GroupRead): GroupOutcome
}
