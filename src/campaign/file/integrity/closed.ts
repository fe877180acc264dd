import { createHash } from 'node:crypto'
import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { hasLog } from '../copy'
import { makeFolder, writeWhole } from '../disk/whole-file'

/** Marks by the path of their campaign. */
const marksSchema = z.record(z.string(), z.string())
type Marks = z.infer<typeof marksSchema>

/** Campaigns whose mark is kept: those that were closed longest ago are checked before they open. */
const kept = 100
const headerBytes = 100

const marksIn = (folder: string) => join(folder, 'closed.json')

function readMarks(folder: string): Marks {
  try {
    return marksSchema.parse(JSON.parse(readFileSync(marksIn(folder), 'utf8')))
  } catch {
    return {}
  }
}

/** What tells a file from any that was written since: the file itself, its size, when it was written, its header. */
function markOf(path: string): string | undefined {
  // What a killed program has left to be folded in was checked by nobody.
  if (hasLog(path)) return undefined
  const { dev, ino, size, mtimeNs, ctimeNs } = statSync(path, { bigint: true })
  const header = Buffer.alloc(headerBytes)
  const file = openSync(path, 'r')
  try {
    readSync(file, header, 0, headerBytes, 0)
  } finally {
    closeSync(file)
  }
  const hash = createHash('sha256').update(header).digest('base64url')
  return [dev, ino, size, mtimeNs, ctimeNs, hash].join(' ')
}

/**
 * Keeps in the program's own folder how a campaign stood when it was closed; `isWhole` says whether it
 * was checked since it was opened. No file brings such a mark along from elsewhere.
 */
export function noteClosed(folder: string, path: string, isWhole: boolean): void {
  try {
    const { [path]: before, ...others } = readMarks(folder)
    const mark = isWhole ? markOf(path) : undefined
    if (mark === before) return
    const marks = Object.entries(others).slice(1 - kept)
    if (mark !== undefined) marks.push([path, mark])
    makeFolder(folder)
    writeWhole(marksIn(folder), JSON.stringify(Object.fromEntries(marks), undefined, 2))
  } catch {
    // Without its mark a campaign is checked before it opens.
  }
}

/** Whether a campaign is as it was closed here, whole: only what harms the disk itself can have harmed it since. */
export function isAsClosed(folder: string, path: string): boolean {
  try {
    const mark = readMarks(folder)[path]
    return mark !== undefined && mark === markOf(path)
  } catch {
    return false
  }
}
