/** Counting tests from the runners' own reports. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder } from './paths.ts'

export type Tally = { passed: number; failed: number }

type VitestReport = { numPassedTests: number; numFailedTests: number }
type PlaywrightReport = { stats: { expected: number; flaky: number; unexpected: number } }

const nothing: Tally = { passed: 0, failed: 0 }

/** The file a runner is to write its report to. An older report is gone. */
export function freshReport(name: string): string {
  const folder = join(cacheFolder, 'reports')
  const file = join(folder, `${name}.json`)
  mkdirSync(folder, { recursive: true })
  rmSync(file, { force: true })
  return file
}

/** Counts from a vitest report; nothing where the runner wrote none. */
export function readVitest(file: string): Tally {
  if (!existsSync(file)) return nothing
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport
  return { passed: report.numPassedTests, failed: report.numFailedTests }
}

/** Counts from a Playwright report. A flaky test passed in the end. */
export function readPlaywright(file: string): Tally {
  if (!existsSync(file)) return nothing
  const { stats } = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
}

/**
 * Makes a half that went wrong without a failing test count as one failure, and says so: a file
 * that did not load, a runner that crashed, or one that found no test at all.
 */
export function truthful(name: string, code: number, tally: Tally): Tally {
  const ran = tally.passed + tally.failed
  if (tally.failed > 0 || (code === 0 && ran > 0)) return tally
  const why = ran === 0 ? 'ran no test' : 'ended badly without a failing test'
  console.error(`The ${name} ${why} (exit code ${String(code)}): counted as one failure.`)
  return { ...tally, failed: 1 }
}

/** The sum of several tallies. */
export function sum(tallies: Tally[]): Tally {
  return tallies.reduce(
    (all, one) => ({ passed: all.passed + one.passed, failed: all.failed + one.failed }),
    nothing,
  )
}
