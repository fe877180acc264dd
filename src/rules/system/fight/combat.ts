import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { z } from 'zod'
import type { Fact } from '../../../shared/fact'
import type { Phrase } from '../../../shared/phrase'
import type { Sum } from '../../../shared/term'
import type { Change, Lasting } from '../../effects/effect'
import type { SystemRulings } from '../settings'
import type { DryRunRules } from './dry-run'
import type { FightNews, Moment } from './fight-news'
import type { Recovery } from './recovery'

/** Someone in a fight. `sheet` stays as it was at the start; `state` is what the fight changes. */
export interface CombatantOf<Sheet, State> {
  id: string
  label: string
  side: 'party' | 'foe'
  sheet: Sheet
  state: State
}

/** How somebody in a fight looks to anyone at the table: no figure, and none of the GM's secrets. */
export const looks = ['unhurt', 'hurt', 'reeling', 'down', 'dead'] as const
export type Look = (typeof looks)[number]

/** What every fight machine keeps: the host stores the combatants as rows, the rest as the snapshot. */
export interface CombatContext<Combatant = CombatantOf<unknown, unknown>> {
  combatants: Record<string, Combatant>
}

/** A figure of a sheet that may be set for one combatant alone: where it stands, its bounds. */
export interface CombatFigure {
  /** Dotted path, the same in the sheet of an NPC or a character and in the one it fights with. */
  path: string
  label: Phrase
  min: number
  max: number
}

/** Points of harm that no attack does, what they come from in words, and the dice that gave them. */
export interface Harm {
  points: number
  kind: 'real' | 'fatigue'
  words: string
  dice: { faces: number[]; typed: boolean }
}

/** What an effect adds to a figure of a combatant, and what the effect is called. */
export interface Lent extends Change {
  label: Phrase
}

/** The figures of a combatant that what lasts on them can change. */
export interface LastingRules {
  figures: readonly { id: string; label: Phrase }[]
  /** A sheet, parsed, with what is lent to it: the figures as they are now, and whose doing it is. */
  lend(sheet: object, lent: readonly Lent[]): object
}

/** What an event lays on a combatant that lasts, and why. */
export interface Laid extends Lasting {
  on: string
  cause: Phrase
}

/**
 * A fight's rules. The machine is pure: it gets dice in its events and tells what happened
 * through `record` actions whose params are facts; the host writes those to the journal.
 */
export interface CombatRules {
  /** Of the snapshot as it is stored. */
  version: number
  /** Snapshots from this version on are read: every later field has a default. */
  oldest: number
  machine: AnyStateMachine
  /** The events a window may send. */
  event: z.ZodType<{ type: string }, { type: string }>
  /** A combatant's sheet, and its volatile state. */
  sheet: z.ZodType<object>
  state: z.ZodType<object>
  /** The rest of the machine's context, as stored. */
  context: z.ZodType<object>
  /** State of a combatant that enters a fight, with what earlier ones have left on him. */
  enter(sheet: object, carried?: object): object
  /** Takes a character's or NPC's sheet of this system and gives the sheet it fights with. */
  sheetFrom(sheet: object): object
  /** Context at the first moment, the combatants left out: the campaign's rulings stay with the fight. */
  begin(rulings: SystemRulings): object
  /**
   * What the history calls an event; `nameOf` gives the label of a combatant by id, `context` reads that of the
   * fight before it, as stored: most events do without.
   */
  label(
    event: { type: string },
    nameOf: (combatantId: string) => string,
    context?: () => unknown,
  ): Phrase
  /** Where a fight stands, its context as stored; null before the first turn and after the last. */
  momentOf(fight: { value: unknown; context: object }): Moment | null
  /** What a fact of the journal comes to in the account of a fight; null for one that adds nothing. */
  tell(fact: Fact): FightNews | null
  /** What fights leave on people, where the rules say that anything does. */
  recovery?: Recovery
  /** How a fight plays itself, where the rules say what there is to choose from. */
  dryRun?: DryRunRules
  /** Whether a machine value means that the fight is over. */
  isOver(value: unknown): boolean
  /** The event that takes a combatant out of a fight that runs, and the one that brings him back. */
  leaving(combatantId: string): { type: string }
  returning(combatantId: string): { type: string }
  /** Whether a combatant has left the fight. */
  hasLeft(state: object): boolean
  /**
   * How a combatant, its sheet and state parsed, looks to those who only see him; what has not landed
   * yet does not show.
   */
  lookOf(combatant: CombatantOf<object, object>): Look
  /** Hit points a combatant has and has when unhurt; what has not landed yet is not taken off. */
  hitPointsOf(combatant: CombatantOf<object, object>): { now: number; most: number }
  /** Who acts in the step a fight stands in, in their order; nobody while everybody declares. */
  actingIn(fight: { value: unknown; context: object }): readonly { id: string; isDone: boolean }[]
  /** How many steps a turn has. */
  stepsInTurn: number
  /** How many seconds a turn lasts; a divisor of a minute. */
  turnSeconds: number
  /** The event that does to a combatant what an effect on them does each turn, with its dice. */
  harm(combatantId: string, harm: Harm): { type: string }
  /** What an event lays that lasts, the fight as it was before; null for one that lays nothing. */
  lays(fight: { context: object }, event: { type: string }): Laid | null
  /** What of a combatant an effect can change, where it can. */
  lasting?: LastingRules
  /** What somebody fights with: the lists of their sheet, and what matters of each in a fight on paper. */
  arms: Readonly<Record<string, readonly string[]>>
  /** What the game master may set for one combatant alone. */
  figures: readonly CombatFigure[]
  /** How strong somebody with a sheet is in a fight, unhurt, as one figure that can be added up. */
  strength(sheet: object): Sum
  /** What a combatant's sheet leaves blank that would count as 0, in words. */
  lacks(sheet: object): readonly Phrase[]
  /** Why an event cannot happen now, in words; `null` when it can. Guards ask the same function. */
  refusal(snapshot: AnyMachineSnapshot, event: { type: string }): Phrase | null
}
