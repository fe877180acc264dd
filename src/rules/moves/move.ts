import type { Phrase } from '../../shared/phrase'
import type { Sum } from '../../shared/term'

/** How well a roll went. */
export type Band = '10+' | '7-9' | '6-'

/** A change to one field of a sheet, with the rule that caused it. */
export interface Effect {
  on: 'actor' | 'target'
  /** Dotted path in the sheet. */
  field: string
  from: number | string
  to: number | string
  rule: string
}

/** One thing that may be picked. */
export interface Pick {
  id: string
  label: Phrase
  rule: string
  /** Why it cannot be picked now. */
  barred?: Phrase
}

/** What a band offers: who picks, how many, out of what. */
export interface Choice {
  who: 'player' | 'gm'
  count: number
  distinct: boolean
  picks: Pick[]
}

/** What a GM owes after a move, and when it falls due. */
export type Obligation = 'standard' | 'contemporary' | 'first' | 'optional'

/** A roll read: the figure, its band, and what is to be picked. */
export interface Reading {
  sum: Sum
  band: Band
  choice: Choice | null
  gmMove: Obligation | null
}

/** What the runner hands to a move. Sheets are parsed by the system's own schemas. */
export interface MoveInput {
  actor?: object
  target?: object
  /** Figures the GM or player settles before the roll, by name: harm, ap … */
  given: Record<string, number>
  dice: number[]
}

/**
 * A move as data and three pure functions. Nothing changes before the picks are confirmed:
 * `effects` is asked once, with the picks, and its answer is applied in one command.
 */
export interface Move {
  id: string
  title: Phrase
  trigger: Phrase
  rule: string
  /** What must be settled before the roll, with bounds. */
  given: { id: string; label: Phrase; min: number; max: number; initial: number }[]
  /** How many six-sided dice the roll takes for these sheets. */
  diceCount(input: Omit<MoveInput, 'dice'>): number
  read(input: MoveInput): Reading
  /** Lists what the picks do; answers a phrase when the picks are not legal. */
  effects(input: MoveInput, picks: string[]): Effect[] | Phrase
}
