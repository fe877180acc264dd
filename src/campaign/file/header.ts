import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs'

/** `application_id` of a campaign file: the bytes of "IRON". */
export const applicationId = 0x49524f4e

/** What the first hundred bytes of a file say, read without touching it. */
export type Header = { kind: 'empty' } | { kind: 'foreign' } | { kind: 'campaign'; version: number }

/** Reads a file's header. Throws what the file system throws. */
export function readHeader(path: string): Header {
  const bytes = Buffer.alloc(100)
  // A pipe would wait here for somebody to write into it.
  const file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK)
  try {
    if (!fstatSync(file).isFile()) return { kind: 'foreign' }
    const length = readSync(file, bytes, 0, 100, 0)
    if (length === 0) return { kind: 'empty' }
    if (length < 100 || bytes.toString('latin1', 0, 16) !== 'SQLite format 3\0') {
      return { kind: 'foreign' }
    }
  } finally {
    closeSync(file)
  }
  if (bytes.readInt32BE(68) !== applicationId) return { kind: 'foreign' }
  return { kind: 'campaign', version: bytes.readInt32BE(60) }
}

/** Whether a file says of itself that it is a campaign. */
export function isCampaign(path: string): boolean {
  try {
    return readHeader(path).kind === 'campaign'
  } catch {
    return false
  }
}
