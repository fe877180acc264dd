import { chmodSync, copyFileSync, existsSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import Database from 'better-sqlite3'
import { fail } from './trouble'

const attempts = 5
/** What was written last, or must be taken back, lies in a log beside the file. */
const logs = ['-wal', '-journal']
/** What a file and its logs are called, behind the file's own path. */
export const withLogs: readonly string[] = ['', ...logs]

/** Whether a file has a log beside it, as after a process was killed. */
export function hasLog(path: string): boolean {
  return logs.some((log) => existsSync(`${path}${log}`))
}

/** Whether anything lies in a log of a file: whoever has it open has an empty one. */
export function isInLog(path: string): boolean {
  return logs.some((log) => (statSync(`${path}${log}`, { throwIfNoEntry: false })?.size ?? 0) > 0)
}

/** When and how large a file and its logs are: what changes when somebody writes meanwhile. */
function stampOf(path: string): string {
  return withLogs
    .map((log) => statSync(`${path}${log}`, { throwIfNoEntry: false }))
    .map((stat) => (stat ? `${stat.mtimeMs} ${stat.size}` : ''))
    .join()
}

/** Copies a file that may be read-only itself: opening the copy as a campaign takes its lock. */
function copyForReading(from: string, to: string): void {
  copyFileSync(from, to)
  chmodSync(to, 0o600)
}

/** Copies a campaign with its log to a new place, as it stood at one moment; it is only read itself. */
export function copyWithLog(path: string, copy: string): void {
  if (!existsSync(path)) fail('trouble.missing', { path })
  for (let attempt = 0; attempt < attempts; attempt++) {
    const before = stampOf(path)
    for (const part of withLogs) {
      if (existsSync(`${path}${part}`)) copyForReading(`${path}${part}`, `${copy}${part}`)
    }
    if (before === stampOf(path)) return
  }
  fail('trouble.busyMeanwhile', { path })
}

/** The same, into a folder under its own name. Answers the copy's path. */
export function copyInto(path: string, folder: string): string {
  const copy = join(folder, basename(path))
  copyWithLog(path, copy)
  return copy
}

/** Copies a campaign with its log folded into the copy: one file holds everything. */
export function copyWhole(path: string, copy: string): void {
  copyWithLog(path, copy)
  const db = new Database(copy)
  try {
    // Whoever reads first takes in the log, and closing folds it in. What the file is made of is not read.
    db.pragma('user_version')
  } finally {
    db.close()
  }
}

/** The same, into a folder under its own name. Answers the copy's path. */
export function foldedCopy(path: string, folder: string): string {
  const copy = join(folder, basename(path))
  copyWhole(path, copy)
  return copy
}
