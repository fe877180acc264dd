import { isNearly, likeliestFirst, wordsIn } from '../../../shared/spelling'

/** Something with words on it. */
interface Labelled {
  label: string
  /** What others call it: found by the beginnings of these words, behind those that are called so. */
  also?: string
}

type Contains = (text: string, part: string) => boolean

/**
 * Those that are called just what is typed, those whose words hold all of it, and then those that are
 * also called so. `contains` compares as the language of the screen does.
 */
export function called<Item extends Labelled>(
  items: readonly Item[],
  typed: string,
  contains: Contains,
): readonly Item[] {
  const parts = typed.split(/\s+/).filter(Boolean)
  const byName = items.filter(({ label }) => parts.every((part) => contains(label, part)))
  const words = wordsIn(typed)
  const isAlso = ({ label, also = '' }: Item) =>
    words.length > 0 &&
    words.every(
      (word) => contains(label, word) || wordsIn(also).some((each) => each.startsWith(word)),
    )
  const named = likeliestFirst(byName, typed, ({ label }) => label)
  return [...named, ...items.filter((item) => !byName.includes(item) && isAlso(item))]
}

/** Those that are called so; when there are none, those that nearly are, a slip or two apart. */
export function labelled<Item extends Labelled>(
  items: readonly Item[],
  typed: string,
  contains: Contains,
): readonly Item[] {
  const found = called(items, typed, contains)
  if (found.length > 0 || wordsIn(typed).length === 0) return found
  return items.filter(({ label }) => isNearly(label, typed))
}
