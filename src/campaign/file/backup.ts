import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Database } from 'better-sqlite3'

const extension = '.irontable'
const kept = 10

/** Why a backup is made; only those made on open rotate. */
export type BackupReason = 'open' | 'before-migration'

/** The folder beside a campaign that holds its backups. */
export function backupFolder(path: string): string {
  return join(dirname(path), `${basename(path, extension)}.backups`)
}

/** Backups of a campaign, newest first; an unreadable or missing folder counts as none. */
export function listBackups(path: string): string[] {
  const folder = backupFolder(path)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith(extension))
    .sort()
    .reverse()
    .map((name) => join(folder, name))
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
  mkdirSync(backupFolder(path), { recursive: true })
  const target = join(backupFolder(path), `${at.replaceAll(':', '-')}-${reason}${extension}`)
  await db.backup(`${target}.part`)
  renameSync(`${target}.part`, target)
  const rotating = listBackups(path).filter((name) => name.endsWith(`-open${extension}`))
  for (const old of rotating.slice(kept)) rmSync(old)
  return target
}

/** Copies a backup to a new campaign file beside the damaged one, which stays as it is. Returns its path. */
export function restoreCopy(backup: string, path: string, at: string): string {
  const stamp = at.slice(0, 19).replaceAll(':', '-')
  const target = join(dirname(path), `${basename(path, extension)} (restored ${stamp})${extension}`)
  copyFileSync(backup, target)
  return target
}
