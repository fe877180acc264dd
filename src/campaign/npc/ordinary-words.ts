import nspell from 'nspell'
import affixes from '#dictionary-en/index.aff?raw'
import dictionary from '#dictionary-en/index.dic?raw'

const spellers = new Map<string, ReturnType<typeof nspell>>()

/** Who spells the words that begin with these letters: the whole dictionary would be read for a fifth of a second. */
function spellerOf(beginning: string): ReturnType<typeof nspell> {
  const known = spellers.get(beginning)
  if (known) return known
  const entries = dictionary.match(new RegExp(`^${beginning}.*$`, 'gm')) ?? []
  const speller = nspell(affixes, [entries.length, ...entries].join('\n'))
  spellers.set(beginning, speller)
  return speller
}

/**
 * Whether a word of a name is an ordinary English word when it is written in small letters, as that of Will or
 * Rose is, and that of Aldous is not.
 */
export function isOrdinaryWord(word: string): boolean {
  const small = word.toLocaleLowerCase('en')
  return /^[a-z]{2,}$/.test(small) && spellerOf(small.slice(0, 2)).correct(small)
}
