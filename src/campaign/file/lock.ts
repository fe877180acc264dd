import { readFileSync, rmSync, statSync } from 'node:fs'
import { hostname, userInfo } from 'node:os'
import { z } from 'zod'
import { isRunning, writeWhole } from './disk/whole-file'
import { whole } from '../../shared/bounded'

/**
 * The lock itself is SQLite's exclusive mode, which the system releases when a process dies.
 * The note beside the file only names the holder, so that a refusal can say who it is.
 */
const noteSchema = z.object({
  process: whole(1),
  computer: z.string(),
  user: z.string(),
  since: z.string(),
})
export type LockNote = z.infer<typeof noteSchema>

const notePath = (path: string) => `${path}.lock`

/**
 * Leaves a note that names this process as the holder of `path`. `since` is an ISO time. Where none
 * can be left the lock holds all the same.
 */
export function leaveNote(path: string, since: string): void {
  try {
    const user = userInfo().username
    const note: LockNote = { process: process.pid, computer: hostname(), user, since }
    writeWhole(notePath(path), JSON.stringify(note))
  } catch {
    // Whoever is refused is told without a name.
  }
}

/** Takes the note away on a clean close. */
export function takeNote(path: string): void {
  try {
    rmSync(notePath(path), { force: true })
  } catch {
    // It names a process that will be gone, and is not believed then.
  }
}

/** Who holds `path`, as far as its note can be read; a process of this computer that is gone holds nothing. */
export function readNote(path: string): LockNote | undefined {
  try {
    if (!statSync(notePath(path)).isFile()) return undefined
    const note = noteSchema.parse(JSON.parse(readFileSync(notePath(path), 'utf8')))
    return note.computer === hostname() && !isRunning(note.process) ? undefined : note
  } catch {
    return undefined
  }
}
