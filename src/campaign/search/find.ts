import type { SearchType } from '../../shared/search-types'
import type { Read } from '../file/handles'

/** A row that search keeps of something. */
export interface Entry {
  id: number
  type: SearchType
  entity_id: string
  name: string
}

/** What is looked for: in the index's language, as it was typed, and how much of which types. */
export interface Question {
  match: string
  name: string
  /** A JSON array; null for all. */
  types: string | null
  limit: number
}

/** As many of the best finds are weighed by what they are. */
const mostWeighed = 200

/**
 * What the index finds: a whole name first, then by weight. A name weighs most; what is a part of
 * something else weighs less, and a copy of somebody in a fight less than they themselves. The index
 * itself keeps the best: a word that stands everywhere is not looked up everywhere.
 */
export function find(read: Read, { match, name, types, limit }: Question): Entry[] {
  return read.all<Entry>(
    `SELECT search_entry.id, type, entity_id, search_entry.name
     FROM (
       SELECT rowid AS id, rank AS weight FROM search_index
       WHERE search_index MATCH @match AND rank MATCH 'bm25(8.0, 1.0)'
         AND (@types IS NULL OR rowid IN (
           SELECT id FROM search_entry WHERE type IN (SELECT value FROM json_each(@types))))
       ORDER BY rank LIMIT ${mostWeighed}
     ) AS best JOIN search_entry ON search_entry.id = best.id
     ORDER BY search_entry.name = @name COLLATE NOCASE DESC,
       best.weight * CASE
         WHEN type IN ('combatant', 'jot') THEN 0.4
         WHEN type IN ('danger', 'portent', 'stake', 'customMove', 'objective', 'scene', 'milestone')
           THEN 0.6
         ELSE 1 END
     LIMIT @limit`,
    { match, name, types, limit },
  )
}
