import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { phrase } from '../../shared/phrase'
import { Refusal } from '../../shared/reply'
import { refuseOntoCampaign } from '../file/disk/protect'
import { writeWhole } from '../file/disk/whole-file'
import { words } from '../words'

/** Why a file could not be written, by the code of the file system. */
const reasons: Record<string, string> = {
  ENOSPC: 'trouble.noRoom',
  EFBIG: 'trouble.noRoom',
  EDQUOT: 'trouble.noRoom',
  EACCES: 'trouble.notAllowed',
  EPERM: 'trouble.notAllowed',
  EROFS: 'trouble.notAllowed',
  ENOENT: 'trouble.noPlace',
  ENOTDIR: 'trouble.noPlace',
}

/** A failure of the file system in words: why nothing could be written at a path. */
export function notSaved(error: unknown, path: string): Refusal {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const why = words.t(reasons[code] ?? 'trouble.cannotWrite', { what: code })
  return new Refusal(phrase('trouble.reportNotSaved', { path: path.slice(-400), why }), 'failed')
}

/**
 * Writes a file where it is said, but never onto a campaign or what belongs to one; `campaigns` are
 * those known to the caller. What stood there before is replaced only by a file that is whole. A failure
 * is a `Refusal` that says what was kept.
 */
export function saveFile(
  path: string,
  campaigns: readonly string[],
  content: string | Uint8Array,
): void {
  refuseOntoCampaign(path, campaigns)
  try {
    writeWhole(path, content)
  } catch (error) {
    throw notSaved(error, path)
  }
}

/** A place in a folder where nothing stands yet: `name.md`, or else `name (2).md`. */
export function freePath(folder: string, name: string, extension: string): string {
  for (let count = 1; ; count++) {
    const path = join(folder, `${name}${count === 1 ? '' : ` (${count})`}.${extension}`)
    if (!existsSync(path)) return path
  }
}
