import type { SearchType } from '../../shared/search-types'
import { folded } from '../../shared/spelling'
import type { Read } from '../file/handles'
import { matchEach, wordsAsked } from './question'

/** Ids of those in whose names all these words stand, wherever in a word. The index knows beginnings only. */
function namedWith(read: Read, type: SearchType, words: readonly string[]): string[] {
  return read
    .all<{ id: string; name: string }>(
      'SELECT entity_id AS id, name FROM search_entry WHERE type = @type',
      { type },
    )
    .filter(({ name }) => {
      const within = folded(name)
      return words.every((word) => within.includes(word))
    })
    .map(({ id }) => id)
}

/**
 * Those of a noun's table whose name holds all words typed, or whose name and texts hold words that
 * begin so, to be read under `WHERE`; all of them where nothing is typed.
 */
export function holdingWords(read: Read, type: SearchType, text: string) {
  if (text.trim() === '') return { where: 'TRUE', bindings: {} }
  const words = wordsAsked(text)
  if (words.length === 0) return { where: 'FALSE', bindings: {} }
  return {
    where: `(id IN (SELECT entity_id FROM search_entry WHERE type = '${type}' AND id IN
      (SELECT rowid FROM search_index WHERE search_index MATCH @match))
      OR id IN (SELECT value FROM json_each(@named)))`,
    bindings: {
      match: matchEach(words),
      named: JSON.stringify(namedWith(read, type, words)),
    },
  }
}
