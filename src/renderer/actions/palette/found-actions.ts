import { folded, isNearly, isSameName, likeliestFirst, wordsIn } from '../../../shared/spelling'

/** Something with words on it. */
interface Labelled {
  label: string
  /** What others call it: found by the beginnings of these words, behind those that are called so. */
  also?: string
}

/** In how many words somebody says more than is typed; of what begins so, the order says what is meant. */
const lengthOf = ({ label }: Labelled, typed: string) =>
  folded(label).startsWith(folded(typed.trim())) ? 0 : wordsIn(label).length

/**
 * The same of several lists, one after another, but first whatever has exactly the name that is typed, and
 * last, whatever its list, what is only also called so.
 */
export function calledIn<Item extends Labelled>(
  lists: readonly (readonly Item[])[],
  typed: string,
  contains: Contains,
): readonly Item[] {
  const found = lists.map((items) => named(items, typed, contains))
  const others = lists.map((items, at) => alsoCalled(items, typed, contains, found[at]))
  const all = [...found, ...others].flat()
  const isExact = ({ label }: Item) => isSameName(label, typed)
  return [...all.filter(isExact), ...all.filter((item) => !isExact(item))]
}

type Contains = (text: string, part: string) => boolean

/**
 * Those that are called just what is typed, those that begin so, and those whose words hold all of it, the
 * shortest first. `contains` compares as the language of the screen does.
 */
function named<Item extends Labelled>(
  items: readonly Item[],
  typed: string,
  contains: Contains,
): readonly Item[] {
  const parts = typed.split(/\s+/).filter(Boolean)
  const byName = items.filter(({ label }) => parts.every((part) => contains(label, part)))
  const shortest = byName.toSorted((one, other) => lengthOf(one, typed) - lengthOf(other, typed))
  return likeliestFirst(shortest, typed, ({ label }) => label)
}

/** Those that are also called what is typed, and are not among those of that name. */
function alsoCalled<Item extends Labelled>(
  items: readonly Item[],
  typed: string,
  contains: Contains,
  byName: readonly Item[] = [],
): readonly Item[] {
  const words = wordsIn(typed)
  const isAlso = ({ label, also = '' }: Item) =>
    words.every(
      (word) => contains(label, word) || wordsIn(also).some((each) => each.startsWith(word)),
    )
  return words.length === 0 ? [] : items.filter((item) => !byName.includes(item) && isAlso(item))
}

/** Those that are called so, and then those that are also called so. */
export function called<Item extends Labelled>(
  items: readonly Item[],
  typed: string,
  contains: Contains,
): readonly Item[] {
  return calledIn([items], typed, contains)
}

/** Those that are called so; when there are none, those that nearly are, a slip or two apart, or are also called nearly so. */
export function labelled<Item extends Labelled>(
  items: readonly Item[],
  typed: string,
  contains: Contains,
): readonly Item[] {
  const found = called(items, typed, contains)
  if (found.length > 0 || wordsIn(typed).length === 0) return found
  const named = items.filter(({ label }) => isNearly(label, typed))
  const others = items.filter(({ label, also = '' }) => isNearly(`${label} ${also}`, typed))
  return [...new Set([...named, ...others])]
}
