import {
  constants,
  copyFileSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Database } from 'better-sqlite3'

const extension = '.irontable'
const kept = 10

/** Why a backup is made; all but those before a migration rotate, each kind among themselves. */
export type BackupReason = 'open' | 'session' | 'close' | 'before-migration'

/** The folder beside a campaign that holds its backups. */
export function backupFolder(path: string): string {
  return join(dirname(path), `${basename(path, extension)}.backups`)
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** Backups of a campaign, newest first; an unreadable or missing folder counts as none. */
export function listBackups(path: string): string[] {
  const folder = backupFolder(path)
  return namesIn(folder)
    .filter((name) => name.endsWith(extension))
    .sort()
    .reverse()
    .map((name) => join(folder, name))
}

function targetFor(path: string, at: string, reason: BackupReason): string {
  mkdirSync(backupFolder(path), { recursive: true })
  return join(backupFolder(path), `${at.replaceAll(':', '-')}-${reason}${extension}`)
}

/** Half a copy is not left behind. */
function giveUp(target: string, error: unknown): never {
  rmSync(`${target}.part`, { force: true })
  throw error
}

/** Gives a whole copy its name, and lets the oldest of its kind go. */
function keep(target: string, path: string, reason: BackupReason): string {
  renameSync(`${target}.part`, target)
  if (reason === 'before-migration') return target
  const rotating = listBackups(path).filter((name) => name.endsWith(`-${reason}${extension}`))
  for (const old of rotating.slice(kept)) rmSync(old)
  return target
}

/**
 * Copies an open campaign with the driver's own online backup. The copy gets its name only
 * when it is whole. `at` is an ISO time. Of the copies made on open the newest ten stay.
 */
export async function makeBackup(
  db: Database,
  path: string,
  at: string,
  reason: BackupReason,
): Promise<string> {
  const target = targetFor(path, at, reason)
  try {
    await db.backup(`${target}.part`)
    return keep(target, path, reason)
  } catch (error) {
    return giveUp(target, error)
  }
}

/**
 * Copies a campaign that is about to close, or whose session has ended, all at once: nobody waits
 * on the way out, and no command comes between. Of these copies, too, the newest ten stay.
 */
export function copyAtOnce(
  db: Database,
  path: string,
  at: string,
  reason: 'session' | 'close',
): string {
  const target = targetFor(path, at, reason)
  try {
    writeFileSync(`${target}.part`, db.serialize())
    return keep(target, path, reason)
  } catch (error) {
    return giveUp(target, error)
  }
}

/** Copies a backup to a new campaign file beside the damaged one, which stays as it is. Returns its path. */
export function restoreCopy(backup: string, path: string, at: string): string {
  const stamp = at.slice(0, 19).replaceAll(':', '-')
  const target = join(dirname(path), `${basename(path, extension)} (restored ${stamp})${extension}`)
  copyFileSync(backup, target, constants.COPYFILE_EXCL)
  return target
}
