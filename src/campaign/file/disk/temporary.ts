import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Makes a folder of this user alone, to be thrown away. */
export const makeTemporaryFolder = (): string => mkdtempSync(join(tmpdir(), 'iron-table-'))

/** Throws such a folder away. */
export function throwAway(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}

/** Runs `work` on a folder that is gone afterwards. */
export function inPassing<Value>(work: (folder: string) => Value): Value {
  const folder = makeTemporaryFolder()
  try {
    return work(folder)
  } finally {
    throwAway(folder)
  }
}
