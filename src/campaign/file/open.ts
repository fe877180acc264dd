import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'better-sqlite3'
import { phrase } from '../../shared/phrase'
import { Refusal } from '../../shared/reply'
import { listBackups, makeBackup } from './backup'
import { readHeader } from './header'
import { leaveNote, readNote } from './lock'
import { migrate, migrations, type Migration } from './migrate'
import { fail, wordsFor } from './trouble'

function refuseForeign(path: string, newest: number): void {
  if (!existsSync(path)) fail('trouble.missing', { path })
  const header = readHeader(path)
  if (header.kind !== 'campaign') fail('trouble.notACampaign', { path })
  if (header.version > newest) {
    fail('trouble.newer', { path, version: header.version, known: newest })
  }
  closeSync(openSync(path, 'r+'))
}

/** What the check of a file says of it: `ok`, or the first thing that is wrong. */
function verdictOn(db: Database.Database): string {
  return String(db.pragma('quick_check(1)', { simple: true }))
}

function checkIntegrity(db: Database.Database, path: string): void {
  const verdict = verdictOn(db)
  if (verdict !== 'ok') fail('trouble.damaged', { path, detail: verdict })
}

function connect(path: string, mustExist: boolean): Database.Database {
  const db = new Database(path, { fileMustExist: mustExist, timeout: 250 })
  try {
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

/** Whether a backup can be read to its end. */
function isWhole(backup: string): boolean {
  let db: Database.Database | undefined
  try {
    db = new Database(backup, { fileMustExist: true })
    return verdictOn(db) === 'ok'
  } catch {
    return false
  } finally {
    db?.close()
  }
}

/** Names the newest backup that is whole in the words about a damaged file. */
function offerBackup(refusal: Refusal, path: string): Refusal {
  if (refusal.words.key !== 'trouble.damaged') return refusal
  const backup = listBackups(path).find(isWhole)
  if (!backup) return refusal
  return new Refusal(phrase('trouble.damagedWithBackup', { path, backup }), 'failed')
}

/**
 * Opens a campaign's database: header, lock, integrity, a copy set aside before a migration.
 * Never changes a file it refuses. Throws a `Refusal` with code `failed`, in words.
 */
export async function openDatabase(
  path: string,
  at: string,
  steps: readonly Migration[] = migrations,
): Promise<Database.Database> {
  const newest = steps.at(-1)?.version ?? 0
  let db: Database.Database | undefined
  try {
    refuseForeign(path, newest)
    db = connect(path, true)
    checkIntegrity(db, path)
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
