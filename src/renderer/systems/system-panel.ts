import type { Component } from 'vue'
import type { InputOf } from '../../campaign/api'
import type { Span } from '../../rules/calendar/clock'
import type { Phrase } from '../../shared/phrase'
import type { Speaker } from '../../shared/words/speaker'
import type { Choice } from '../parts/field/choice/choice'
import type { Tone } from '../parts/tone'
import type { Tool } from '../tools/tool'
import type { Tour } from '../tour/tour'

/** A move that is made on an NPC, as its button shows it. */
export interface NpcMove {
  /** Id of the move in its rule system. */
  id: string
  icon: Component
  /** Whether an NPC with this sheet asks for it now: it comes first then. Always on its card when left out. */
  isWanted?: (sheet: object) => boolean
}

/** Whether a move is offered on an NPC with this sheet. */
export const isOfferedOn = ({ isWanted }: Pick<NpcMove, 'isWanted'>, sheet: object): boolean =>
  isWanted?.(sheet) ?? true

/** What is looked for among the moves and is begun elsewhere. */
export interface BesideMove {
  id: string
  rule: string
  title: Phrase
  /** Where it is done, in a line. */
  hint: Phrase
  /** What begins it; null where it is done within another move, which the line says. */
  action: string | null
}

/** What an act is told. */
export type ActInput = InputOf<'act.perform'>['input']

/** A state in a word, with its colour. */
interface StateWord {
  words: Phrase
  tone: Tone
}

/** One thing that an act is told: a field whose value stands in the input under `name`. */
export type ActField = {
  name: string
  /** Key of the words beside it. */
  label: string
} & (
  | { kind: 'number'; min: number; max: number }
  | { kind: 'check' }
  | { kind: 'text'; maxlength: number }
  /** The name of somebody, of the cast or not. */
  | { kind: 'person'; maxlength: number }
  /** Names of those who do it together, in an order or left out. */
  | { kind: 'order' }
  | {
      kind: 'choice'
      /** A list of buttons below each other, a bar of them, or a bar under its label. */
      as: 'list' | 'bar' | 'labelledBar'
      choices: (sheet: object, words: Speaker) => readonly Choice[]
      /** Key of what stands there instead where there is nothing to choose. */
      none?: string
      /** Whether the only one there is, is chosen from the start. */
      takesOnly?: boolean
    }
)

/** How an act is a blow that somebody whom the game master plays has struck. */
export interface BlowLook {
  /** Whether one of the company may have struck it; else one of those the game master plays. */
  isOfCompany?: boolean
  /** The field of its input that their dice are rolled for. */
  points: string
  /** What they roll, by their sheet. */
  dice: (sheet: object) => string
  /** The move in which a guard is spent on it, where one stands before whoever is hit. */
  guard?: {
    move: string
    /** The figure of that move in which the points stand. */
    given: string
    /** How often the one with this sheet can do so: never for whom they do not guard. */
    left: (sheet: object, hit: { name: string; isSelf: boolean }) => number
    /** What is answered with it, by whether they are hit themselves. */
    answers: (isSelf: boolean) => Readonly<Record<string, string>>
  }
}

/**
 * How something done with no dice is asked for. What must be known for it is said by `fields`, or
 * by a form whose model is the act's input and which takes `sheet`; neither where nothing must be.
 */
export interface ActLook {
  icon: Component
  fields?: readonly ActField[]
  form?: Component
  /** The input the form begins with. */
  usual: ActInput
  /** What it begins with where the rules refuse that: the first of these that they take. */
  otherwise?: readonly ActInput[]
  /** What of it is settled where a move has asked for it to be kept in mind: it is paid for. */
  due?: ActInput
  /**
   * Where it picks what would else be written on the sheet by hand: the words that say so beside what is
   * written, whether a sheet still wants it, so that its card has a button for it, and what its form
   * begins with then.
   */
  picks?: { words: string; isWanted: (sheet: object) => boolean; input: ActInput }
  /** What of it stands open, however it begins, until somebody says it. */
  asked?: ActInput
  /** Where it is a blow: who struck is asked, and their dice are offered. */
  blow?: BlowLook
  /** Whether all who are there do it at once where an action begins it: a camp. */
  isTogether?: boolean
  /** How long that usually takes. */
  lasts?: Span
  /** Whether its `days` may be let pass with it. */
  takesDays?: boolean
}

/** How a rule system's sheets look and speak. Its components take one prop: `sheet`. */
export interface SystemPanel {
  character: Component
  npc?: Component
  /** An NPC among others on the table: what play asks for at every turn; the whole sheet when left out. */
  npcInShort?: Component
  npcMoves: readonly NpcMove[]
  /**
   * What comes out of a move and is no move: its name, with the figures that were settled, and
   * the id of the action that opens it.
   */
  procedure?: (
    id: string,
    given: Record<string, number>,
  ) => { title: Phrase; action: string } | null
  /**
   * A character on the table's sheet of the whole company; takes `sheet`, and where it names a field
   * that it explains, as `reason` what changed that last; where it wants it, as `name` whose it is. Says
   * in `move` which move is to be made.
   */
  table?: { card: Component; explains?: string; wantsName?: boolean }
  /** What the party shares, above the company; takes `sheet`, and says in `change` what to change. */
  party?: Component
  /** What else of its play lies on the table, below the company: each reads for itself. */
  boards?: readonly Component[]
  /** What goes on for long, below everybody who lies on the table: it reads for itself. */
  undertakings?: Component
  /** What fights have left on somebody, drawn; takes `sheet` and `state`. */
  condition?: Component
  /**
   * The form of a rest, whose model is the rest and which takes `people`; the usual one, and the
   * one for nights that have gone by where nights heal.
   */
  rest?: { fields: Component; usual: object; overNights?: (nights: number) => object }
  /**
   * What on the sheet of whoever makes a move speaks of it, in the move's form and beside its result; takes
   * `sheet` and `title`, and `isShort` beside the result.
   */
  recalls?: Component
  /** What may be done from the card of a character or an NPC, by the ids of the acts, the most used first. */
  acts?: Readonly<Record<string, ActLook>>
  /** The acts that are begun by an action, for whoever has the focus: their ids by that of the action. */
  begun?: Readonly<Record<string, readonly string[]>>
  /** What is looked for among the moves and is none of the runner's: it leads to where that is done. */
  besideMoves?: readonly BesideMove[]
  /** What one of the GM's published moves leads to once it is made: damage, by the key of the move's words. */
  gmMoves?: Readonly<Record<string, 'act.hurt'>>
  /** The move by which a character suffers what a foe does to them: a move of the GM's may lead to it. */
  suffers?: string
  /** The action by which it is done what was to be kept in mind, by the key of its words, where no act settles it. */
  reminders?: Readonly<Record<string, string>>
  /** The moves that ask what the oracles answer. */
  oracleMoves?: readonly string[]
  /** Dialogs that open by their own actions wherever the campaign is on the screen. */
  everywhere?: Component
  /** What a list says of an NPC beside its name; nothing while it is as it was. */
  npcState?: (sheet: object) => StateWord | null
  /** The panel that its fights are played on. */
  fight?: Component
  /** What it says in the head of the table about the phase of play; takes the `phase`. */
  phase?: Component
  /**
   * What a campaign may begin with beside a front: a ranked track of its characters, by its purpose. Its
   * words stand under `words`: `choice`, `name`, `hint`, `whose`; for the guide's last step `another`
   * and `next`.
   */
  firstTrack?: { purpose: string; words: string }
  /** Tools for play outside a fight. */
  tools?: readonly Tool[]
  /** The tour that shows how it is played here. */
  tour?: Tour
  /** What a field of a sheet is called, by its dotted path. */
  field: (path: string) => Phrase
  /** What a value of that field is called; nothing when it speaks for itself. */
  value: (path: string, value: number | string) => Phrase | null
}
