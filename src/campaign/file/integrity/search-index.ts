import type { Database } from 'better-sqlite3'
import { verdictOn } from './check'
import { searchSchema, type SchemaEntry } from './schema'
import type { Migration } from '../migrate'

const keptBySearch = String.raw`name LIKE 'search%' OR tbl_name LIKE 'search\_%' ESCAPE '\'`

/** Tables that a virtual one makes for itself, and the indices of SQLite, come by themselves. */
const comesByItself = ({ name, sql }: SchemaEntry) =>
  sql === null || name.startsWith('search_index_')

/** Pages that belong to nothing any more hold nothing that anybody misses. */
const isLeftOver = (line: string) => /^Page \d+: never used$/.test(line)

/** Takes out all that search keeps, without looking at its pages. */
function cutOut(db: Database): void {
  db.exec(`DELETE FROM sqlite_schema WHERE ${keptBySearch}`)
  db.pragma('writable_schema = RESET')
}

function makeAnew(db: Database, own: readonly SchemaEntry[]): void {
  for (const entry of own) if (!comesByItself(entry)) db.exec(entry.sql ?? '')
  db.exec(
    'INSERT INTO search_entry (type, entity_id, name, body) SELECT type, entity_id, name, body FROM searchable',
  )
}

/**
 * Makes what search keeps anew from the nouns, whatever it looks like, if nothing else is wrong with
 * the file. Answers whether it has: where more than that is damaged, nothing is changed.
 */
export function mendSearch(db: Database, steps: readonly Migration[]): boolean {
  const own = searchSchema(Number(db.pragma('user_version', { simple: true })), steps)
  if (own.length === 0) return false
  db.unsafeMode(true)
  db.pragma('writable_schema = ON')
  try {
    db.exec('BEGIN IMMEDIATE')
    cutOut(db)
    if (!verdictOn(db).every(isLeftOver)) {
      db.exec('ROLLBACK')
      return false
    }
    makeAnew(db, own)
    db.exec('COMMIT')
  } catch {
    if (db.inTransaction) db.exec('ROLLBACK')
    return false
  } finally {
    db.pragma('writable_schema = RESET')
    db.unsafeMode(false)
  }
  // The pages that were cut out belong to nobody; should this fail, the next opening does it.
  db.exec('VACUUM')
  return true
}
