import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Database } from 'better-sqlite3'
import { fileChecks, type FileChecks } from '../integrity/check'
import {
  fingerprint,
  fingerprintOf,
  isUntouched,
  readIndex,
  writeIndex,
  type BackupIndex,
} from './index-of-made'
import { makeFolder, makeWhole, makeWholeLater } from '../disk/whole-file'

const extension = '.irontable'
const kept = 10

const rotating = ['open', 'session', 'close', 'asked'] as const
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
function writeDown(target: string, made: BackupIndex['made'][string]): string {
  const folder = dirname(target)
  const index = readIndex(folder)
  index.made[basename(target)] = made
  writeIndex(folder, { ...index, last: readName(target).number })
  return target
}

/** What is remembered of those backups that nobody has taken away. */
function stillThere(folder: string, { made }: BackupIndex): BackupIndex['made'] {
  const names = namesIn(folder)
  return Object.fromEntries(Object.entries(made).filter(([name]) => names.includes(name)))
}

/** Whether any of these is whole; others have their turn while it is looked for. */
async function hasWhole(backups: readonly string[], checks: FileChecks): Promise<boolean> {
  for (const backup of backups) if (await checks.passesFullCheck(backup)) return true
  return false
}

/**
 * Lets the oldest backups of each kind go. Only those that were made here and that nobody has changed
 * since count and are taken away, and only if a whole one is left.
 */
async function rotate(path: string, checks: FileChecks): Promise<void> {
  const folder = backupFolder(path)
  const index = readIndex(folder)
  const all = listBackups(path)
  const own = all.filter((backup) => index.made[basename(backup)])
  const beyond = rotating.flatMap((reason) =>
    own.filter((each) => readName(each).reason === reason).slice(kept),
  )
  const spare: string[] = []
  for (const backup of beyond) {
    if (await isUntouched(folder, basename(backup), index)) spare.push(backup)
  }
  const left = all.filter((each) => !spare.includes(each))
  if (spare.length === 0 || !(await hasWhole(left, checks))) return
  for (const backup of spare) rmSync(backup, { force: true })
  // Another may have been made meanwhile.
  const now = readIndex(folder)
  writeIndex(folder, { ...now, made: stillThere(folder, now) })
}

/** Pages that are copied at once, and after how many of them the copy is written through to the disk. */
const pagesAtOnce = 100
const pagesWrittenThrough = 500

/**
 * Copies an open database page by page. At its end the driver writes through what is not on the disk by
 * then, and keeps everybody waiting: so it is brought there bit by bit, while others have their turn.
 */
async function copyOnline(db: Database, part: string): Promise<void> {
  let [written, isWriting] = [0, false]
  let last = Promise.resolve()
  await db.backup(part, {
    progress: ({ totalPages, remainingPages }) => {
      const copied = totalPages - remainingPages
      if (!isWriting && copied - written >= pagesWrittenThrough) {
        ;[written, isWriting] = [copied, true]
        last = writeThrough(part).finally(() => (isWriting = false))
      }
      return isWriting ? 0 : pagesAtOnce
    },
  })
  await last
}

/** What cannot be written through now is at the end of the copy, or the copy fails there. */
async function writeThrough(part: string): Promise<void> {
  try {
    const handle = await open(part, 'r+')
    await handle.datasync().finally(() => handle.close())
  } catch {
    // It is tried again.
  }
}

/**
 * Copies an open campaign with the driver's own online backup. The copy gets its name only when it is
 * whole and on the disk. `at` is an ISO time. Of the copies of each kind the newest ten stay. Others have their turn meanwhile.
 */
export async function makeBackup(
  db: Database,
  path: string,
  at: string,
  reason: BackupReason,
  checks: FileChecks = fileChecks,
): Promise<string> {
  const target = targetFor(path, at, reason)
  await makeWholeLater(target, (part) => copyOnline(db, part))
  writeDown(target, await fingerprint(target))
  await rotate(path, checks)
  return target
}

/**
 * Copies a campaign that is about to close, all at once: nobody waits on the way out. The next opening
 * lets the oldest go.
 */
export function copyAtOnce(db: Database, path: string, at: string): string {
  const target = targetFor(path, at, 'close')
  const bytes = db.serialize()
  makeWhole(target, (part) => writeFileSync(part, bytes, { flag: 'wx' }))
  return writeDown(target, fingerprintOf(bytes))
}

/** Takes back a copy that turned out not to be needed. */
export function dropBackup(backup: string): void {
  const folder = dirname(backup)
  const index = readIndex(folder)
  rmSync(backup, { force: true })
  writeIndex(folder, { ...index, made: stillThere(folder, index) })
}
