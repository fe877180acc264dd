import { closeSync, openSync, readSync } from 'node:fs'

/** More tables, indices, views and triggers than any version has: they are not even read. */
export const mostEntries = 2_000
/** Pages that so many may take, with room to spare. */
const mostPages = 4_000

const interior = 0x05
const leaf = 0x0d
const headerBytes = 100

/** The pages that a page of a table's tree leads to, and the entries that stand in it. */
function readPage(page: Buffer, start: number): { children: number[]; entries: number } {
  const kind = page.readUInt8(start)
  const count = page.readUInt16BE(start + 3)
  if (kind === leaf) return { children: [], entries: count }
  if (kind !== interior) return { children: [], entries: 0 }
  const children = [page.readUInt32BE(start + 8)]
  for (let cell = 0; cell < count; cell++) {
    const pointer = start + 12 + 2 * cell
    if (pointer + 2 > page.length) break
    const at = page.readUInt16BE(pointer)
    if (at + 4 <= page.length) children.push(page.readUInt32BE(at))
  }
  return { children, entries: 0 }
}

/**
 * Whether the list of what a database is made of is longer than any of ours, or leads round in
 * circles. It is the first thing that SQLite reads, whole and without a limit, so it is counted in
 * the file's bytes before.
 */
export function isSchemaTooLong(path: string): boolean {
  const file = openSync(path, 'r')
  try {
    const header = Buffer.alloc(headerBytes)
    if (readSync(file, header, 0, headerBytes, 0) < headerBytes) return false
    // A page of 65,536 bytes is written as one of 1.
    const written = header.readUInt16BE(16)
    const size = written === 1 ? 65_536 : written
    if (size < 512) return false
    const waiting = [1]
    const page = Buffer.alloc(size)
    let entries = 0
    for (let pages = 0; waiting.length > 0; pages++) {
      const number = waiting.pop() ?? 0
      if (pages > mostPages || entries > mostEntries) return true
      if (number < 1 || readSync(file, page, 0, size, (number - 1) * size) < size) continue
      const found = readPage(page, number === 1 ? headerBytes : 0)
      waiting.push(...found.children)
      entries += found.entries
    }
    return entries > mostEntries
  } finally {
    closeSync(file)
  }
}
