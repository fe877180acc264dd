import { readFileSync } from 'node:fs'
import Database from 'better-sqlite3'
import { foldedCopy, isInLog } from '../copy'
import { inPassing } from '../disk/temporary'
import { readHeader } from '../header'
import { newestVersion } from '../migrate'
import { refuseStrangeSchema } from '../integrity/schema'
import { isSchemaTooLong } from '../integrity/schema-size'

/** The bytes of a file together with what lies in its log. The file itself is only read. */
function bytesOf(path: string): Buffer {
  if (!isInLog(path)) return readFileSync(path)
  return inPassing((folder) => readFileSync(foldedCopy(path, folder)))
}

/**
 * Opens what a file holds at this moment, in memory and for reading only: the file is not locked for
 * it, and nothing is written beside it.
 */
export function openInMemory(path: string): Database.Database {
  const bytes = bytesOf(path)
  // What lies in memory has no log: the two marks for one are taken out.
  if (bytes.length >= 20) bytes.writeUInt16BE(0x0101, 18)
  return new Database(bytes, { readonly: true })
}

/** Whether a campaign holds the one row that says which it is. Its schema must be known to be ours. */
export function hasOwnRow(db: Database.Database): boolean {
  return db.prepare('SELECT count(*) FROM campaign').pluck().get() === 1
}

/** Whether a file is a campaign that this version can open, with its own row and our schema, and answers `ask` well. */
function answersWell(backup: string, ask: (db: Database.Database) => boolean): boolean {
  let db: Database.Database | undefined
  try {
    const header = readHeader(backup)
    if (header.kind !== 'campaign') return false
    if (header.version < 1 || header.version > newestVersion) return false
    if (isSchemaTooLong(backup)) return false
    db = openInMemory(backup)
    db.pragma('trusted_schema = OFF')
    refuseStrangeSchema(db, backup)
    return hasOwnRow(db) && ask(db)
  } catch {
    return false
  } finally {
    db?.close()
  }
}

/** Whether a file is a campaign that this version can open, as far as is seen without reading it whole. */
export function isOurs(backup: string): boolean {
  return answersWell(backup, () => true)
}

/**
 * Whether a file is such a campaign and passes the full check: only such a one counts as a backup.
 * Never changes it, nor leaves anything beside it.
 */
export function isWhole(backup: string): boolean {
  return answersWell(backup, (db) => db.pragma('integrity_check(1)', { simple: true }) === 'ok')
}
