import type { Tie, TieEnd } from '../../shared/ties'
import { keyOf } from './tie'

/** The ties that lead to one in no more than so many steps, from either side. */
export function tiesAround(
  ties: readonly Tie[],
  one: Pick<TieEnd, 'type' | 'id'>,
  steps: number,
): Tie[] {
  const near = new Set([keyOf(one)])
  const found = new Set<Tie>()
  for (let step = 0; step < steps; step++) {
    const next = ties.filter(({ from, to }) => near.has(keyOf(from)) || near.has(keyOf(to)))
    for (const tie of next) {
      found.add(tie)
      near.add(keyOf(tie.from))
      near.add(keyOf(tie.to))
    }
  }
  return ties.filter((tie) => found.has(tie))
}

/** Whoever and whatever is tied, each once, those with the most ties first. */
export function endsOf(ties: readonly Tie[]): TieEnd[] {
  const counts = Map.groupBy(
    ties.flatMap(({ from, to }) => [from, to]),
    keyOf,
  )
  return [...counts.values()]
    .toSorted((one, other) => other.length - one.length)
    .flatMap(([end]) => end ?? [])
}

/** The ties between those with the most of them, so many at most. */
export function mostTied(ties: readonly Tie[], most: number): Tie[] {
  const kept = new Set(endsOf(ties).slice(0, most).map(keyOf))
  return ties.filter(({ from, to }) => kept.has(keyOf(from)) && kept.has(keyOf(to)))
}
