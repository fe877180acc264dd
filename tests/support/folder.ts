import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Clock } from '../../src/campaign/file/campaign-file'

/** A folder of this test's own, gone when the test is. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'iron-table-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A clock that moves one second a look, so that every file name is its own. */
export function steppingClock(): Clock {
  let seconds = 0
  return () => new Date(Date.UTC(2026, 0, 1) + 1000 * seconds++).toISOString()
}
