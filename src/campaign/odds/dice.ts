import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import type { Draw } from '../../rules/system/fight/dry-run'

/**
 * A stream of dice for each of so many runs, all of one seed: each a jump of 2^64 draws behind the one
 * before, so that a run comes out alike whoever plays it.
 */
export function* streamsOf(seed: number, count: number): Generator<Draw, void, void> {
  const streams = xoroshiro128plus(seed)
  for (let run = 0; run < count; run++) {
    streams.jump()
    const stream = streams.clone()
    yield (limit) => uniformInt(stream, 0, limit - 1)
  }
}
