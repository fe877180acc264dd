import { open, rename, rm } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { phrase } from '../../shared/phrase'
import { Refusal } from '../../shared/reply'
import { words } from '../words'

/** Why a file could not be written, by the code of the file system. */
const reasons: Record<string, string> = {
  ENOSPC: 'trouble.noRoom',
  EACCES: 'trouble.notAllowed',
  EPERM: 'trouble.notAllowed',
  EROFS: 'trouble.notAllowed',
  ENOENT: 'trouble.noPlace',
  ENOTDIR: 'trouble.noPlace',
}

function inWords(error: unknown, path: string): Refusal {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const why = words.t(reasons[code] ?? 'trouble.cannotWrite', { what: code })
  return new Refusal(phrase('trouble.reportNotSaved', { path: path.slice(-400), why }), 'failed')
}

/**
 * Writes a report where it is said. What stood there before is replaced only by a file that is whole.
 * A failure is a `Refusal` that says what was kept.
 */
export async function saveReport(path: string, content: string | Uint8Array): Promise<void> {
  const part = `${path}.part`
  try {
    const file = await open(part, 'w')
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined)
    throw inWords(error, path)
  }
}

/** A place in a folder where nothing stands yet: `name.md`, or else `name (2).md`. */
export function freePath(folder: string, name: string, extension: string): string {
  for (let count = 1; ; count++) {
    const path = join(folder, `${name}${count === 1 ? '' : ` (${count})`}.${extension}`)
    if (!existsSync(path)) return path
  }
}
