import { coldIron } from '../../../src/rules/cold-iron'
import type { Catalogue } from '../../../src/shared/words'

/** The message of a key; undefined when the catalogue has none. */
export function wordsOf(key: string): string | undefined {
  const found = key
    .split('.')
    .reduce<string | Catalogue | undefined>(
      (at, part) => (typeof at === 'object' ? at[part] : undefined),
      coldIron.words.en,
    )
  return typeof found === 'string' ? found : undefined
}

/** Whether the catalogue has a message for a key. */
export function hasWords(key: string): boolean {
  return wordsOf(key) !== undefined
}
