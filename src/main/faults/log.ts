import { appendFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { app } from 'electron'
import { entryOf, type Fault } from './entry'

/** Bytes after which a log is set aside, in place of the one before it. */
const longest = 256 * 1024

/** The file of the program's own faults, which the user may send. It holds no word of a campaign. */
export const logPath = join(app.getPath('userData'), 'iron-table.log')

/** Program, browser and machine, as every entry names them. */
export const programName = [
  `Iron Table ${app.getVersion()}`,
  `Electron ${process.versions.electron}`,
  `${process.platform} ${process.arch}`,
].join(', ')

function setAsideWhenLong(): void {
  const size = statSync(logPath, { throwIfNoEntry: false })?.size ?? 0
  if (size > longest) renameSync(logPath, `${logPath}.old`)
}

/** Writes a fault into the log. Where that cannot be written, there is nowhere to say so. */
export function logFault(fault: Fault): void {
  try {
    setAsideWhenLong()
    appendFileSync(logPath, entryOf(fault, new Date().toISOString(), programName))
  } catch {
    // A full disk or a folder that cannot be written is told where the campaign is written.
  }
}
