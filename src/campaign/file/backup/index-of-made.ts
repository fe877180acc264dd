import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { hasLog } from '../copy'
import { writeWhole } from '../disk/whole-file'

const indexSchema = z.object({
  /** The number of the last backup made, so that none is given twice though all were taken away. */
  last: z.number().int().nonnegative(),
  /** What each backup was when it was made, by name. */
  made: z.record(z.string(), z.object({ size: z.number(), sha256: z.string() })),
})

/** What a folder of backups remembers of those that Iron Table made in it. */
export type BackupIndex = z.infer<typeof indexSchema>

const pathIn = (folder: string) => join(folder, 'index.json')

/** Reads what a folder remembers; where that is gone or broken, nothing in it counts as ours. */
export function readIndex(folder: string): BackupIndex {
  try {
    if (!statSync(pathIn(folder)).isFile()) return { last: 0, made: {} }
    return indexSchema.parse(JSON.parse(readFileSync(pathIn(folder), 'utf8')))
  } catch {
    return { last: 0, made: {} }
  }
}

/** Keeps what a folder remembers. A backup that is not remembered is a good one, and is never let go. */
export function writeIndex(folder: string, index: BackupIndex): void {
  try {
    writeWhole(pathIn(folder), JSON.stringify(index, undefined, 2))
  } catch {
    // The disk may be full: the backup itself stands.
  }
}

/** What a file is now, to be held against what it was. */
export function fingerprint(path: string): BackupIndex['made'][string] {
  const bytes = readFileSync(path)
  return { size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
}

/** Whether a backup is as it was made: nobody has played in it, nor put another in its place. */
export function isUntouched(folder: string, name: string, index: BackupIndex): boolean {
  const made = index.made[name]
  const path = join(folder, name)
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!made || !stat?.isFile() || stat.size !== made.size || hasLog(path)) return false
  return fingerprint(path).sha256 === made.sha256
}
