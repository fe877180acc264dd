import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, userInfo } from 'node:os'
import { z } from 'zod'

/**
 * The lock itself is SQLite's exclusive mode, which the system releases when a process dies.
 * The note beside the file only names the holder, so that a refusal can say who it is.
 */
const noteSchema = z.object({
  process: z.number().int(),
  computer: z.string(),
  user: z.string(),
  since: z.string(),
})
export type LockNote = z.infer<typeof noteSchema>

const notePath = (path: string) => `${path}.lock`

/** Leaves a note that names this process as the holder of `path`. `since` is an ISO time. */
export function leaveNote(path: string, since: string): void {
  const note: LockNote = {
    process: process.pid,
    computer: hostname(),
    user: userInfo().username,
    since,
  }
  writeFileSync(notePath(path), JSON.stringify(note))
}

/** Takes the note away on a clean close. */
export function takeNote(path: string): void {
  rmSync(notePath(path), { force: true })
}

/** Who holds `path`, as far as its note can be read. */
export function readNote(path: string): LockNote | undefined {
  try {
    return noteSchema.parse(JSON.parse(readFileSync(notePath(path), 'utf8')))
  } catch {
    return undefined
  }
}
