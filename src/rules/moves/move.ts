import type { AnyBand, Band, Choice, Effect, MemberKey, Obligation, Swap } from './effect'
import type { Phrase } from '../../shared/phrase'
import type { Sum } from '../../shared/term'
import type { Ask, Answers } from './ask'
import type { HeldModifier } from './modifiers'
import type { HoldSides, MoveHolds } from './holds'
import type { Outcome, OwedMove } from './outcome'
import type { HeldTrack, OpenTrack, TrackWant } from './tracks'

/** A roll read: the figure, its band, and what is to be picked. */
export interface Reading<Read extends AnyBand = Band> {
  sum: Sum
  band: Read
  choice: Choice | null
  gmMove: Obligation | null
  /** What that move is, where the band says so. */
  owedAs?: Phrase
  /** Whether the dice fell alike where that means something. */
  isMatch?: boolean
  /** What a match brings to mind, and the oracle tables that may answer, by their ids. */
  cue?: { words: Phrase; rule: string; tables: readonly string[] }
  /** What the dice tell as they lie, where something is still to be said about it: the row of a table. */
  told?: readonly Phrase[]
}

/** What the runner hands to a move. Sheets are parsed by the system's own schemas. */
export interface MoveInput extends HoldSides {
  /** Another character who gains by the move. */
  ally?: object
  /** Whoever the actor stands before. */
  ward?: object
  /** What the ward is; left out where nobody is one. */
  wardKind?: 'character' | 'npc'
  /** What the party shares. */
  party?: object
  /** The others of the party, where a move is for all of them. */
  company?: Readonly<Record<MemberKey, object>>
  /** Those of the company whose players are not there: they have a part in it where somebody says so. */
  absent?: readonly MemberKey[]
  /** The tracks it is about, by purpose. */
  tracks?: Readonly<Record<string, HeldTrack>>
  /** What waits on the actor and is taken for this roll. */
  modifiers?: readonly HeldModifier[]
  /** What waits on the target. */
  targetModifiers?: readonly HeldModifier[]
  /** Figures the GM or player settles before the roll, by name: harm, ap … */
  given: Record<string, number>
  /** What on the sheets those figures are taken from, by its id among the move's sources. */
  source?: string
  dice: number[]
  /** What was answered to the move's questions, by their ids. */
  answers?: Answers
  swap?: Swap
  /** Steps that the band moves, up or down: somebody helped. */
  shift?: number
  /** Whether fewer picks than the band grants will do: the rest make no sense any more. */
  fewer?: boolean
  /** The fight that is going on. */
  fight?: string
  /** What led to it, where it comes of something else: the title of that move. */
  cause?: Phrase
  /** Whether somebody of the cast is called so, where it is known who there is. */
  isPerson?(name: string): boolean
}

/** A pool of the sheet that may be swapped into the roll, and what each swap would make of it. */
export interface SwapOffer {
  label: Phrase
  /** How it is offered, where the rules have words of their own for it. */
  asks?: Phrase
  rule: string
  value: number
  /**
   * `leaves` is what each leaves of the pool; `says` is what it comes to in the system's words, and
   * `told` the same once it has been done.
   */
  offers: {
    swap: Swap
    total: number
    band: AnyBand
    leaves: number
    says?: Phrase
    told?: Phrase
  }[]
}

/** Something on a sheet that settles figures of a move: a weapon, by what it does. */
export interface FigureSource {
  /** Tells it from the others of the move. */
  id: string
  name: Phrase
  /** By the ids of what the move must have settled. */
  figures: Readonly<Record<string, number>>
}

/** What figures of a move may be taken from, the likeliest first; none where nothing is known. */
export interface FigureSources {
  label: Phrase
  offers: readonly FigureSource[]
}

/** A figure that is settled before the roll, with its bounds. */
export interface Figure {
  id: string
  label: Phrase
  min: number
  max: number
  initial: number
  /** Whether it is to be said, what it begins with being no more than a place for it. */
  isWanted?: boolean
  /** Whether it says what stands already, as what another move brought: nothing of it is lost with the move. */
  isPast?: boolean
  /** Whether it counts for these sheets and tracks; always where it is left out. */
  counts?(input: Omit<MoveInput, 'dice'>): boolean
  /** What it begins with where a sheet says it: that of the actor, and whom or what it is on, by name. */
  proposes?(actor: object, target: string): number
}

/**
 * A move as data and pure functions. Nothing changes before the picks are confirmed:
 * `effects` is asked once, with the picks, and its answer is applied in one command.
 */
export interface Move {
  id: string
  title: Phrase
  trigger: Phrase
  rule: string
  /** Who must be there for it. */
  needs?: readonly ('actor' | 'target')[]
  /** What can be on the other side: anybody when left out, nobody where none is named. */
  targetKinds?: readonly ('character' | 'npc')[]
  /** Whether it is done to somebody: on whom is asked before the dice, though nobody is an answer, too. */
  seeksTarget?: boolean
  /** Whether it harms whom it is on: it is meant for foes before one's own. */
  isBlow?: boolean
  /** Whether another character gains by whatever comes of it: who that is, is asked before the dice. */
  seeksAlly?: boolean
  /** Whether it is made on a person: what it holds is over somebody, of the cast or named in words. */
  isOnSomebody?: boolean
  /** Whether the target did something to the actor: it is told as from them, not as on them. */
  isAnswer?: boolean
  /** Whether its sum is made of figures of its target, which the total tells. */
  sumsTarget?: boolean
  /** The purpose of the track whose progress is its sum, which the total tells. */
  sumsTrack?: string
  /**
   * What the history calls it, where who made it on whom does not say enough; its gaps `actor`, `target`,
   * `ally` and `ward` are filled with names.
   */
  history?(said: Pick<MoveInput, 'given' | 'answers'>, picks: readonly string[]): Phrase
  /** Whether it asks about the world and nothing follows from it: the game master may keep the answer. */
  isQuestion?: boolean
  /** Whether what its outcome tells is a turn of the story, which every report tells. */
  isTurn?: boolean
  /** Whether it only comes of another move: nobody helps by making it. */
  isConsequence?: boolean
  /** Whether it is only made as a part of a move of several. */
  isPart?: boolean
  /** The question that whom it is on answers by their name, by its id. */
  namesTarget?: string
  /** The question that whoever makes it answers by their own name, by its id. */
  namesActor?: string
  /** Whether somebody with this sheet has what it takes to make it now; anybody where it is left out. */
  isOpenTo?(actor: object): boolean
  /** Whether another character may gain by it. */
  wantsAlly?: boolean
  /** The picks by which an ally gains, where that is known before anything else is said. */
  allyGains?: readonly string[]
  /**
   * There where somebody may be named whom the actor stands before: which of these names the actor's sheet
   * means, where it means one.
   */
  standsBefore?(actor: object, names: readonly string[]): string | undefined
  /** Whether it is for every character of the party. */
  wantsCompany?: boolean
  /** Whether what waits on the actor may be added to its roll. */
  takesModifiers?: boolean
  /** The rules whose modifiers are over with it, whoever has them: what gave them is behind everybody. */
  ends?: readonly string[]
  /** The tracks it works on. */
  wantsTracks?: readonly TrackWant[]
  /** What must be settled before the roll. */
  given: Figure[]
  /** What those figures begin with, where the sheets say: else they are as they begin. */
  sources?(input: Omit<MoveInput, 'dice'>): FigureSources | null
  /** How many six-sided dice the roll takes for these sheets. */
  diceCount(input: Omit<MoveInput, 'dice'>): number
  /** Sides of each die in the order they are handed in; six-sided ones when left out. */
  sides?(input: Omit<MoveInput, 'dice'>): readonly number[]
  read(input: MoveInput): Reading<AnyBand>
  /** Lists what the picks do; answers a phrase when the picks are not legal. */
  effects(input: MoveInput, picks: string[]): Effect[] | Phrase
  /** What speaks against making it just now, all open tracks known; the GM weighs it, it binds nobody. */
  cautions?(input: Omit<MoveInput, 'dice'>, open?: readonly OpenTrack[]): Phrase[]
  /**
   * Which of several that share the target's sheet the answers name, and whether they are out of it; null where
   * they name nobody there.
   */
  which?(target: object, answers: Answers): { words: Phrase; isOut: boolean } | null
  /** What is asked before the roll: which stat, for one. */
  before?(input: Omit<MoveInput, 'dice'>): Ask[]
  /** Why these picks are not legal, whatever is still to be answered; asked of `effects` when left out. */
  picksRefused?(input: MoveInput, picks: string[]): Phrase | null
  /** What is asked after the picks; each answer may bring up further questions. */
  after?(input: MoveInput, picks: string[]): Ask[]
  /** What may be swapped into this roll; null when nothing can. */
  swaps?(input: MoveInput): SwapOffer | null
  /** What the pool could do for the roll before it is made; null when nothing. */
  ahead?(input: Omit<MoveInput, 'dice'>): Phrase | null
  /** The move that settles it by a table's roll in its stead, by its id. */
  byTable?: string
  /** All that follows; a phrase when the picks are not legal. `effects` is part of it. */
  outcome?(input: MoveInput, picks: string[]): Outcome | Phrase
  /** What its holds buy. */
  holds?: MoveHolds
  /** What moves have asked to be kept in mind for whom it is made, or whom its attack is on, by their keys, and is done with it. */
  settles?: readonly string[]
  /** The keys of its notes that say what the GM's move is that is owed with them: they are done with together. */
  owedNotes?: readonly string[]
  /** The keys of other notes that say what that move is. */
  saysOwed?: readonly string[]
}

const isPhrase = (answer: Effect[] | Phrase): answer is Phrase => !Array.isArray(answer)

/** What follows from a move; a phrase when the picks are not legal. Every move has one. */
export function outcomeOf(move: Move, input: MoveInput, picks: string[]): Outcome | Phrase {
  if (move.outcome) return move.outcome(input, picks)
  const effects = move.effects(input, picks)
  if (isPhrase(effects)) return effects
  const { gmMove } = move.read(input)
  const gmMoves: OwedMove[] = gmMove ? [{ due: gmMove, against: 'actor', rule: move.rule }] : []
  return { effects, gmMoves, holds: [], leadsTo: [], notes: [] }
}
