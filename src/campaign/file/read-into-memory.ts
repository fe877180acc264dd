import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { copyInto, hasLog } from './copy'

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

/** A file with its log as a database in memory, so that nothing is written beside it and nobody is locked out. */
export function readIntoMemory(path: string): Database.Database {
  const bytes = bytesOf(path)
  // What lies in memory has no log: the two marks for one are taken out.
  bytes.writeUInt16BE(0x0101, 18)
  return new Database(bytes, { readonly: true })
}
