import { capitalized } from '../../../../shared/spelling'

/** Words that a recap has at the most: it is read aloud while everybody sits down. */
const mostWords = 150

/** The rank of what is dull: it stands only where everything else has room. */
export const dull = 6

/** A sentence of a recap; the lower its rank, the sooner it is kept. Without one it is told for another alone. */
export interface Sentence {
  rank: number | null
  text: string
  /** What it cannot be told without: nobody would understand it alone. */
  needs: Sentence[]
}

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => word !== '').length

/**
 * The same, those first that a story needs most: its end, its beginning, then what led to the end, back from
 * there without a gap, since each line speaks of what the one before it has named.
 */
const endFirst = <Item>(items: readonly Item[]): Item[] => [
  ...items.slice(-1),
  ...items.slice(0, -1).slice(0, 1),
  ...items.slice(1, -1).reverse(),
]

/** A sentence with all that it cannot be told without and is not told yet. */
function withNeeds(sentence: Sentence, kept: ReadonlySet<Sentence>): Set<Sentence> {
  const all = new Set([sentence])
  for (const each of all) {
    for (const needed of each.needs) if (!kept.has(needed)) all.add(needed)
  }
  return all
}

/**
 * The sentences that have room together, what weighs most kept first, in the order of the evening; of what
 * weighs the same its beginning, and its end with what led to it.
 */
export function withinWords(sentences: readonly Sentence[]): string[] {
  const kept = new Set<Sentence>()
  let left = mostWords
  /** The rank of which one had no room: those before it would stand apart from the rest. */
  let cutAt: number | undefined
  const byRank = [...Map.groupBy(sentences, ({ rank }) => rank ?? Infinity)]
    .filter(([rank]) => rank < Infinity)
    .toSorted(([one], [other]) => one - other)
    .flatMap(([rank, alike]) =>
      endFirst(alike).map((sentence) => ({ rank, sentence, isFirst: sentence === alike[0] })),
    )
  for (const { rank, sentence, isFirst } of byRank) {
    if (kept.has(sentence) || rank === cutAt) continue
    if (rank === dull && cutAt !== undefined) break
    const all = withNeeds(sentence, kept)
    const count = wordsIn([...all].map(({ text }) => text).join(' '))
    if (count > left) {
      // A beginning for which there is no room parts nothing.
      if (!isFirst) cutAt = rank
      continue
    }
    left -= count
    for (const each of all) kept.add(each)
  }
  return sentences.flatMap((sentence) => (kept.has(sentence) ? [capitalized(sentence.text)] : []))
}
