import { phrase } from '../../../shared/phrase'
import { term } from '../../../shared/term'
import { rollKinds } from '../../moves/data/roll-kind'
import type { BandOdds } from '../../moves/odds'
import { progressScore } from '../../tracks/progress'

const { read, bands, sides } = rollKinds.progress
const faces = Array.from({ length: Math.max(...sides) }, (_, at) => at + 1)

/** Odds of a progress roll on so many ticks, band by band, the best first (IS-048). */
export function progressBandOdds(ticks: number): BandOdds[] {
  const score = [term(phrase('runner.term.boxes', { track: '' }), progressScore(ticks), 'IS-041')]
  const fallen = faces.flatMap((one) =>
    faces.map((other) => read([one, other], score, 'IS-042').band),
  )
  return bands.map((band) => ({
    band,
    share: fallen.filter((each) => each === band).length / fallen.length,
  }))
}
