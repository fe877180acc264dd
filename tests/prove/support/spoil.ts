import type { Chance } from './chance'

const pageSize = 4096

/** A file that came to harm: its bytes, and those of its log where one lies beside it. */
export interface Spoilt {
  bytes: Buffer
  log?: Buffer
}

/** Harms the bytes of a campaign in place; `earlier` is the same campaign some commands before. */
type Spoil = (chance: Chance, bytes: Buffer, earlier: Buffer) => Spoilt

const pagesOf = (bytes: Buffer) => Math.floor(bytes.length / pageSize)

function anyPage(chance: Chance, bytes: Buffer): Buffer {
  const from = chance.below(pagesOf(bytes)) * pageSize
  return bytes.subarray(from, from + pageSize)
}

function garbage(chance: Chance, bytes: Buffer): void {
  for (let at = 0; at < bytes.length; at++) bytes[at] = chance.below(256)
}

/** What disks, cables and half-finished copies do to files. */
export const spoils: Readonly<Record<string, Spoil>> = {
  'a page of zeros': (chance, bytes) => {
    anyPage(chance, bytes).fill(0)
    return { bytes }
  },
  'a page of garbage': (chance, bytes) => {
    garbage(chance, anyPage(chance, bytes))
    return { bytes }
  },
  'a sector of garbage': (chance, bytes) => {
    const from = chance.below(bytes.length / 512) * 512
    garbage(chance, bytes.subarray(from, from + 512))
    return { bytes }
  },
  'two pages exchanged': (chance, bytes) => {
    const [one, other] = [anyPage(chance, bytes), anyPage(chance, bytes)]
    const kept = Buffer.from(one)
    other.copy(one)
    kept.copy(other)
    return { bytes }
  },
  'a page of yesterday': (chance, bytes, earlier) => {
    const from = chance.below(pagesOf(earlier)) * pageSize
    earlier.copy(bytes, from, from, from + pageSize)
    return { bytes }
  },
  'cut off at a page': (chance, bytes) => ({
    bytes: bytes.subarray(0, chance.below(pagesOf(bytes)) * pageSize),
  }),
  'cut off anywhere': (chance, bytes) => ({ bytes: bytes.subarray(0, chance.below(bytes.length)) }),
  'garbage behind its end': (chance, bytes) => {
    const more = Buffer.alloc(chance.between(1, 3 * pageSize))
    garbage(chance, more)
    return { bytes: Buffer.concat([bytes, more]) }
  },
  'a damaged header': (chance, bytes) => {
    for (let count = chance.between(1, 4); count > 0; count--) {
      bytes[chance.below(100)] = chance.below(256)
    }
    return { bytes }
  },
  'turned bits': (chance, bytes) => {
    for (let count = chance.between(1, 50); count > 0; count--) {
      const at = chance.below(bytes.length)
      bytes[at] = (bytes[at] ?? 0) ^ (1 << chance.below(8))
    }
    return { bytes }
  },
  'a log that is garbage': (chance, bytes) => {
    const log = Buffer.alloc(chance.between(1, 3 * pageSize))
    garbage(chance, log)
    return { bytes, log }
  },
}
