import type { BothTactics } from '../../rules/system/fight/dry-run'

/** What every job has, as plain data: it goes to another thread. */
export interface AnyJob {
  system: string
  /** All dice of all runs follow from it. */
  seed: number
  /** Fights or journeys. */
  count: number
}

/** What is played of a fight. */
export interface AnyFightJob extends AnyJob {
  /** The fight's machine where it stands. */
  value: string
  context: object
  tactics: BothTactics
  /** Turns after which a fight is stopped. */
  mostTurns: number
}

/** The part of a job that one of several players does: every so-manieth run. */
export interface JobPart {
  first: number
  every: number
}
