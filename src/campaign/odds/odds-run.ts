import type { Side } from '../../rules/system/fight/dry-run'
import type { Moment } from '../../rules/system/fight/fight-news'
import { addTally, emptyTally, type DryRunTally } from '../../rules/system/fight/dry-run-tally'
import type { OddsJob } from './job'

/** What has changed, beside tables, while odds are played: how far that has come. */
export const oddsPlayed = 'odds'

/** Whoever plays a job is told what each few fights came to, and at last that all are played, or why not. */
export interface OddsListener {
  played(tally: DryRunTally): void
  ended(error?: unknown): void
}

/** Plays a job beside the program. Answers how to stop it: then nothing more is told. */
export type PlayOdds = (job: OddsJob, listener: OddsListener) => () => void

/** What the odds are of: a fight at a moment, with those in it. */
export interface OddsOf {
  encounterId: string
  /** Null where it has not begun. */
  moment: Moment | null
  combatants: readonly { id: string; label: string; side: Side }[]
}

/** The odds of a fight, as far as they are played. */
export interface Odds extends OddsOf {
  job: Pick<OddsJob, 'system' | 'tactics' | 'seed' | 'fights' | 'mostTurns'>
  status: 'running' | 'stopped' | 'done' | 'failed'
  tally: DryRunTally
}

/** The odds that are played, or were last: one at a time. Nothing of it is in the campaign. */
export class OddsRun {
  readonly #play: PlayOdds
  readonly #changed: () => void
  #stop: (() => void) | undefined
  #odds: Odds | null = null

  constructor(play: PlayOdds, changed: () => void) {
    this.#play = play
    this.#changed = changed
  }

  /** The odds last played of a fight; null where they are of another. */
  of(encounterId: string): Odds | null {
    return this.#odds?.encounterId === encounterId ? this.#odds : null
  }

  /** Begins anew, in place of what is still played. */
  start(of: OddsOf, job: OddsJob): void {
    this.#stop?.()
    const { system, tactics, seed, fights, mostTurns } = job
    const odds: Odds = {
      ...of,
      job: { system, tactics, seed, fights, mostTurns },
      status: 'running',
      tally: emptyTally(),
    }
    this.#odds = odds
    this.#stop = this.#play(job, {
      played: (tally) => {
        addTally(odds.tally, tally)
        this.#changed()
      },
      ended: (error) => this.#end(error === undefined ? 'done' : 'failed'),
    })
    this.#changed()
  }

  /** Stops what is played; what it has come to stays. */
  stop(): void {
    if (!this.#stop) return
    this.#stop()
    this.#end('stopped')
  }

  /** Stops, and forgets it: the campaign is another one. */
  forget(): void {
    this.#stop?.()
    this.#stop = undefined
    this.#odds = null
  }

  #end(status: Odds['status']): void {
    if (this.#odds) this.#odds = { ...this.#odds, status }
    this.#stop = undefined
    this.#changed()
  }
}
