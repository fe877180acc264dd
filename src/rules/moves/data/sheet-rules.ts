import type { Term } from '../../../shared/term'
import type { Ask, Answers } from '../ask'
import type { Phrase } from '../../../shared/phrase'
import type { AnyBand, Effect } from '../effect'
import type { MoveInput } from '../move'
import type { FollowUp, Outcome } from '../outcome'
import type { SwapPool } from '../swap'
import type { Procedure, SideChange } from './move-data'
import type { RollKindId } from './roll-kind'

/** A change of the system's sheets worked out: its effects, and what must be asked for it. */
export interface Changed {
  effects: Effect[]
  asks: Ask[]
  /** Moves that must follow because of it. */
  leadsTo?: FollowUp[]
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
  terms(sheet: object, field: string, at: MoveInput): Term[]
  /**
   * Works out one change, within the bounds of the field. `key` tells its questions apart; `at`
   * is the table as it has become.
   */
  change(sheet: object, change: SideChange, answers: Answers, key: string, at: MoveInput): Changed
  /** Does what only the system can: all procedures of one move at once. */
  perform(procedures: readonly Procedure[], input: MoveInput): Partial<Outcome>
  /** What the faces themselves add or take off, by how they lie. */
  faceTerms?(sheet: object, faces: readonly number[], kind: RollKindId): Term[]
  /** Why an option of a move cannot be picked by these people; null when it can. */
  barred?(move: string, option: string, input: MoveInput): Phrase | null
  /** What a match brings to mind, the rule of it, and the oracle tables that may answer by band. */
  match?: {
    rule: string
    note: string
    tables?: Readonly<Partial<Record<AnyBand, readonly string[]>>>
  }
  /** A pool that may be swapped into the roll; null when it has none. */
  pool?: SwapPool
}
