import type { AnyBand } from '../../../src/rules/moves/effect'
import type { RunContext } from '../../../src/rules/moves/runner/inputs'
import { readingOf, sidesOf, type Stage } from '../../../src/rules/moves/runner/stage'
import { given } from './scene'

/** Faces that bring a band, and whether they fell alike where that means something. */
export interface Throw {
  band: AnyBand
  isMatch: boolean
  context: RunContext
}

const fromBest: readonly AnyBand[] = ['10+', 'strong', '7-9', 'weak', '6-', 'miss', 'told']

/** Every face of an ordinary die, the highest first; of one with more sides the two at either end. */
const facesOf = (most: number) =>
  most > 6 ? [most, most - 1, 2, 1] : Array.from({ length: most }, (_, at) => most - at)

function* everyThrow([most, ...others]: readonly number[]): Generator<number[]> {
  if (most === undefined) {
    yield []
    return
  }
  for (const face of facesOf(most)) {
    for (const rest of everyThrow(others)) yield [face, ...rest]
  }
}

/** One throw for each band that the dice can bring, and one more where they can fall alike for it. */
export function throwsOf(stage: Stage, context: RunContext): Throw[] {
  const found = new Map<string, Throw>()
  for (const dice of everyThrow(sidesOf(stage, context))) {
    const thrown = given(context, { dice })
    const reading = readingOf(stage, thrown)
    if (!reading) continue
    const { band, isMatch = false } = reading
    const key = `${band} ${String(isMatch)}`
    if (!found.has(key)) found.set(key, { band, isMatch, context: thrown })
  }
  return [...found.values()].sort(
    (one, other) =>
      fromBest.indexOf(one.band) - fromBest.indexOf(other.band) ||
      Number(one.isMatch) - Number(other.isMatch),
  )
}
