import { z } from 'zod'
import type { AnyMachineSnapshot } from 'xstate'
import type { Phrase } from '../../../shared/phrase'
import { whole } from '../../../shared/bounded'

/** Whom somebody strikes: who stands before them, the weakest, the strongest, or who struck them. */
export const strikeChoices = ['nearest', 'weakest', 'strongest', 'striker'] as const

/** When somebody flees: never, when half their side is down, or hurt down to a share of hit points. */
export const fleeChoices = ['never', 'halfDown', 'hurt'] as const

/** How a side fights where nobody decides for it. */
export const tacticsSchema = z.strictObject({
  strike: z.enum(strikeChoices),
  flee: z.enum(fleeChoices),
  /** Hit points, in hundredths of all, at which one who is `hurt` flees. */
  fleeAt: whole(1, 99),
})
export type Tactics = z.infer<typeof tacticsSchema>

export const sides = ['party', 'foe'] as const
export type Side = (typeof sides)[number]

/** How each side fights. */
export const bothTacticsSchema = z.strictObject({ party: tacticsSchema, foe: tacticsSchema })
export type BothTactics = z.infer<typeof bothTacticsSchema>

/** A whole number from 0, below `limit`: what stands for all dice of a dry run. */
export type Draw = (limit: number) => number

/** How a fight came out for one of those in it. */
export interface DryRunFate {
  /** `down`: unconscious or worse, alive; `gone`: has left the fight. */
  fate: 'stands' | 'down' | 'dead' | 'gone'
  /** The turn at whose end they were first out, as the fight counts; null for who stands, or was out before. */
  turn: number | null
  /** What it has cost them since the dry run began, by the id of a cost. */
  spent: Readonly<Record<string, number>>
}

/** How a dry run came out. */
export interface DryRunEnd {
  /** The side that alone still has somebody on their feet; null where neither has, or both. */
  winner: Side | null
  /** Stopped at the limit of turns, with nobody beaten. */
  isCut: boolean
  /** Turns played. */
  turns: number
  combatants: Readonly<Record<string, DryRunFate>>
}

/** What a dry run is asked to play. */
export interface DryRunOf {
  snapshot: AnyMachineSnapshot
  tactics: BothTactics
  draw: Draw
  /** Turns after which it is stopped. */
  mostTurns: number
}

/** How a system plays a fight on by itself, by the rules of its machine. */
export interface DryRunRules {
  /** What a fight can cost somebody. */
  costs: readonly { id: string; label: Phrase }[]
  /** What plain tactics leave out, in words for the game master. */
  leavesOut: Phrase
  /**
   * The events that play a fight to its end, one after the other, each of which the rules allow, and
   * how it came out.
   */
  play(of: DryRunOf): Generator<{ type: string }, DryRunEnd, void>
}
