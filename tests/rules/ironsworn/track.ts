import { progressScore, ticksOf, type Rank } from '../../../src/rules/tracks/progress'
import { advance, progressTicks } from '../../../src/rules/tracks/track'

/** A track after so many marks, as play moves it; below 0 they are cleared. */
export function marked(rank: Rank, ticks: number, marks: number) {
  const { to } = advance({ size: progressTicks, value: ticks }, ticksOf(rank, marks))
  return { ticks: to, score: progressScore(to) }
}
