import { existsSync } from 'node:fs'
import Database from 'better-sqlite3'
import { ZodError } from 'zod'
import { phrase, type Phrase } from '../../shared/phrase'
import { Refusal } from '../../shared/reply'

/** A failure of disk, lock or file, in words that say what was kept and what to do next. */
export function fail(key: string, gaps?: Record<string, string | number>): never {
  throw new Refusal(phrase(key, gaps), 'failed')
}

/** The code by which the driver or the file system names a failure; empty for any other. */
export function codeOf(error: unknown): string {
  if (error instanceof Database.SqliteError) return error.code
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code
  return ''
}

/** Whether a command meant somebody or something that is not in the campaign: no row may point at it. */
export function isMissingReference(error: unknown): boolean {
  return codeOf(error) === 'SQLITE_CONSTRAINT_FOREIGNKEY'
}

/** What each code means, first match wins. SQLite's extended codes begin with the plain one. */
const meanings: [codes: string[], key: string][] = [
  [['SQLITE_NOTADB'], 'trouble.notACampaign'],
  [['SQLITE_CORRUPT'], 'trouble.damaged'],
  [['SQLITE_FULL', 'ENOSPC', 'EFBIG', 'EDQUOT'], 'trouble.diskFull'],
  [['SQLITE_BUSY', 'SQLITE_LOCKED'], 'trouble.locked'],
  [['SQLITE_READONLY', 'EACCES', 'EPERM', 'EROFS'], 'trouble.readOnly'],
  [
    ['SQLITE_CANTOPEN', 'ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'ELOOP'],
    'trouble.cannotOpen',
  ],
  [['SQLITE_IOERR', 'EIO'], 'trouble.disk'],
]

/** Puts a failure of the driver or the file system into words about `path`. */
export function wordsFor(error: unknown, path: string): Phrase {
  const code = codeOf(error)
  // SQLite says CANTOPEN also of the log that it may not create beside a file it can open.
  if (code.startsWith('SQLITE_CANTOPEN') && existsSync(path)) {
    return phrase('trouble.readOnly', { path })
  }
  if (error instanceof ZodError) return phrase('trouble.unreadable')
  const found = meanings.find(([codes]) => codes.some((each) => code.startsWith(each)))
  if (found) return phrase(found[1], { path })
  return phrase('trouble.unexpected', { what: error instanceof Error ? error.message : code })
}
