import type { SearchType } from '../../shared/search-types'
import { folded } from '../../shared/spelling'
import type { Read } from '../file/handles'
import type { Entry } from './find'
import { matchEach, wordsAsked } from './question'

/** Entries of these types in whose names all these words stand, wherever in a word. The index knows beginnings only. */
export function namedWith(
  read: Read,
  types: readonly SearchType[],
  words: readonly string[],
): Entry[] {
  return read
    .all<Entry>(
      `SELECT id, type, entity_id, name FROM search_entry
       WHERE type IN (SELECT value FROM json_each(@types))`,
      { types: JSON.stringify(types) },
    )
    .filter(({ name }) => {
      const within = folded(name)
      return words.every((word) => within.includes(word))
    })
}

/** NPCs in whose alias all these words stand: what players call them, the game master may look for. */
export function aliasedWith(read: Read, words: readonly string[]): (Entry & { alias: string })[] {
  return read
    .all<Entry & { alias: string }>(
      `SELECT search_entry.id, type, entity_id, search_entry.name, npc.alias
       FROM npc JOIN search_entry ON type = 'npc' AND entity_id = npc.id
       WHERE npc.alias <> '' ORDER BY npc.position`,
    )
    .filter(({ alias }) => {
      const within = folded(alias)
      return words.every((word) => within.includes(word))
    })
}

/**
 * Those of a noun's table whose name, or an NPC's alias, holds all words typed, or whose name and texts hold words that
 * begin so, to be read under `WHERE`; all of them where nothing is typed.
 */
export function holdingWords(read: Read, type: SearchType, text: string) {
  if (text.trim() === '') return { where: 'TRUE', bindings: {} }
  const words = wordsAsked(text)
  if (words.length === 0) return { where: 'FALSE', bindings: {} }
  const aliased = type === 'npc' ? aliasedWith(read, words) : []
  const named = [...namedWith(read, [type], words), ...aliased]
  return {
    where: `(id IN (SELECT entity_id FROM search_entry WHERE type = '${type}' AND id IN
      (SELECT rowid FROM search_index WHERE search_index MATCH @match))
      OR id IN (SELECT value FROM json_each(@named)))`,
    bindings: {
      match: matchEach(words),
      named: JSON.stringify(named.map(({ entity_id: id }) => id)),
    },
  }
}
