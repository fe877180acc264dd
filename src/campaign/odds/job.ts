import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { ruleSystem } from '../../rules'
import type { BothTactics, DryRunEnd, DryRunRules } from '../../rules/system/fight/dry-run'
import { countIn, emptyTally, type DryRunTally } from '../../rules/system/fight/dry-run-tally'

/** Fights to be played dry, as plain data: it goes to another thread. */
export interface OddsJob {
  system: string
  /** The fight's machine where it stands. */
  value: string
  context: object
  tactics: BothTactics
  /** All dice of all fights follow from it. */
  seed: number
  fights: number
  /** Turns after which a fight is stopped. */
  mostTurns: number
}

/** The part of a job that one of several players does: every so-manieth fight. */
export interface JobPart {
  first: number
  every: number
}

/** Fights between two words of how far it has come. */
const batch = 20

/** Plays a dry run to its end. */
function lastOf(run: ReturnType<DryRunRules['play']>): DryRunEnd {
  let step = run.next()
  while (!step.done) step = run.next()
  return step.value
}

/**
 * Plays a part of a job; tells what each few fights came to. Every fight has a stream of dice of its own, a
 * jump of 2^64 draws behind the one before, so that it comes out alike whoever plays it.
 */
export function* playPart(
  job: OddsJob,
  { first, every }: JobPart,
): Generator<DryRunTally, void, void> {
  const { system, value, context, tactics, seed, fights, mostTurns } = job
  const combat = ruleSystem(system)?.combat
  if (!combat?.dryRun) return
  const snapshot = combat.machine.resolveState({ value, context })
  const streams = xoroshiro128plus(seed)
  let tally = emptyTally()
  for (let fight = 0; fight < fights; fight++) {
    streams.jump()
    if (fight % every !== first) continue
    const stream = streams.clone()
    const draw = (limit: number) => uniformInt(stream, 0, limit - 1)
    countIn(tally, lastOf(combat.dryRun.play({ snapshot, tactics, draw, mostTurns })))
    if (tally.fights < batch) continue
    yield tally
    tally = emptyTally()
  }
  yield tally
}
