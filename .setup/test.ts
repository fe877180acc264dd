/**
 * `npm test`: the unit tests, then the end-to-end tests in the real app, and one line that counts
 * both. `npm test -- unit` or `-- e2e` runs one half; arguments after that go to its runner.
 */
import { accessSync, constants, statfsSync } from 'node:fs'
import { buildApp } from './build.ts'
import { onSomeDisplay } from './display.ts'
import { prepare } from './prepare.ts'
import { offerTracer } from './runtime/system-packages.ts'
import { packageCommand, playwright, show } from './run.ts'
import { SetupError, main } from './say.ts'
import { freshReport, readPlaywright, readVitest, sum, truthful } from './tally.ts'
import type { Tally } from './tally.ts'

const halves = ['unit', 'e2e']

await main(async () => {
  const [half, ...extra] = process.argv.slice(2)
  if (half !== undefined && !halves.includes(half)) {
    throw new SetupError(`There is no half named ${half}: say npm test, -- unit or -- e2e.`)
  }
  const { executable } = await prepare()
  if (half !== 'e2e') await offerTracer()
  const tallies: Tally[] = []
  if (half !== 'e2e') tallies.push(await runUnitTests(extra))
  if (half !== 'unit') tallies.push(await runEndToEndTests(executable, extra))
  const { passed, failed } = sum(tallies)
  console.log(`\ntests: ${String(passed)} passed, ${String(failed)} failed`)
  return failed === 0
})

/**
 * Where tests keep their files: in memory where Linux has room for them, as campaigns are written
 * through to the disk with every command.
 */
function inMemory(): { TMPDIR?: string } {
  const folder = '/dev/shm'
  try {
    accessSync(folder, constants.W_OK)
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize > 4 * 2 ** 30 ? { TMPDIR: folder } : {}
  } catch {
    return {}
  }
}

async function runUnitTests(extra: string[]): Promise<Tally> {
  const report = freshReport('unit')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const args = ['run', '--config', 'tests/vitest.config.ts', ...reporters, ...extra]
  const code = await show(...packageCommand('vitest', args), { env: inMemory() })
  return truthful('unit tests', code, readVitest(report))
}

/** A build that fails counts as a failure here, so that the unit tests still get their line. */
async function runEndToEndTests(executable: string, extra: string[]): Promise<Tally> {
  try {
    await buildApp()
  } catch (error) {
    if (!(error instanceof SetupError)) throw error
    console.error(error.message)
    return truthful('end-to-end tests', 1, { passed: 0, failed: 0 })
  }
  const report = freshReport('e2e')
  const args = ['-c', 'tests/e2e/playwright.config.ts', '--reporter=list,json', ...extra]
  const code = await show(...onSomeDisplay(playwright(args)), {
    env: { ...inMemory(), IRON_TABLE_ELECTRON: executable, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  })
  return truthful('end-to-end tests', code, readPlaywright(report))
}
