/** Unpacking a zip file, entry by entry, without holding it in memory. */
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { openPromise } from 'yauzl'

/** A zip written on Unix keeps the file mode in the upper half of the external attributes. */
const MODE_SHIFT = 16
const PERMISSION_BITS = 0o777

/**
 * Unpacks the files that `placeOf` gives a place (a path relative to `folder`, or null to leave
 * the entry out). Run bits are kept; checksums and sizes are verified as the data streams by.
 */
export async function unzip(
  zipFile: string,
  folder: string,
  placeOf: (entry: string) => string | null,
): Promise<void> {
  const zip = await openPromise(zipFile, { lazyEntries: true })
  for await (const entry of zip.eachEntry()) {
    const place = entry.fileName.endsWith('/') ? null : placeOf(entry.fileName)
    if (place === null) continue
    const target = join(folder, place)
    await mkdir(dirname(target), { recursive: true })
    const mode = (entry.externalFileAttributes >>> MODE_SHIFT) & PERMISSION_BITS
    await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(target, { mode }))
  }
}
