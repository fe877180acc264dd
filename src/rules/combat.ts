import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { z } from 'zod'
import type { Phrase } from '../shared/phrase'

/** Someone in a fight. `sheet` stays as it was at the start; `state` is what the fight changes. */
export interface CombatantOf<Sheet, State> {
  id: string
  label: string
  side: 'party' | 'foe'
  sheet: Sheet
  state: State
}

/** What every fight machine keeps: the host stores the combatants as rows, the rest as the snapshot. */
export interface CombatContext<Combatant = CombatantOf<unknown, unknown>> {
  combatants: Record<string, Combatant>
}

/**
 * A fight's rules. The machine is pure: it gets dice in its events and tells what happened
 * through `record` actions whose params are facts; the host writes those to the journal.
 */
export interface CombatRules {
  /** Of the stored snapshot. */
  version: number
  machine: AnyStateMachine
  /** The events a window may send. */
  event: z.ZodType<{ type: string }, { type: string }>
  /** A combatant's sheet, and its volatile state. */
  sheet: z.ZodType<object>
  state: z.ZodType<object>
  /** The rest of the machine's context, as stored. */
  context: z.ZodType<object>
  /** State of a combatant that enters a fight. */
  enter(sheet: object): object
  /** Takes a character's or NPC's sheet of this system and gives the sheet it fights with. */
  sheetFrom(sheet: object): object
  /** Context at the first moment, the combatants left out. */
  begin(): object
  /** What the history calls an event; `nameOf` gives the label of a combatant by id. */
  label(event: { type: string }, nameOf: (combatantId: string) => string): Phrase
  /** Whether a machine value means that the fight is over. */
  isOver(value: unknown): boolean
  /** Why an event cannot happen now, in words; `null` when it can. Guards ask the same function. */
  refusal(snapshot: AnyMachineSnapshot, event: { type: string }): Phrase | null
}
