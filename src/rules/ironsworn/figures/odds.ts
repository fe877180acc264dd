import type { BandOdds } from '../../moves/odds'
import { progressScore } from '../../tracks/progress'
import type { Debility } from '../sheet'
import { actionRoll, outcomeOf, type Challenge, type Outcome } from './rolls'

/** How many rolls of all there are come out so. */
export type Odds = Record<Outcome, number> & {
  all: number
  matchedStrong: number
  matchedMiss: number
}

const faces = Array.from({ length: 10 }, (_, index) => index + 1)

/** Every fall of the two challenge dice. */
function challenges(): Challenge[] {
  return faces.flatMap((one) => faces.map((other): Challenge => [one, other]))
}

const noOdds = (): Odds => ({
  ...{ strong: 0, weak: 0, miss: 0, all: 0, matchedStrong: 0, matchedMiss: 0 },
})

function count(odds: Odds, outcome: Outcome, [one, other]: Challenge): void {
  odds[outcome] += 1
  odds.all += 1
  if (one !== other) return
  if (outcome === 'strong') odds.matchedStrong += 1
  if (outcome === 'miss') odds.matchedMiss += 1
}

/** What may weigh on an action roll before it is made. */
export interface ActionOddsCase {
  /** Stat and everything that is added. */
  adds: number
  momentum?: number
  debilities?: readonly Debility[]
  /** Whether momentum is burned wherever that helps. */
  burning?: boolean
}

/** Odds of an action roll, out of 600 (IS-022). */
export function actionOdds(at: ActionOddsCase): Odds {
  const { adds, momentum = 0, debilities = [], burning = false } = at
  const odds = noOdds()
  for (const actionDie of faces.slice(0, 6)) {
    for (const challenge of challenges()) {
      const read = actionRoll({ actionDie, stat: adds, adds: 0, challenge, momentum, debilities })
      const isBurned = burning && read.burn.improves && read.burn.outcome
      count(odds, isBurned || read.outcome, challenge)
    }
  }
  return odds
}

/** Odds of a progress roll on so many ticks, out of 100 (IS-048). */
export function progressOdds(ticks: number): Odds {
  const odds = noOdds()
  const score = progressScore(ticks)
  for (const challenge of challenges()) count(odds, outcomeOf(score, challenge), challenge)
  return odds
}

/** The same band by band, as shares of 1, the best first. */
export function progressBandOdds(ticks: number): BandOdds[] {
  const { all, ...counts } = progressOdds(ticks)
  return (['strong', 'weak', 'miss'] as const).map((band) => ({ band, share: counts[band] / all }))
}
