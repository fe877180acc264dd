import type { SearchType } from '../../shared/search-types'
import { matchEach, wordsAsked } from './question'

/**
 * Those of a noun's table whose name or texts hold words that begin as each of those typed does, to
 * be read under `WHERE`; all of them where nothing is typed.
 */
export function holdingWords(type: SearchType, text: string) {
  if (text.trim() === '') return { where: 'TRUE', bindings: {} }
  const words = wordsAsked(text)
  if (words.length === 0) return { where: 'FALSE', bindings: {} }
  return {
    where: `id IN (SELECT entity_id FROM search_entry WHERE type = '${type}' AND id IN
      (SELECT rowid FROM search_index WHERE search_index MATCH @match))`,
    bindings: { match: matchEach(words) },
  }
}
