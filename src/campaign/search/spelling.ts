import { slips } from '../../shared/spelling'
import type { Read } from '../file/handles'

/** How many words one misspelt word may stand for. */
const mostSpellings = 6

interface WordRow {
  term: string
}

/**
 * The words of the campaign that a typed one may have meant, the nearest only. A word is looked for
 * among those that begin with one of its first two letters: the first is seldom mistyped, but at
 * times changes places. A word too short for slips stands for itself.
 */
export function spellingsOf(read: Read, typed: string): string[] {
  const starts = new Set([...typed].slice(0, 2))
  const near = [...starts].flatMap((start) =>
    read
      .all<WordRow>('SELECT term FROM search_word WHERE term >= @start AND term < @end', {
        start,
        end: `${start}\u{10ffff}`,
      })
      .flatMap(({ term }) => {
        const far = slips(typed, term)
        return far === undefined ? [] : [{ term, far }]
      }),
  )
  const fewest = Math.min(...near.map(({ far }) => far))
  const nearest = near.filter(({ far }) => far === fewest).slice(0, mostSpellings)
  return nearest.length === 0 ? [typed] : nearest.map(({ term }) => term)
}
