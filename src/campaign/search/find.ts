import type { SearchType } from '../../shared/search-types'
import type { Read } from '../file/handles'

/** A row that search keeps of something. */
export interface Entry {
  id: number
  type: SearchType
  entity_id: string
  name: string
  body: string
}

/** What is looked for: in the index's language, as it was typed, and how much of which types. */
export interface Question {
  match: string
  name: string
  /** A JSON array; null for all. */
  types: string | null
  limit: number
}

/**
 * What the index finds: a whole name first, then by weight. A name weighs most; what is a part of
 * something else weighs less, and a copy of somebody in a fight less than they themselves.
 */
export function find(read: Read, { match, name, types, limit }: Question): Entry[] {
  return read.all<Entry>(
    `SELECT search_entry.id, type, entity_id, search_entry.name, search_entry.body
     FROM search_index JOIN search_entry ON search_entry.id = search_index.rowid
     WHERE search_index MATCH @match
       AND (@types IS NULL OR type IN (SELECT value FROM json_each(@types)))
     ORDER BY search_entry.name = @name COLLATE NOCASE DESC,
       bm25(search_index, 8.0, 1.0) * CASE
         WHEN type IN ('combatant', 'jot') THEN 0.4
         WHEN type IN ('danger', 'portent', 'stake', 'customMove', 'objective', 'scene', 'milestone')
           THEN 0.6
         ELSE 1 END
     LIMIT @limit`,
    { match, name, types, limit },
  )
}
