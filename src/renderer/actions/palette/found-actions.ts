import { slips, wordsIn } from '../../../shared/spelling'

/** Something with words on it. */
interface Labelled {
  label: string
  /** What others call it: found by the beginnings of these words, behind those that are called so. */
  also?: string
}

/**
 * Those whose words hold everything typed, and then those that are also called so; when there are
 * none, those that nearly are, a slip or two apart.
 * `contains` compares as the language of the screen does.
 */
export function labelled<Item extends Labelled>(
  items: readonly Item[],
  typed: string,
  contains: (text: string, part: string) => boolean,
): readonly Item[] {
  const parts = typed.split(/\s+/).filter(Boolean)
  const called = items.filter(({ label }) => parts.every((part) => contains(label, part)))
  const words = wordsIn(typed)
  const isAlso = ({ label, also = '' }: Item) =>
    words.length > 0 &&
    words.every(
      (word) => contains(label, word) || wordsIn(also).some((each) => each.startsWith(word)),
    )
  const found = [...called, ...items.filter((item) => !called.includes(item) && isAlso(item))]
  if (found.length > 0) return found
  if (words.length === 0) return found
  return items.filter(({ label }) => {
    const own = wordsIn(label)
    return words.every((word) => own.some((each) => slips(word, each) !== undefined))
  })
}
