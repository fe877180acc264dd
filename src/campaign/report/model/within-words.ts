/** Words that a recap has at the most: it is read aloud while everybody sits down. */
const mostWords = 150

/** The rank of what is dull: it stands only where everything else has room. */
export const dull = 5

/** A sentence of a recap; the lower its rank, the sooner it is kept. */
export interface Sentence {
  rank: number
  text: string
  /** What it goes on with: nobody would understand it alone. */
  needs?: Sentence | undefined
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

/** A sentence with all that it cannot be told without and is not told yet, in order. */
const withNeeds = (sentence: Sentence, kept: ReadonlySet<Sentence>): Sentence[] => {
  const { needs } = sentence
  return [...(needs && !kept.has(needs) ? withNeeds(needs, kept) : []), sentence]
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
  const byRank = [...Map.groupBy(sentences, ({ rank }) => rank)]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([, alike]) => endFirst(alike))
  for (const sentence of byRank) {
    if (kept.has(sentence) || sentence.rank === cutAt) continue
    const all = withNeeds(sentence, kept)
    const count = wordsIn(all.map(({ text }) => text).join(' '))
    if (sentence.rank === dull && cutAt !== undefined) break
    if (count > left) {
      cutAt = sentence.rank
      continue
    }
    left -= count
    for (const each of all) kept.add(each)
  }
  return sentences.flatMap((sentence) => (kept.has(sentence) ? [sentence.text] : []))
}
