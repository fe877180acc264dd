import type { AnyStateMachine } from 'xstate'
import type { z } from 'zod'
import type { Phrase } from '../../shared/phrase'
import type { Sum } from '../../shared/term'
import type { Effect } from '../moves/effect'

/** Somebody who was at the table. */
export interface Attending {
  id: string
  name: string
  sheet: object
}

/** What the end of a session brings one character, and why. */
export interface SessionGain {
  gained: Sum
  /** On the `actor`, whose sheet it is. */
  effects: Effect[]
  /** What is written over the sheet besides, group by group; lists are replaced. */
  patch: object
  /** What the journal tells of that, in words of the table. */
  told: Phrase[]
}

/**
 * What a system asks when a session ends, and what it brings. The machine is pure and steps only
 * where `refusal` has nothing against it; the host stores its value and context, and settles every
 * character when it has come to its end.
 */
export interface SessionEndRules {
  /** The rule that says so. */
  rule: string
  /** Of the context as it is stored; one of another version is begun anew. */
  version: number
  machine: AnyStateMachine
  /** The events a window may send. */
  event: z.ZodType<{ type: string }>
  context: z.ZodType<object>
  begin(attending: readonly Attending[]): object
  /** Why an event cannot be at this stage, in words; null when it can. */
  refusal(stage: string, context: object, event: { type: string }): Phrase | null
  /** What an event says, in words: what the history calls it. */
  label(context: object, event: { type: string }): Phrase
  settle(context: object, person: Attending): SessionGain
}
