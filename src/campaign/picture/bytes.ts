import { createHash } from 'node:crypto'
import { keptType, mostBytes } from '../../shared/pictures'
import type { Read, Write } from '../file/handles'
import { readWebp, type Size } from './webp'

/** What the file knows of a picture's bytes: their fingerprint, how many, and the size in pixels. */
export interface Kept extends Size {
  hash: string
  size: number
}

/** What bytes in base64 are as a picture; undefined where a campaign keeps no such thing. */
export function readBase64(data: string): (Kept & { bytes: Buffer }) | undefined {
  const bytes = Buffer.from(data, 'base64')
  const size = readWebp(bytes)
  if (!size) return undefined
  const hash = createHash('sha256').update(bytes).digest('base64url')
  return { ...size, hash, size: bytes.length, bytes }
}

/** Keeps bytes under their fingerprint; those that lie there already stay. */
export function keepBytes(write: Write, { hash, bytes }: { hash: string; bytes: Buffer }): void {
  write.run(
    'INSERT INTO picture_bytes (hash, bytes) VALUES (@hash, @bytes) ON CONFLICT DO NOTHING',
    { hash, bytes },
  )
}

/**
 * What the bytes of this fingerprint show, as an address that an element of a page takes; null where they
 * are not there, or are not what the program itself would have kept: a file may come from anybody.
 */
export function imageOf(read: Read, hash: string): string | null {
  const base64 = base64Of(read, hash)
  return base64 === null ? null : `data:${keptType};base64,${base64}`
}

/** What is kept under these fingerprints, by them; what is not there is left out. */
export function imagesOf(read: Read, hashes: readonly string[]): Map<string, string> {
  return new Map(
    hashes.flatMap((hash) => {
      const image = imageOf(read, hash)
      return image === null ? [] : [[hash, image] as const]
    }),
  )
}

/** The same bytes in base64. */
export function base64Of(read: Read, hash: string): string | null {
  const row = read.get<{ bytes: Buffer }>(
    'SELECT bytes FROM picture_bytes WHERE hash = @hash AND length(bytes) <= @most',
    { hash, most: mostBytes },
  )
  return row && readWebp(row.bytes) ? row.bytes.toString('base64') : null
}
