import { renameSync } from 'node:fs'
import { phrase, type Phrase } from '../../../shared/phrase'
import { listBackups } from './backup'
import type { FileChecks } from '../integrity/check'

/** Takes a copy out of the backups that are offered and rotated; what can be read of it stays. */
function distrust(copy: string): void {
  try {
    renameSync(copy, `${copy}.damaged`)
  } catch {
    // It is gone already, or cannot be renamed: every backup is checked again before it is offered.
  }
}

async function newestWhole(path: string, checks: FileChecks): Promise<string | undefined> {
  for (const backup of listBackups(path)) if (await checks.passesFullCheck(backup)) return backup
  return undefined
}

/**
 * Checks in full the copy that was made of the campaign at `path` on opening, which tells of the
 * campaign as well; others have their turn meanwhile. Answers what to say where something is wrong:
 * the copy is none of the backups then, and the newest that is whole is named. `wasChecked` says whether
 * the campaign was checked as a whole before it was opened; `checks` carries it out.
 */
export async function checkBehind(
  path: string,
  copy: string,
  wasChecked: boolean,
  checks: FileChecks,
): Promise<Phrase | undefined> {
  const what = (await checks.faultIn(copy, wasChecked))?.slice(0, 200)
  if (what === undefined) return undefined
  distrust(copy)
  const backup = await newestWhole(path, checks)
  if (backup === undefined) return phrase('trouble.found', { what })
  return phrase('trouble.foundWithBackup', { what, path, backup })
}
