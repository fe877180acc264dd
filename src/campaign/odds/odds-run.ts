import type { Side } from '../../rules/system/fight/dry-run'
import { emptyTally, type DryRunTally } from '../../rules/system/fight/dry-run-tally'
import type { Moment } from '../../rules/system/fight/fight-news'
import { emptyJourneys, type JourneyTally } from '../../rules/system/journey'
import type { AnyFightJob } from './any-job'
import { emptySearch, type EvenJob, type EvenTally } from './even'
import { addOdds, type FightJob, type JourneyJob, type OddsJob, type OddsTally } from './job'

/** What has changed, beside tables, while odds are played: how far that has come. */
export const oddsPlayed = 'odds'

/** Whoever plays a job is told what each few runs came to, and at last that all are played, or why not. */
export interface OddsListener {
  played(tally: OddsTally): void
  ended(error?: unknown): void
}

/** Plays a job beside the program. Answers how to stop it: then nothing more is told. */
export type PlayOdds = (job: OddsJob, listener: OddsListener) => () => void

interface AnyOdds {
  status: 'running' | 'stopped' | 'done' | 'failed'
}

/** The odds of a fight at a moment, with those in it, as far as they are played. */
export interface FightOdds extends AnyOdds {
  kind: 'fight'
  encounterId: string
  /** Null where it has not begun. */
  moment: Moment | null
  combatants: readonly { id: string; label: string; side: Side }[]
  job: Pick<FightJob, 'system' | 'tactics' | 'seed' | 'count' | 'mostTurns'>
  tally: DryRunTally
}

/** What would make a prepared fight even, as far as it is searched. */
export interface EvenOdds extends AnyOdds {
  kind: 'even'
  encounterId: string
  job: Omit<EvenJob, 'value' | 'context' | 'kind' | 'system'>
  tally: EvenTally
}

/** The odds of a journey from where its track stands, as far as they are played. */
export interface JourneyOdds extends AnyOdds {
  kind: 'journey'
  trackId: string
  leaderId: string
  /** Full boxes that it set out with. */
  boxes: number
  job: Pick<JourneyJob, 'system' | 'tactics' | 'seed' | 'count' | 'mostLegs'>
  tally: JourneyTally
}

type Odds = FightOdds | EvenOdds | JourneyOdds

/** A fight as it stands, to be compared. */
const standOf = ({ value, context }: Pick<AnyFightJob, 'value' | 'context'>) =>
  JSON.stringify([value, context])

/** The odds that are played, or were last: one at a time. Nothing of it is in the campaign. */
export class OddsRun {
  readonly #play: PlayOdds
  readonly #changed: () => void
  #stop: (() => void) | undefined
  #odds: Odds | null = null
  /** The fight that is played, as it stood then. */
  #from = ''

  constructor(play: PlayOdds, changed: () => void) {
    this.#play = play
    this.#changed = changed
  }

  /** The odds last played of a fight; null where they are of something else. */
  ofFight(encounterId: string): FightOdds | null {
    const odds = this.#odds
    return odds?.kind === 'fight' && odds.encounterId === encounterId ? odds : null
  }

  /**
   * What was played last of a fight that stands as it does now, as often as it is or with changes to it;
   * null where it has been changed since, or something else was played.
   */
  ofPrepared(encounterId: string, now: Pick<AnyFightJob, 'value' | 'context'>) {
    const odds = this.#odds
    if (!odds || odds.kind === 'journey' || odds.encounterId !== encounterId) return null
    return this.#from === standOf(now) ? odds : null
  }

  /** The odds last played of a journey; null where they are of something else. */
  ofJourney(trackId: string): JourneyOdds | null {
    const odds = this.#odds
    return odds?.kind === 'journey' && odds.trackId === trackId ? odds : null
  }

  /** Plays fights anew, in place of what is still played. */
  startFights(of: Pick<FightOdds, 'encounterId' | 'moment' | 'combatants'>, job: FightJob): void {
    const { kind, system, tactics, seed, count, mostTurns } = job
    const asked = { system, tactics, seed, count, mostTurns }
    this.#from = standOf(job)
    this.#start({ ...of, kind, job: asked, status: 'running', tally: emptyTally() }, job)
  }

  /** Searches for what makes a fight even, in place of what is still played. */
  startEven(encounterId: string, job: EvenJob): void {
    const { kind, kinds, target, tactics, seed, count, mostTurns } = job
    const asked = { kinds, target, tactics, seed, count, mostTurns }
    this.#from = standOf(job)
    this.#start({ kind, encounterId, job: asked, status: 'running', tally: emptySearch() }, job)
  }

  /** Makes journeys anew, in place of what is still played. */
  startJourneys(of: Pick<JourneyOdds, 'trackId' | 'leaderId' | 'boxes'>, job: JourneyJob): void {
    const { kind, system, tactics, seed, count, mostLegs } = job
    const asked = { system, tactics, seed, count, mostLegs }
    this.#start({ ...of, kind, job: asked, status: 'running', tally: emptyJourneys() }, job)
  }

  #start(odds: Odds, job: OddsJob): void {
    this.#stop?.()
    this.#odds = odds
    this.#stop = this.#play(job, {
      played: (tally) => {
        addOdds(odds.tally, tally)
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
