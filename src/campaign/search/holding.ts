import { unindexedTypes, type SearchType } from '../../shared/search-types'
import { withoutLinks } from '../../shared/note/note-text'
import { folded, wordsIn } from '../../shared/spelling'
import type { Read } from '../file/handles'
import type { Entry } from './find'
import { matchEach, wordsAsked } from './question'
import { spokenName } from './session-name'

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
    .filter(({ type, name }) => {
      const within = folded(spokenName(type, name))
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

/** NPCs in whose former name all these words stand, and who are not called so now; the latest such name of each. */
export function formerlyNamedWith(
  read: Read,
  words: readonly string[],
): (Entry & { former: string })[] {
  const holds = (name: string) => words.every((word) => folded(name).includes(word))
  const found = read
    .all<Entry & { former: string }>(
      `SELECT search_entry.id, search_entry.type, entity_id, search_entry.name,
         json_extract(ref.value, '$.name') AS former
       FROM live_fact, json_each(live_fact.fact, '$.about') AS ref
         JOIN search_entry ON search_entry.type = 'npc'
           AND entity_id = json_extract(ref.value, '$.id')
       WHERE live_fact.kind = 'npc.renamed' AND json_extract(ref.value, '$.type') = 'npc'
       ORDER BY live_fact.id DESC`,
    )
    .filter(({ name, former }) => holds(former) && !holds(name))
  return found.filter((each, at) => found.findIndex(({ id }) => id === each.id) === at)
}

/** What the index does not keep, by the name of each and the text that is searched. */
const unindexed: Record<(typeof unindexedTypes)[number], string> = {
  appointment: `SELECT id, name, name AS text, min(done * 100000000 + day) FROM appointment
    GROUP BY name ORDER BY 4`,
  oracleTable: `SELECT oracle_table.id, name, text FROM oracle_row
    JOIN oracle_table ON oracle_table.id = oracle_row.table_id
    WHERE source_id IS NULL ORDER BY oracle_table.position, oracle_row.position`,
}

/**
 * Those of them in whose text words begin with all these, each once with the first such text: of a day that
 * comes again and again the next.
 */
export function unindexedWith(
  read: Read,
  types: readonly SearchType[],
  words: readonly string[],
): (Omit<Entry, 'id'> & { text: string })[] {
  return unindexedTypes.flatMap((type) => {
    if (!types.includes(type)) return []
    const rows = read
      .all<{ id: string; name: string; text: string }>(unindexed[type])
      .map(({ id, name, text }) => ({ type, entity_id: id, name, text: withoutLinks(text) }))
      .filter(({ text }) => {
        const begun = wordsIn(text).map(folded)
        return words.every((word) => begun.some((each) => each.startsWith(folded(word))))
      })
    return rows.filter(
      (row, at) => rows.findIndex((each) => each.entity_id === row.entity_id) === at,
    )
  })
}

/**
 * Those of a noun's table whose name, or an NPC's alias or former name, holds all words typed, or whose name and texts hold words that
 * begin so, to be read under `WHERE`; all of them where nothing is typed.
 */
export function holdingWords(read: Read, type: SearchType, text: string) {
  if (text.trim() === '') return { where: 'TRUE', bindings: {} }
  const words = wordsAsked(text)
  if (words.length === 0) return { where: 'FALSE', bindings: {} }
  const aliased = type === 'npc' ? aliasedWith(read, words) : []
  const former = type === 'npc' ? formerlyNamedWith(read, words) : []
  const named = [...namedWith(read, [type], words), ...aliased, ...former]
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
