import type Database from 'better-sqlite3'
import { readHeader } from './header'
import { newestVersion } from './migrate'
import { readIntoMemory } from './read-into-memory'
import { refuseStrangeSchema } from './schema'
import { isSchemaTooLong } from './schema-size'

/** Whether a campaign holds the one row that says which it is. Its schema must be known to be ours. */
export function hasOwnRow(db: Database.Database): boolean {
  return db.prepare('SELECT count(*) FROM campaign').pluck().get() === 1
}

/**
 * Whether a file is a campaign that this version can open, with its own row and our schema, and passes the full check:
 * only such a one counts as a backup. Never changes it, nor leaves anything beside it.
 */
export function isWhole(backup: string): boolean {
  let db: Database.Database | undefined
  try {
    const header = readHeader(backup)
    if (header.kind !== 'campaign' || isSchemaTooLong(backup)) return false
    if (header.version < 1 || header.version > newestVersion) return false
    db = readIntoMemory(backup)
    db.pragma('trusted_schema = OFF')
    refuseStrangeSchema(db, backup)
    return hasOwnRow(db) && db.pragma('integrity_check(1)', { simple: true }) === 'ok'
  } catch {
    return false
  } finally {
    db?.close()
  }
}
