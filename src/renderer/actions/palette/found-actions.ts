import { slips, wordsIn } from '../../../shared/spelling'

/** Something with words on it. */
interface Labelled {
  label: string
}

/**
 * Those whose words hold everything typed; when none do, those that nearly do, a slip or two apart.
 * `contains` compares as the language of the screen does.
 */
export function labelled<Item extends Labelled>(
  items: readonly Item[],
  typed: string,
  contains: (text: string, part: string) => boolean,
): readonly Item[] {
  const parts = typed.split(/\s+/).filter(Boolean)
  const found = items.filter(({ label }) => parts.every((part) => contains(label, part)))
  if (found.length > 0) return found
  const words = wordsIn(typed)
  if (words.length === 0) return found
  return items.filter(({ label }) => {
    const own = wordsIn(label)
    return words.every((word) => own.some((each) => slips(word, each) !== undefined))
  })
}
