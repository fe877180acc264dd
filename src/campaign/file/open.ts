import { closeSync, existsSync, lstatSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'better-sqlite3'
import { phrase, type Phrase } from '../../shared/phrase'
import { Refusal } from '../../shared/reply'
import { dropBackup, makeBackup } from './backup/backup'
import { hasOwnRow } from './backup/check'
import { boundsBroken, fileChecks, verdictOn, type FileChecks } from './integrity/check'
import { copyInto, foldedCopy, hasLog, isInLog, withLogs } from './copy'
import { refuseBesideCampaign } from './disk/protect'
import { inPassing } from './disk/temporary'
import { makeFolder, makeWhole } from './disk/whole-file'
import { isCampaign, readHeader } from './header'
import { leaveNote, readNote } from './lock'
import { makeNewest, migrate, migrations, type Migration } from './migrate'
import { offerBackup } from './backup/offer'
import { refuseStrangeSchema } from './integrity/schema'
import { isSchemaTooLong, mostEntries } from './integrity/schema-size'
import { mendSearch } from './integrity/search-index'
import { codeOf, fail, wordsFor } from './trouble'

function refuseStranger(path: string, bytes: string, newest: number): void {
  const header = readHeader(bytes)
  if (header.kind !== 'campaign') fail('trouble.notACampaign', { path })
  if (header.version < 1) fail('trouble.damaged', { path, detail: '' })
  if (header.version > newest) {
    fail('trouble.newer', { path, version: header.version, known: newest })
  }
  if (isSchemaTooLong(bytes)) fail('trouble.strange', { path, what: `> ${mostEntries}` })
}

/**
 * Refuses what is not a campaign of this version or an earlier one, by its bytes. Where the power failed
 * while a log was folded in, the first of them may be noise: then the log says what the file is.
 */
function refuseForeign(path: string, newest: number): void {
  if (!existsSync(path)) fail('trouble.missing', { path })
  if (!isCampaign(path) && isInLog(path)) {
    inPassing((folder) => refuseStranger(path, foldedCopy(path, folder), newest))
  } else refuseStranger(path, path, newest)
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
  steps: readonly Migration[] = migrations,
  tell: (words: Phrase) => void = () => undefined,
): void {
  const isWhole = refuseStrangeSchema(db, path, steps)
  const detail = firstFault(db)
  if (detail !== undefined || !isWhole) {
    if (!mendSearch(db, steps)) fail('trouble.damaged', { path, detail: detail ?? '' })
    tell(phrase('trouble.searchMended'))
  }
  if (!hasOwnRow(db)) fail('trouble.damaged', { path, detail: '' })
  const beyond = boundsBroken(db)
  if (beyond !== undefined) fail('trouble.strange', { path, what: beyond })
}

/**
 * Whether a file that is as it was closed here can be used before it is checked as a whole: what it is
 * made of must be ours and of today, for nothing is migrated unchecked.
 */
function canBeUsedAtOnce(
  db: Database.Database,
  path: string,
  steps: readonly Migration[],
): boolean {
  const version = Number(db.pragma('user_version', { simple: true }))
  if (version !== steps.at(-1)?.version) return false
  return refuseStrangeSchema(db, path, steps) && hasOwnRow(db)
}

/** The file may come from anybody: what lies in it gets at nothing beside it. */
function distrust(db: Database.Database): void {
  db.pragma('trusted_schema = OFF')
  db.pragma('cell_size_check = ON')
}

/** Opens a connection and takes the lock; changes nothing. */
function connect(path: string, mustExist: boolean): Database.Database {
  const db = new Database(path, { fileMustExist: mustExist, timeout: 250 })
  try {
    distrust(db)
    db.pragma('locking_mode = EXCLUSIVE')
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

/** A copy to look at, with its log; none where there is no room for one or somebody else is writing. */
function copyToCheck(path: string, folder: string): string | undefined {
  try {
    return copyInto(path, folder)
  } catch {
    return undefined
  }
}

/**
 * Checks a campaign whose last writer was killed on a copy first: closing the file itself would fold
 * its log into it, and a file that is refused stays as it is.
 */
function rehearse(path: string, steps: readonly Migration[]): void {
  if (!hasLog(path) || readNote(path)) return
  inPassing((folder) => {
    const copy = copyToCheck(path, folder)
    if (copy === undefined) return
    const db = new Database(copy)
    try {
      distrust(db)
      checkAll(db, path, steps)
    } finally {
      db.close()
    }
  })
}

function inWords(error: unknown, path: string): Refusal {
  if (error instanceof Refusal) return error
  // A question or a step of migration that meets what it does not expect: the file is not what it says.
  const isOther = codeOf(error) === 'SQLITE_ERROR'
  const words = isOther ? phrase('trouble.damaged', { path, detail: '' }) : wordsFor(error, path)
  const note = words.key === 'trouble.locked' ? readNote(path) : undefined
  if (!note) return new Refusal(words, 'failed')
  return new Refusal(phrase('trouble.lockedBy', { path, ...note }), 'failed')
}

/** Brings a file up to date after a copy was set aside; a copy for nothing is taken back. */
async function bringUpToDate(
  db: Database.Database,
  path: string,
  at: string,
  steps: readonly Migration[],
): Promise<void> {
  const copy = await makeBackup(db, path, at, 'before-migration')
  try {
    migrate(db, steps)
  } catch (error) {
    dropBackup(copy)
    throw error
  }
}

/** Bytes of a campaign that is checked sooner than anybody beside the program could begin to. */
const mostAtOnce = 4_000_000

/** The same as `checkAll`, where nearly every file passes while others have their turn. */
async function checkWhole(
  db: Database.Database,
  path: string,
  { steps, checks, tell }: Required<Pick<Opening, 'steps' | 'checks'>> & Pick<Opening, 'tell'>,
): Promise<void> {
  const isAll = refuseStrangeSchema(db, path, steps)
  const { passesOpeningCheck } = statSync(path).size > mostAtOnce ? checks : fileChecks
  if (isAll && hasOwnRow(db) && (await passesOpeningCheck(path))) return
  checkAll(db, path, steps, tell)
}

/** How a database is opened. */
export interface Opening {
  steps?: readonly Migration[]
  /** Whether it is as it was closed here: then whoever opens it checks it as a whole afterwards. */
  isAsClosed?: boolean
  /** Carries out what takes as long as the file is large. */
  checks?: FileChecks
  /** Hears what was mended on the way. */
  tell?: ((words: Phrase) => void) | undefined
}

/** A database that is open, and whether it was checked as a whole. */
export interface Opened {
  db: Database.Database
  isChecked: boolean
}

/**
 * Opens a campaign's database: header, lock, integrity, a copy set aside before a migration.
 * Never changes a file it refuses. Throws a `Refusal` with code `failed`, in words.
 */
export async function openDatabase(
  path: string,
  at: string,
  { steps = migrations, isAsClosed = false, checks = fileChecks, tell }: Opening = {},
): Promise<Opened> {
  const newest = steps.at(-1)?.version ?? 0
  let db: Database.Database | undefined
  try {
    refuseForeign(path, newest)
    rehearse(path, steps)
    db = connect(path, true)
    const isChecked = !(isAsClosed && canBeUsedAtOnce(db, path, steps))
    if (isChecked) await checkWhole(db, path, { steps, checks, tell })
    db.pragma('journal_mode = WAL')
    const version = Number(db.pragma('user_version', { simple: true }))
    if (version < newest) await bringUpToDate(db, path, at, steps)
    leaveNote(path, at)
    return { db, isChecked }
  } catch (error) {
    db?.close()
    throw offerBackup(inWords(error, path), path)
  }
}

/**
 * Checks a campaign that is open already as an opening would have: what search keeps is made anew, and
 * `tell` hears of it. Answers in words why it must not be written any more, where it would have been refused.
 */
export function checkOpened(
  db: Database.Database,
  path: string,
  tell: (words: Phrase) => void,
): Phrase | undefined {
  try {
    checkAll(db, path, migrations, tell)
    return undefined
  } catch (error) {
    const { backup } = offerBackup(inWords(error, path), path).words.with ?? {}
    if (backup === undefined) return phrase('trouble.stopped', { path })
    return phrase('trouble.stoppedWithBackup', { path, backup })
  }
}

/** Whether anything is called so, a link that leads nowhere too. */
function isTaken(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined
}

/**
 * Makes a new campaign database, filled by `fill`, and opens it. It gets its name only when it is
 * whole. Refuses to replace a file that is there. Throws a `Refusal` in words.
 */
export function createDatabase(
  path: string,
  at: string,
  fill: (db: Database.Database) => void,
): Database.Database {
  // Beside the log of another one a new campaign would take it for its own.
  for (const side of withLogs) {
    if (isTaken(`${path}${side}`)) fail('trouble.exists', { path: `${path}${side}` })
  }
  refuseBesideCampaign(path)
  let db: Database.Database | undefined
  try {
    makeFolder(dirname(path))
    makeWhole(path, (part) => {
      const made = connect(part, false)
      try {
        makeNewest(made)
        fill(made)
        checkAll(made, path)
      } finally {
        made.close()
      }
    })
    db = connect(path, true)
    db.pragma('journal_mode = WAL')
    leaveNote(path, at)
    return db
  } catch (error) {
    db?.close()
    throw inWords(error, path)
  }
}
