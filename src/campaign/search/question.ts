import { wordsIn } from '../../shared/spelling'

/** As much of what was typed as is looked for; the rest of a pasted page says nothing more. */
const longest = 200
const mostWords = 8

/** The words that are looked for, folded; none when nothing was typed that could stand in a word. */
export function wordsAsked(text: string): string[] {
  return wordsIn(text.slice(0, longest)).slice(0, mostWords)
}

/** In quotes no word is a sign of the index's language. */
const quoted = (word: string) => `"${word}"`

/** All these words in the index's language; the last of them may go on. */
export function matchAll(words: readonly string[]): string {
  return `${words.map(quoted).join(' ')} *`
}

/** All these words, each of which may go on. */
export function matchEach(words: readonly string[]): string {
  return words.map((word) => `${quoted(word)} *`).join(' ')
}

/** All these words, the last of which may go on, in names alone. */
export function matchNames(words: readonly string[]): string {
  return `name : (${matchAll(words)})`
}

/** One of each group of words. */
export function matchOneOfEach(groups: readonly (readonly string[])[]): string {
  return groups
    .map((words) => `(${words.map((word) => `${quoted(word)} *`).join(' OR ')})`)
    .join(' AND ')
}
