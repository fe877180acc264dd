/**
 * `npm run rules:coverage`: every rule of every book, whether a test that ran and passed names it,
 * and whether the program plays it. Reads the report of the last whole run of the unit tests;
 * where the code or a test is newer, they run first.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { measure, type SystemCoverage } from './measure.ts'
import { reachedIds } from './reached.ts'
import { passedIds, reportedFiles } from './titles.ts'

const root = join(import.meta.dirname, '../..')
const reportFile = join(root, '.cache/reports/unit.json')

/** Whether the report is of every unit test, and of the code as it stands. */
function isCurrent(): boolean {
  if (!existsSync(reportFile)) return false
  const written = statSync(reportFile).mtimeMs
  const sources = globSync(['src/**/*.*', 'tests/**/*.*'], { cwd: root })
  const reported = reportedFiles(reportFile)
  const tests = sources.filter((file) => file.endsWith('.test.ts'))
  return (
    sources.every((file) => statSync(join(root, file)).mtimeMs <= written) &&
    tests.every((file) => reported.has(join(root, file)))
  )
}

/** Prints one system's count and what is missing; answers whether nothing is. */
function print({ system, rules, untested, unplayed }: SystemCoverage): boolean {
  const kinds = ['automated', 'assisted', 'reference'].map(
    (kind) => `${String(rules.filter((rule) => rule.kind === kind).length)} ${kind}`,
  )
  const share = (100 * (rules.length - untested.length)) / rules.length
  const head = `${system}: ${String(rules.length)} rules (${kinds.join(', ')})`
  console.log(`${head}, ${share.toFixed(1)} % shown by a passed test`)
  for (const id of untested) console.log(`  no passed test names ${id}`)
  for (const id of unplayed) console.log(`  nothing the program reaches plays ${id}`)
  return untested.length + unplayed.length === 0
}

if (!isCurrent()) {
  console.log('The report of the unit tests is older than the code: they run first.')
  spawnSync('npm', ['test', '--', 'unit'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
}
const systems = measure(join(root, 'src/rules'), passedIds(reportFile), await reachedIds(root))
const verdicts = systems.map(print)
process.exitCode = verdicts.length > 0 && verdicts.every(Boolean) ? 0 : 1
