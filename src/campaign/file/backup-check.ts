import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { copyInto, hasLog } from './copy'
import { readHeader } from './header'
import { newestVersion } from './migrate'

/** Runs `work` on a folder that is gone afterwards. */
export function inPassing<Value>(work: (folder: string) => Value): Value {
  const folder = mkdtempSync(join(tmpdir(), 'iron-table-'))
  try {
    return work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The bytes of a file together with its log, if one lies beside it. The file itself is only read. */
function bytesOf(path: string): Buffer {
  if (!hasLog(path)) return readFileSync(path)
  return inPassing((folder) => {
    const copy = copyInto(path, folder)
    // Closing it folds the log into the file.
    const db = new Database(copy)
    db.prepare('SELECT count(*) FROM sqlite_schema').get()
    db.close()
    return readFileSync(copy)
  })
}

/** A database in memory, so that nothing is written beside the file that is looked at. */
function inMemory(bytes: Buffer): Database.Database {
  // What lies in memory has no log: the two marks for one are taken out.
  bytes.writeUInt16BE(0x0101, 18)
  return new Database(bytes, { readonly: true })
}

/** Whether a campaign holds the one row that says which it is, in a table and nowhere else. */
export function hasOwnRow(db: Database.Database): boolean {
  const type = db.prepare(`SELECT type FROM sqlite_schema WHERE name = 'campaign'`).pluck().get()
  return type === 'table' && db.prepare('SELECT count(*) FROM campaign').pluck().get() === 1
}

/**
 * Whether a file is a campaign that this version can open, with its own row, and passes the full check:
 * only such a one counts as a backup. Never changes it, nor leaves anything beside it.
 */
export function isWhole(backup: string): boolean {
  let db: Database.Database | undefined
  try {
    const header = readHeader(backup)
    if (header.kind !== 'campaign') return false
    if (header.version < 1 || header.version > newestVersion) return false
    db = inMemory(bytesOf(backup))
    db.pragma('trusted_schema = OFF')
    return hasOwnRow(db) && db.pragma('integrity_check(1)', { simple: true }) === 'ok'
  } catch {
    return false
  } finally {
    db?.close()
  }
}
