import { ruleSystem } from '../../rules'
import type { Draw } from '../../rules/system/fight/dry-run'
import {
  addTally,
  countIn,
  emptyTally,
  type DryRunTally,
} from '../../rules/system/fight/dry-run-tally'
import {
  addJourneys,
  countJourney,
  emptyJourneys,
  type JourneyStart,
  type JourneyTactics,
  type JourneyTally,
} from '../../rules/system/journey'
import type { SystemRulings } from '../../rules/system/settings'
import { playRules } from '../../rules/system/system'
import { lastOf } from '../../shared/data/last-of'
import type { AnyFightJob, AnyJob, JobPart } from './any-job'
import { streamsOf } from './dice'
import { addSearch, emptySearch, searchEven, type EvenJob, type EvenTally } from './even'

/** Fights to be played dry. */
export interface FightJob extends AnyFightJob {
  kind: 'fight'
}

/** Journeys to be made dry. */
export interface JourneyJob extends AnyJob {
  kind: 'journey'
  /** How the campaign reads the system. */
  rulings: SystemRulings
  start: JourneyStart
  tactics: JourneyTactics
  /** Legs after which a journey is stopped. */
  mostLegs: number
}

export type OddsJob = FightJob | EvenJob | JourneyJob

/** What some runs came to. */
export type OddsTally = DryRunTally | EvenTally | JourneyTally

/** Runs between two words of how far it has come. */
const batch = 20

/** Nothing played of a job yet. */
export function emptyOdds({ kind }: Pick<OddsJob, 'kind'>): OddsTally {
  switch (kind) {
    case 'fight':
      return emptyTally()
    case 'even':
      return emptySearch()
    case 'journey':
      return emptyJourneys()
  }
}

/** Adds what some runs came to to others of the same kind, which are changed. */
export function addOdds(tally: OddsTally, more: OddsTally): void {
  if (tally.kind === 'fight' && more.kind === 'fight') addTally(tally, more)
  if (tally.kind === 'even' && more.kind === 'even') addSearch(tally, more)
  if (tally.kind === 'journey' && more.kind === 'journey') addJourneys(tally, more)
}

/** Plays one run of a job with dice of its own, and counts it in. */
type PlayOne = (draw: Draw, tally: OddsTally) => void

function fightsOf({ system, value, context, tactics, mostTurns }: FightJob): PlayOne | null {
  const combat = ruleSystem(system)?.combat
  const { dryRun } = combat ?? {}
  if (!combat || !dryRun) return null
  const snapshot = combat.machine.resolveState({ value, context })
  return (draw, tally) => {
    const end = lastOf(dryRun.play({ snapshot, tactics, draw, mostTurns }))
    if (tally.kind === 'fight') countIn(tally, end)
  }
}

function journeysOf({ system, rulings, start, tactics, mostLegs }: JourneyJob): PlayOne | null {
  const known = ruleSystem(system)
  const { journey, moves } = known ? playRules(known, rulings) : {}
  if (!journey || !moves) return null
  return (draw, tally) => {
    const end = lastOf(journey.play({ start, moves, tactics, draw, mostLegs }))
    if (tally.kind === 'journey') countJourney(tally, end)
  }
}

/** Plays a part of a job; tells what each few runs came to. Every run has a stream of dice of its own. */
export function* playPart(job: OddsJob, part: JobPart): Generator<OddsTally, void, void> {
  if (job.kind === 'even') {
    yield* searchEven(job, part)
    return
  }
  const playOne = job.kind === 'fight' ? fightsOf(job) : journeysOf(job)
  if (!playOne) return
  let tally = emptyOdds(job)
  let run = 0
  let played = 0
  for (const draw of streamsOf(job.seed, job.count)) {
    if (run++ % part.every !== part.first) continue
    playOne(draw, tally)
    played++
    if (played % batch !== 0) continue
    yield tally
    tally = emptyOdds(job)
  }
  yield tally
}
