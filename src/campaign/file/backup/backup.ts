import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Database } from 'better-sqlite3'
import { passesFullCheck } from '../integrity/check'
import { fingerprint, isUntouched, readIndex, writeIndex, type BackupIndex } from './index-of-made'
import { makeFolder, makeWhole, makeWholeLater } from '../disk/whole-file'

const extension = '.irontable'
const kept = 10

const rotating = ['open', 'session', 'close'] as const
const reasons = [...rotating, 'before-migration', 'before-pruning'] as const
/**
 * Why a backup is made; all rotate, each kind among themselves, but those that hold what the file
 * itself no longer does.
 */
export type BackupReason = (typeof reasons)[number]

/** The folder beside a campaign that holds its backups. */
export function backupFolder(path: string): string {
  return join(dirname(path), `${basename(path, extension)}.backups`)
}

const namePattern =
  /^(?:(\d{6,})-)?(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)(?:\.\d+)?Z-([a-z-]+)\.irontable$/

/** What the name of a backup says. One that was named by somebody else says nothing. */
export interface BackupName {
  /** Which backup of the campaign it is: backups are ordered by this, for clocks are set back. 0 for those without. */
  number: number
  /** When it was made, ISO 8601, by the clock of that day. */
  at: string | undefined
  reason: BackupReason | undefined
}

/** Reads the name of a backup. */
export function readName(backup: string): BackupName {
  const [, number, day, hour, minute, second, reason] = namePattern.exec(basename(backup)) ?? []
  return {
    number: Number(number ?? 0),
    at: day && `${day}T${hour}:${minute}:${second}Z`,
    reason: reasons.find((each) => each === reason),
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith(extension))
  } catch {
    return []
  }
}

/** Backups of a campaign, newest first; an unreadable or missing folder counts as none. */
export function listBackups(path: string): string[] {
  const folder = backupFolder(path)
  return namesIn(folder)
    .map((name) => ({ name, number: readName(name).number }))
    .sort((one, other) => other.number - one.number || (one.name < other.name ? 1 : -1))
    .map(({ name }) => join(folder, name))
}

/** The number of the next backup: none is given twice. */
function nextNumber(path: string): number {
  const { last } = readIndex(backupFolder(path))
  const [newest] = listBackups(path)
  return Math.max(last, newest === undefined ? 0 : readName(newest).number) + 1
}

function targetFor(path: string, at: string, reason: BackupReason): string {
  const folder = backupFolder(path)
  makeFolder(folder)
  const number = String(nextNumber(path)).padStart(6, '0')
  return join(folder, `${number}-${at.slice(0, 19).replaceAll(':', '-')}Z-${reason}${extension}`)
}

/** Writes down what was made, so that it can be told from what others put into the folder. */
function writeDown(target: string): string {
  const folder = dirname(target)
  const index = readIndex(folder)
  index.made[basename(target)] = fingerprint(target)
  writeIndex(folder, { ...index, last: readName(target).number })
  return target
}

/** What is remembered of those backups that nobody has taken away. */
function stillThere(folder: string, { made }: BackupIndex): BackupIndex['made'] {
  const names = namesIn(folder)
  return Object.fromEntries(Object.entries(made).filter(([name]) => names.includes(name)))
}

/** Whether any of these is whole; others have their turn while it is looked for. */
async function hasWhole(backups: readonly string[]): Promise<boolean> {
  for (const backup of backups) if (await passesFullCheck(backup)) return true
  return false
}

/**
 * Lets the oldest backups of each kind go. Only those that were made here and that nobody has changed
 * since count and are taken away, and only if a whole one is left.
 */
async function rotate(path: string): Promise<void> {
  const folder = backupFolder(path)
  const index = readIndex(folder)
  const all = listBackups(path)
  const own = all.filter((backup) => index.made[basename(backup)])
  const spare = rotating
    .flatMap((reason) => own.filter((each) => readName(each).reason === reason).slice(kept))
    .filter((backup) => isUntouched(folder, basename(backup), index))
  if (spare.length === 0 || !(await hasWhole(all.filter((each) => !spare.includes(each))))) return
  for (const backup of spare) rmSync(backup, { force: true })
  // Another may have been made meanwhile.
  const now = readIndex(folder)
  writeIndex(folder, { ...now, made: stillThere(folder, now) })
}

/**
 * Copies an open campaign with the driver's own online backup. The copy gets its name only when it is
 * whole and on the disk. `at` is an ISO time. Of the copies of each kind the newest ten stay.
 */
export async function makeBackup(
  db: Database,
  path: string,
  at: string,
  reason: BackupReason,
): Promise<string> {
  const target = targetFor(path, at, reason)
  await makeWholeLater(target, async (part) => void (await db.backup(part)))
  writeDown(target)
  await rotate(path)
  return target
}

/**
 * Copies a campaign that is about to close, or whose session has ended, all at once: nobody waits
 * on the way out, and no command comes between. The next opening lets the oldest go.
 */
export function copyAtOnce(
  db: Database,
  path: string,
  at: string,
  reason: 'session' | 'close',
): string {
  const target = targetFor(path, at, reason)
  makeWhole(target, (part) => writeFileSync(part, db.serialize(), { flag: 'wx' }))
  return writeDown(target)
}

/** Takes back a copy that turned out not to be needed. */
export function dropBackup(backup: string): void {
  const folder = dirname(backup)
  const index = readIndex(folder)
  rmSync(backup, { force: true })
  writeIndex(folder, { ...index, made: stillThere(folder, index) })
}
