/** Keeps which mutants each test file reaches. */
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect } from 'vitest'
import { mutantRun } from './plugin.ts'

const reached = new Set<number>()
Object.assign(globalThis, { mutantReached: (mutant: number) => void reached.add(mutant) })

afterAll(() => {
  const run = mutantRun()
  const { testPath = '' } = expect.getState()
  if (run.does !== 'watch') return
  const name = createHash('sha256').update(testPath).digest('hex').slice(0, 16)
  writeFileSync(
    join(run.folder, `${name}.json`),
    JSON.stringify({ testPath, reached: [...reached] }),
  )
})
