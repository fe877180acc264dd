import type { AnyStateMachine } from 'xstate'
import type { z } from 'zod'
import type { Phrase } from '../../shared/phrase'
import type { Catalogue } from '../../shared/words'
import type { Naming } from '../../shared/words/naming'
import type { Act } from './act'
import type { EndOfMissionRules } from './mission-rules'
import type { Archetypes } from './sheet/archetypes'
import type { Bearing } from './fight/bearing'
import type { CombatRules } from './fight/combat'
import type { Conversion, MemberType } from './conversion'
import type { FieldListsOf } from './sheet/field-list'
import type { FoeRules } from './fight/foes'
import type { GroupRules } from './groups'
import type { ConflictRules } from '../moves/together/conflict'
import type { HelpAhead, HelpRules } from '../moves/together/help'
import type { MilestoneRules } from '../moves/milestone'
import type { GroupMove } from '../moves/together/group-move'
import type { Effect, MemberKey } from '../moves/effect'
import type { WrittenMove } from '../moves/data/written-move'
import type { Move } from '../moves/move'
import type { Pool } from './pools'
import type { ReminderLives } from './reminders'
import type { Rule } from './rule'
import type { JourneyRules } from './journey'
import type { FieldWords, SheetGuide } from './sheet/guide'
import type { SessionEndRules } from './session-end'
import type { SystemRulings, SystemSettings } from './settings'
import type { Strip } from './sheet/strip'
import type { CharacterBeginning } from './sheet/beginning'
import type { UsualScores } from './sheet/usual-scores'
import type { WorkingOut } from './sheet/working-out'

/** The moves a GM chooses from where one is owed. */
export interface GmMoves {
  list: readonly string[]
  /** Those of the game itself, where it has a list. */
  published?: readonly Phrase[]
  /** Those that stand on an NPC's own sheet. */
  ofNpc?(sheet: object): readonly string[]
}

/** What is played by: the part of a system that a campaign may read otherwise. */
export interface PlayRules {
  moves: Record<string, Move>
  /** How a move is played that the GM wrote in words. */
  writtenMove?(written: WrittenMove): Move
  /** The stats that such a move may be rolled with; the name of one, written in its words, is understood. */
  writtenStats?: readonly Phrase[]
  /** What is done to a sheet with no dice. */
  acts?: readonly Act[]
  endOfMission?: EndOfMissionRules
  /** Figures of a character's sheet that lie in sight of everybody while a mission is played. */
  missionFigures?: readonly { field: string; label: Phrase }[]
  /** What is asked when a session ends. */
  sessionEnd?: SessionEndRules
  /** Moves that several make together. */
  groupMoves?: readonly GroupMove[]
  /** How characters help each other with a move. */
  help?: HelpRules
  /** Id of the move by which another one makes a roll better or worse that lies and has not landed. */
  helpMove?: string
  /** What may be weighed before a roll: help that could still come to it. */
  helpAhead?: readonly HelpAhead[]
  /** How two characters who oppose each other are read. */
  conflict?: ConflictRules
  milestones?: MilestoneRules
  /** The pools of points that its sheets have. */
  pools?: readonly Pool[]
  /** Journeys that make themselves. */
  journey?: JourneyRules
  /**
   * How those on a sheet bear up where a fight has no turns, each in a row of their own; none where a
   * sheet counts no harm.
   */
  bearings?(type: MemberType, sheet: object): readonly Bearing[]
  /** Whether the story of a character is over: nothing of the company's is theirs any more. */
  hasLeft?(sheet: object): boolean
  /** Foes that are fought on ranked tracks. */
  foes?: FoeRules
  /** The moves that the GM may make, in the GM's own words. */
  gmMoves?: GmMoves
  /** The content pack with its tables and texts, as published: a file's name without its ending. */
  contentPack?: string
  /**
   * What follows when the party's sheet was changed by hand: effects on the `party`, whose sheet
   * it is now, and on the characters, whose sheets are `company`.
   */
  partyFollows?: (change: {
    before: object
    after: object
    company: Readonly<Record<MemberKey, object>>
  }) => Effect[]
  /**
   * How a character's sheet is kept that was written over `before` by hand, where one figure bounds another;
   * or why it cannot be written so.
   */
  handWritten?: (before: object, after: object) => { sheet: object } | { refused: Phrase }
  /** What a new character's sheet begins with, where that is not what a blank one holds. */
  newCharacter?: object
}

/**
 * A rule system is one folder that exports one of these. Everything outside the folder
 * reaches it through this record alone. What is played by stands in it as published.
 */
export interface RuleSystem extends PlayRules {
  /** Whether its book advises how a front is made: how many dangers, of which type, with which impulse. */
  advisesFronts?: boolean
  /** Stable id, as stored in campaign files. */
  id: string
  title: Phrase
  /** Of the sheets' shapes; stored with them. */
  version: number
  /** Sheets as schemas with defaults for every field, so that `parse({})` is a blank sheet. */
  sheets: {
    character: z.ZodType<object>
    npc: z.ZodType<object>
    /** What the party shares, where it shares anything. */
    party?: z.ZodType<object>
  }
  /** Words of the system by language, merged into the catalogues under the system's own keys. */
  words: { en: Catalogue; naming?: Naming }
  /** The rule book in our own words: what a figure shows when it is asked why. */
  rules?: readonly Rule[]
  /** What the fields of its sheets are called, by dotted path, for facts and lists of effects. */
  fields?: Record<string, FieldWords>
  /** How its sheets are laid out for writing, and what each field is for. */
  guide?: SheetGuide
  /** What its fields are chosen from. */
  lists?: FieldListsOf
  /** Ready-made sheets to begin with. */
  archetypes?: Archetypes
  /** What a new character deals out to the stats. */
  usualScores?: UsualScores
  /** What else a new character chooses, and what follows from it. */
  beginning?: CharacterBeginning
  /** What must stand wherever the app gives credit: whose work the system is, and its licence. */
  credits?: readonly Phrase[]
  /** Where a campaign may read its rules otherwise. */
  settings?: SystemSettings
  combat?: CombatRules
  /** How its sheets become those of other systems, and theirs its own. */
  conversion?: Conversion
  /**
   * What of an NPC's sheet is ticked off on paper, as it stands now: a row for each body. `ticks` are
   * those of the track that it is fought on, where it is.
   */
  strips?(sheet: object, ticks?: number): readonly Strip[]
  /** Whether an NPC is in the pay of the party by this sheet: no foe of theirs. */
  isHired?(sheet: object): boolean
  /** An NPC's sheet as before any harm: what a copy of it begins with. Left out where a sheet counts none. */
  unhurt?(sheet: object): object
  /** How an NPC that stands for several alike is divided and put together. */
  group?: GroupRules
  /** How the figures of its sheets come from what stands behind them. */
  workingOut?: WorkingOut
  /**
   * Ids of the moves and acts that are a rest: what lasts until one ends with them. A move is a rest of
   * all who play by the system, an act of whoever does it.
   */
  rests?: readonly string[]
  /** The moves, by their ids, that are due to whoever has this sheet of a character, as it stands. */
  due?(sheet: object): readonly string[]
  /** How long what its moves ask to be kept in mind lasts; until somebody lets go of it where nothing is said. */
  reminders?: ReminderLives
  /** Phases of play as a machine without context. */
  phases?: AnyStateMachine
  /** What is played by where a campaign reads the rules so; left out where it has no choice. */
  rulesFor?(rulings: SystemRulings): PlayRules
}

/** Declares a rule system. */
export function defineRuleSystem(system: RuleSystem): RuleSystem {
  return system
}

const lastPlayed = new WeakMap<RuleSystem, { rulings: string; rules: PlayRules }>()

/** What a campaign with these rulings plays by. Asked again with the same, it answers the same. */
export function playRules(system: RuleSystem, rulings: SystemRulings): PlayRules {
  if (!system.rulesFor) return system
  const key = JSON.stringify(rulings)
  const last = lastPlayed.get(system)
  if (last?.rulings === key) return last.rules
  const rules = system.rulesFor(rulings)
  lastPlayed.set(system, { rulings: key, rules })
  return rules
}
