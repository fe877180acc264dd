import type { Notable } from '../../../shared/notable'
import { notableIn } from './notable'
import { inTurns, only, type Told } from './told'
import { harmIn, tollsOf, type HarmLine, type Person, type Toll } from './tolls'
import { pointChanges, turnsOf, type PointChange, type TurnSpan } from './turns'

/** What came of a fight: reduced from its facts alone, so that what was undone never happened. */
export interface FightSummary {
  /** ISO times; null for what has not come yet. */
  begunAt: string | null
  endedAt: string | null
  turns: TurnSpan[]
  /** Seconds at the table, and those of pauses that were left out. */
  seconds: number
  paused: number
  tolls: Toll[]
  harm: HarmLine[]
  notable: Notable[]
  changes: PointChange[]
}

/** Reduces the facts of one fight, in their order, to its account; `joined`: the last turn somebody came in. Pure. */
export function summarize(
  people: readonly Person[],
  facts: readonly Told[],
  joined = 0,
): FightSummary {
  const told = inTurns(facts)
  const { turns, paused } = turnsOf(told, joined)
  return {
    begunAt: only(told, 'begun').at(-1)?.at ?? null,
    endedAt: only(told, 'ended').at(-1)?.at ?? null,
    turns,
    seconds: turns.reduce((all, { seconds }) => all + seconds, 0),
    paused,
    tolls: tollsOf(people, told),
    harm: harmIn(told),
    notable: notableIn(people, told),
    changes: pointChanges(told),
  }
}
