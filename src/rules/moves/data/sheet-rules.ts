import type { Term } from '../../../shared/term'
import type { Ask, Answers } from '../ask'
import type { Effect, MoveInput, SwapOffer, Swap } from '../move'
import type { Outcome } from '../outcome'
import type { Change, Deed } from './move-data'

/** A change of the system's sheets worked out: its effects, and what must be asked for it. */
export interface Changed {
  effects: Effect[]
  asks: Ask[]
}

/** What a system knows of its sheets, so that its moves can stay data. */
export interface SheetRules {
  /** The rule of the dice, for their term. */
  diceRule: string
  /** Whether a help's step moves the total to the edge of its band as well. */
  shiftsTotal: boolean
  /** Whether the picks of one roll must differ. */
  distinct: boolean
  /** What a field of the actor's sheet adds to a roll: the figure and what weighs on it. */
  terms(sheet: object, field: string): Term[]
  /** Works out one change, within the bounds of the field. `key` tells its questions apart. */
  change(sheet: object, change: Change, answers: Answers, key: string): Changed
  /** Does what only the system can: all deeds of one move at once. */
  perform(deeds: readonly Deed[], input: MoveInput): Partial<Outcome>
  /** A pool that may be swapped into the roll; null when it has none. */
  pool?: SwapPool
}

/** A pool of the sheet that may stand in for a die, or be added. */
export interface SwapPool {
  label: SwapOffer['label']
  rule: string
  /** What may be swapped into a roll of these dice; empty when nothing may. */
  offers(sheet: object, dice: readonly number[]): Swap[]
  value(sheet: object): number
  /** What the swap leaves of the pool. */
  spend(sheet: object, swap: Swap): Effect[]
}
