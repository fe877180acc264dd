import type { Modifier, ModifierGrant } from '../modifiers'
import type { Chooser, Effect, Obligation } from '../effect'
import type { HoldSubject } from '../holds'
import type { Rank } from '../../tracks/progress'
import type { TrackChange, TrackWant } from '../tracks'
import type { RollKindId } from './roll-kind'

/** When a piece of a move counts: every part that is there must be so. */
export interface When {
  /** A list of the actor's sheet holds this. */
  listed?: { path: string; has: string }
  /** A field of the actor's sheet has this value; `@fight` is the fight that goes on. */
  field?: { path: string; is: string | number }
  /** Somebody, or something, is on the other side. */
  target?: 'nobody' | 'somebody' | 'npc' | 'character' | 'noCharacter'
  /** Figures settled before the roll, one of which is at least this. */
  given?: { id: string | readonly string[]; atLeast: number }
  /** A question was answered with one of these. */
  answer?: { id: string; is: readonly string[] }
  /** Somebody stands on this side. */
  side?: 'ally' | 'target'
  /** No move has been made on the track of this purpose yet, or there is none. */
  unused?: string
  /** Nobody is known whose track of this purpose it is. */
  unowned?: string
}

interface AnyChange {
  on: Effect['on'] | 'everyone'
  field: string
  rule: string
  when?: When
}

/** A change of a figure, which the system keeps within its bounds. */
export interface FigureChange extends AnyChange {
  by: number
  /** The figure settled before the roll by which `by` is multiplied. */
  times?: string
  to?: undefined
}

/**
 * A field set to a value, where `@fight` is the fight that goes on and `@answer.<id>` what was
 * answered; an exclamation mark before it takes it out of a list.
 */
interface ValueChange extends AnyChange {
  to: string
  by?: undefined
  times?: undefined
}

/** A change of a field. */
export type Change = FigureChange | ValueChange

/** A change that is on one side alone, as the system works it out. */
export type SideChange = Change & { on: Effect['on'] }

/** Something only the system's own procedure can do: `what` names it there. */
export interface Procedure {
  what: string
  by?: number
  rule: string
}

/** A modifier that waits for a later roll; its words are found by its `id` under `modifier`. */
export type ModifierData = Omit<Modifier, 'text' | 'scope'> & {
  id: string
  on: ModifierGrant['on']
  scope: Extract<Modifier['scope'], string> | readonly string[]
}

/** What follows from a band, a pick or an answer. */
export interface Consequence {
  changes?: readonly Change[]
  /** Holds for the actor over the target or the situation. */
  holds?: number
  /** Holds for a target that is a character, over the actor. */
  targetHolds?: number
  gmMove?: Obligation
  /** Moves of which one follows. */
  leadsTo?: readonly {
    oneOf: readonly string[]
    by?: 'actor' | 'target' | 'ally'
    /** Figures settled for it already; a name stands for what was settled under it here. */
    given?: Readonly<Record<string, number | string>>
    /** What is answered in it already; `@answer.<id>` stands for what was answered here. */
    answers?: Readonly<Record<string, string>>
  }[]
  procedures?: readonly Procedure[]
  /** Notes to keep in mind, by their words. */
  notes?: readonly string[]
  /** Those that are said with the result and need not be kept in mind. */
  says?: readonly string[]
  asks?: readonly AskData[]
  modifiers?: readonly ModifierData[]
  /** What happens to its tracks, where they were named. */
  tracks?: readonly TrackChange[]
  /** Points that must be shared out for it. */
  split?: SplitData
}

/**
 * Points that are owed and shared out among figures settled before the roll: all that can be
 * given is given, and nothing below `least`, where one is set.
 */
export interface SplitData {
  /** The figure that says how many. */
  owed: string
  among: readonly { given: string; on: Effect['on']; field: string; least?: number }[]
}

/** A question with its answers and what each brings. Labels are found by the ids. */
export interface AskData {
  id: string
  rule: string
  who: Chooser
  when?: When
  /** Whether the answer is a turn of the story (`Ask.isTold`). */
  isTold?: boolean
  /** Whether it asks whom the move is for (`Ask.isOfWhom`). */
  isOfWhom?: boolean
  /** Answered in words, so long at most, which changes name as `@answer.<id>`. */
  text?: number
  /** Whether those words may not be left out. */
  isNeeded?: boolean
  /** Some answers are only to be had then. */
  only?: Readonly<Record<string, When>>
  /** Answered with what this list of the actor's sheet holds, or none of it. */
  listed?: string
  answers: Readonly<Record<string, Consequence>>
}

/**
 * A band: what it brings by itself, and what it grants to pick. Where the opposition picks and
 * there is none, `unopposed` does, the GM when left out.
 */
export interface BandData extends Consequence {
  rule: string
  picks?: {
    who: Chooser
    count: number
    from: readonly string[]
    unopposed?: Chooser
    /** Whether fewer will do. */
    upTo?: boolean
    /** There is something to pick only then. */
    when?: When
  }
}

/** Something to pick. */
export interface OptionData extends Consequence {
  rule: string
  /** It can only be picked then; the reason stands with its words. */
  when?: When
}

/** Something a hold buys. */
export interface HoldOption {
  id: string
  rule: string
  /** Holds it takes; more when the request weighs much. */
  cost: number
  heavyCost?: number
  /** It cannot be refused. */
  isSure?: boolean
  /** What alone it asks about. */
  about?: HoldSubject
  /** Changes it makes by itself. */
  changes?: readonly Change[]
}

/** How holds of a move are spent, one by one. */
export interface HoldRules {
  /** The field of the owner's sheet in which they lie, where they are over nobody. */
  pool?: { field: string; rule: string }
  /** The move in which they are spent, where it must be known on what and with whom. */
  spentIn?: string
  options: readonly HoldOption[]
  /** The character they are over did as asked. */
  granted?: { changes: readonly Change[]; times: 'oncePerRoll' | 'perHold' }
  /** The character they are over did not. */
  rejected?: { changes: readonly Change[]; isSpent: boolean }
  /** The last one is gone, spent or dropped. */
  emptied?: { changes: readonly Change[] }
}

/** What must be paid before a move can be made, unless it is paid for already. */
export interface Cost {
  field: string
  count: number
  rule: string
  unless?: When
  /** The move that brings what is to be paid, by its id. */
  broughtBy?: string
  /** What paying changes besides. */
  marks?: readonly Change[]
}

/** A field of the actor's sheet that may be rolled with, and what doing so costs. */
export interface StatData {
  /** What it is called among the answers; the last part of its field when left out. */
  id?: string
  field: string
  cost?: Cost
  /** It may be rolled with only then. */
  when?: When
  /** Whether it is rolled with unless another is said. */
  isUsual?: true
}

/** A figure settled before the roll; `adds` when it is added to the roll. */
export interface GivenData {
  id: string
  min: number
  max: number
  initial: number
  adds?: boolean
  /** It is added only then. */
  when?: When
  /** Whether it says what stands already (`Figure.isPast`). */
  isPast?: boolean
}

/**
 * A move as plain data. `words` is where it speaks in the catalogue: `title`, `trigger`,
 * `option.<id>`, `ask.<id>.label`, `ask.<id>.<answer>`, `note.<id>`, `given.<id>`, `modifier.<id>`.
 */
export interface MoveData {
  id: string
  rule: string
  words: string
  dice: RollKindId
  stats?: readonly StatData[]
  /** Full boxes of a track that are rolled with, by its purpose. */
  score?: { track: string; rule: string }
  /** The tracks it works on; what each is called stands in the catalogue. */
  tracks?: readonly (Omit<TrackWant, 'label' | 'isNeeded'> & {
    label: string
    isNeeded?: boolean
  })[]
  given?: readonly GivenData[]
  /** Asked before the roll; what the answers bring follows after it. */
  asks?: readonly AskData[]
  /** The question that whom it is on answers by their name. */
  namesTarget?: string
  /** The question that whoever makes it answers by their own name. */
  namesActor?: string
  /** Whether it is about whoever makes it alone: nobody is on the other side. */
  isOwn?: boolean
  /** Whether it is done to somebody, on whom is asked before the dice. */
  seeksTarget?: boolean
  /** Whether it is made for another character, who is asked for before the dice. */
  seeksAlly?: boolean
  /** Whether it is made on a person: what it holds is over somebody, of the cast or named in words. */
  isOnSomebody?: boolean
  /** Whether it asks about the world and nothing follows from it: the game master may keep the answer. */
  isQuestion?: boolean
  /** Whether what its outcome says is a turn of the story, which every report tells. */
  isTurn?: boolean
  /** Whether it concerns every character, beyond what its changes say. */
  wantsCompany?: boolean
  /**
   * The purpose of a track that it opens, with a name and a rank, unless one is named; a secret
   * one is the GM's until it is shown. Any rank will do where none are named.
   */
  opens?: { track: string; rule: string; isSecret?: boolean; ranks?: readonly Rank[] }
  /** Before the roll: what declaring the move does. */
  opening?: readonly Change[]
  /** After the roll, whatever its band. */
  always?: readonly Change[]
  bands: Readonly<Partial<Record<string, BandData>>>
  options?: Readonly<Record<string, OptionData>>
  /** How its holds are spent. */
  holds?: HoldRules
  /** The move that settles it by a table's roll in its stead. */
  byTable?: string
  /** Those of its notes that say what the GM's move is that is owed with them: they are done with together. */
  owedNotes?: readonly string[]
  /** Other notes that say what the GM's move is, and are done with in another way: an enemy's blow, once it is dealt. */
  saysOwed?: readonly string[]
  /** What other moves have asked to be kept in mind for whoever makes it, by their keys, and is done with it. */
  settles?: readonly string[]
  /** The rules whose modifiers are over with it, whoever has them (`Move.ends`). */
  ends?: readonly string[]
}
