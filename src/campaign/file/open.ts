import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'better-sqlite3'
import { phrase, type Phrase } from '../../shared/phrase'
import { Refusal } from '../../shared/reply'
import { listBackups, makeBackup } from './backup'
import { boundsBroken, verdictOn } from './check'
import { readHeader } from './header'
import { leaveNote, readNote } from './lock'
import { migrate, migrations, type Migration } from './migrate'
import { refuseStrangeSchema } from './schema'
import { isSchemaTooLong, mostEntries } from './schema-size'
import { lacksSearch, mendSearch } from './search-index'
import { fail, wordsFor } from './trouble'

function refuseForeign(path: string, newest: number): void {
  if (!existsSync(path)) fail('trouble.missing', { path })
  const header = readHeader(path)
  if (header.kind !== 'campaign') fail('trouble.notACampaign', { path })
  if (header.version > newest) {
    fail('trouble.newer', { path, version: header.version, known: newest })
  }
  if (isSchemaTooLong(path)) fail('trouble.strange', { path, what: `> ${mostEntries}` })
  closeSync(openSync(path, 'r+'))
}

/** What the quick check says of a file that may be too damaged to be checked at all. */
function firstFault(db: Database.Database): string | undefined {
  try {
    return verdictOn(db)[0]
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Refuses what is not ours or not whole; what search keeps is made anew, and told where it was damaged. */
function checkAll(
  db: Database.Database,
  path: string,
  steps: readonly Migration[],
  tell: (words: Phrase) => void,
): void {
  refuseStrangeSchema(db, path, steps)
  const detail = firstFault(db)
  if (detail !== undefined || lacksSearch(db, steps)) {
    if (!mendSearch(db, steps)) fail('trouble.damaged', { path, detail: detail ?? '' })
    tell(phrase('trouble.searchMended'))
  }
  const beyond = boundsBroken(db)
  if (beyond !== undefined) fail('trouble.strange', { path, what: beyond })
}

function connect(path: string, mustExist: boolean): Database.Database {
  const db = new Database(path, { fileMustExist: mustExist, timeout: 250 })
  try {
    // The file may come from anybody: what lies in it gets at nothing beside it.
    db.pragma('trusted_schema = OFF')
    db.pragma('cell_size_check = ON')
    db.pragma('locking_mode = EXCLUSIVE')
    db.pragma('journal_mode = WAL')
    db.pragma('synchronous = FULL')
    db.pragma('foreign_keys = ON')
    // Takes the lock, and finds out now rather than mid-fight whether the file can be written.
    db.exec('BEGIN IMMEDIATE; COMMIT')
    return db
  } catch (error) {
    db.close()
    throw error
  }
}

function inWords(error: unknown, path: string): Refusal {
  if (error instanceof Refusal) return error
  const words = wordsFor(error, path)
  const note = words.key === 'trouble.locked' ? readNote(path) : undefined
  if (!note) return new Refusal(words, 'failed')
  return new Refusal(phrase('trouble.lockedBy', { path, ...note }), 'failed')
}

/** Whether a backup is one of ours, and can be read to its end. */
function isWhole(backup: string): boolean {
  let db: Database.Database | undefined
  try {
    if (isSchemaTooLong(backup)) return false
    db = new Database(backup, { fileMustExist: true })
    db.pragma('trusted_schema = OFF')
    refuseStrangeSchema(db, backup)
    return firstFault(db) === undefined
  } catch {
    return false
  } finally {
    db?.close()
  }
}

/** What is said instead where a whole backup can be offered. */
const withBackup: Record<string, string> = {
  'trouble.damaged': 'trouble.damagedWithBackup',
  'trouble.strange': 'trouble.strangeWithBackup',
}

/** Names the newest backup that is whole in the words about a file that cannot be used. */
function offerBackup({ words, code }: Refusal, path: string): Refusal {
  const key = withBackup[words.key]
  const backup = key === undefined ? undefined : listBackups(path).find(isWhole)
  if (key === undefined || backup === undefined) return new Refusal(words, code)
  return new Refusal(phrase(key, { path, backup }), 'failed')
}

/**
 * Opens a campaign's database: header, lock, integrity, a copy set aside before a migration.
 * Never changes a file it refuses. Throws a `Refusal` with code `failed`, in words. `tell` hears what
 * was mended on the way.
 */
export async function openDatabase(
  path: string,
  at: string,
  steps: readonly Migration[] = migrations,
  tell: (words: Phrase) => void = () => undefined,
): Promise<Database.Database> {
  const newest = steps.at(-1)?.version ?? 0
  let db: Database.Database | undefined
  try {
    refuseForeign(path, newest)
    db = connect(path, true)
    checkAll(db, path, steps, tell)
    const version = Number(db.pragma('user_version', { simple: true }))
    if (version < newest) await makeBackup(db, path, at, 'before-migration')
    migrate(db, steps)
    leaveNote(path, at)
    return db
  } catch (error) {
    db?.close()
    throw offerBackup(inWords(error, path), path)
  }
}

/** Makes a new, empty campaign database. Refuses to replace a file that is there. */
export function createDatabase(path: string, at: string): Database.Database {
  if (existsSync(path)) fail('trouble.exists', { path })
  let db: Database.Database | undefined
  try {
    mkdirSync(dirname(path), { recursive: true })
    db = connect(path, false)
    migrate(db)
    leaveNote(path, at)
    return db
  } catch (error) {
    db?.close()
    throw inWords(error, path)
  }
}
