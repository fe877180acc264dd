import { createHash } from 'node:crypto'
import { createReadStream, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { hasLog } from '../copy'
import { writeWhole } from '../disk/whole-file'
import { whole } from '../../../shared/bounded'

const indexSchema = z.object({
  /** The number of the last backup made, so that none is given twice though all were taken away. */
  last: whole(0),
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

type Fingerprint = BackupIndex['made'][string]

/** What a file of these bytes is, to be held against what it will be. */
export function fingerprintOf(bytes: Uint8Array): Fingerprint {
  return { size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
}

/** What a file is now; others have their turn while it is read. */
export async function fingerprint(path: string): Promise<Fingerprint> {
  const hash = createHash('sha256')
  let size = 0
  for await (const part of createReadStream(path) as AsyncIterable<Buffer>) {
    hash.update(part)
    size += part.length
  }
  return { size, sha256: hash.digest('hex') }
}

/** Whether a backup is as it was made: nobody has played in it, nor put another in its place. */
export async function isUntouched(
  folder: string,
  name: string,
  index: BackupIndex,
): Promise<boolean> {
  const made = index.made[name]
  const path = join(folder, name)
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!made || !stat?.isFile() || stat.size !== made.size || hasLog(path)) return false
  return (await fingerprint(path)).sha256 === made.sha256
}
