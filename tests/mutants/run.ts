/**
 * `npm run mutants`: changes the rules in one small place at a time and looks whether a test
 * notices. Arguments: `--seed <number>` (today's by default) and `--count <number>` (300).
 * Ends well when every mutant was noticed or stands in `equivalent.json` with its reason.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { mutantsOf, type Mutant } from './mutations.ts'
import type { MutantRun } from './plugin.ts'

/** A mutant that no test can notice, found again by its place in words, and why. */
interface Equivalent {
  file: string
  original: string
  replacement: string
  /** Words of its line, where the file says the original more than once. */
  beside?: string
  why: string
}

type Verdict = 'noticed' | 'too slow' | 'unreached' | 'survived'

const root = join(import.meta.dirname, '../..')
const work = mkdtempSync(join(tmpdir(), 'mutants-'))
const vitest = join(root, 'node_modules/vitest/vitest.mjs')

/** Test files run for one mutant until they have taken so long without it, in milliseconds. */
const enoughTests = 60_000
/** A mutant that keeps its tests busy so long will never let them end, in milliseconds. */
const patience = 300_000
const workers = 2

const { values } = parseArgs({
  options: { seed: { type: 'string' }, count: { type: 'string', default: '300' } },
})
const seed = Number(values.seed ?? Math.floor(Date.now() / 86_400_000))
const count = Number(values.count)

/** Rule books and words are texts; figures of our own choosing stand in no book that could tell. */
const notRules = /\/rulebook\/|words|tsconfig|\/(archetypes|armoury)\/.*\.json$/

/** Every mutant of the rules. */
function allMutants(): Mutant[] {
  const files = globSync('src/rules/**/*.{ts,json}', { cwd: root }).toSorted()
  return files
    .filter((file) => !notRules.test(file))
    .flatMap((file) => mutantsOf(file, readFileSync(join(root, file), 'utf8')))
}

/**
 * A seeded choice of mutants, by what they say and not by where they stand: one that is chosen once
 * is chosen again by the same seed, whatever else has changed.
 */
function choose(mutants: readonly Mutant[], wanted: number): Mutant[] {
  const seen = new Map<string, number>()
  return mutants
    .map((mutant) => {
      const words = [mutant.file, mutant.original, mutant.replacement].join('\n')
      const times = (seen.get(words) ?? 0) + 1
      seen.set(words, times)
      const key = createHash('sha256').update([seed, times, words].join('\n')).digest('hex')
      return { mutant, key }
    })
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
    .slice(0, wanted)
    .map(({ mutant }) => mutant)
}

/** Runs vitest; answers its exit code, or null where it had to be stopped. */
function test(run: MutantRun, name: string, args: string[], order = ''): Promise<number | null> {
  const file = join(work, `${name}.json`)
  writeFileSync(file, JSON.stringify(run))
  const config = join(import.meta.dirname, 'vitest.config.ts')
  const child = spawn(process.execPath, [vitest, 'run', '--config', config, ...args], {
    cwd: root,
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, IRON_TABLE_MUTANTS: file, IRON_TABLE_MUTANT_ORDER: order },
  })
  return new Promise((resolve) => {
    const stop = run.does === 'play' ? setTimeout(end, patience) : undefined
    function end() {
      // The whole group, for the tests run in children of the runner.
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    }
    child.on('close', (code) => {
      clearTimeout(stop)
      resolve(code)
    })
  })
}

/**
 * Plays all tests once without any mutant: which test files reach each, relative to `tests`, the
 * likeliest to notice first.
 */
async function watch(mutants: readonly Mutant[]): Promise<string[][]> {
  const folder = join(work, 'reached')
  mkdirSync(folder)
  const report = join(work, 'report.json')
  const args = ['--reporter=json', `--outputFile=${report}`]
  const code = await test({ does: 'watch', mutants, folder }, 'watch', args)
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    testResults: { name: string; status: string; startTime: number; endTime: number }[]
  }
  if (code !== 0) {
    const failed = testResults.filter(({ status }) => status !== 'passed').map(({ name }) => name)
    throw new Error(`Tests fail without any mutant: ${failed.join(', ')}`)
  }
  const times = new Map(testResults.map((each) => [each.name, each.endTime - each.startTime]))
  const files = readdirSync(folder).map(
    (name) =>
      JSON.parse(readFileSync(join(folder, name), 'utf8')) as {
        testPath: string
        reached: number[]
      },
  )
  return mutants.map((mutant, index) => {
    const able = files.filter(({ reached }) => reached.includes(index))
    const ranked = able
      .map(({ testPath }) => ({ testPath, time: times.get(testPath) ?? 0 }))
      .map((each) => ({ ...each, rank: each.time - 10_000 * kinship(mutant.file, each.testPath) }))
      .toSorted((one, other) => one.rank - other.rank)
    let spent = 0
    return ranked
      .filter(({ time }, place) => (spent += time) <= enoughTests || place === 0)
      .map(({ testPath }) => relative(join(root, 'tests'), testPath))
  })
}

/** How many folders a test shares with what it may be about: tests mirror the sources. */
function kinship(source: string, testPath: string): number {
  const folders = dirname(source).split('/').slice(1)
  const mirrored = dirname(relative(join(root, 'tests'), testPath)).split('/')
  const apart = folders.findIndex((folder, depth) => mirrored[depth] !== folder)
  return apart === -1 ? folders.length : apart
}

async function judge(mutant: Mutant, name: string, files: string[]): Promise<Verdict> {
  if (files.length === 0) return 'unreached'
  const code = await test({ does: 'play', mutant }, name, files, files.join(','))
  if (code === null) return 'too slow'
  return code === 0 ? 'survived' : 'noticed'
}

/** A mutant that nothing can bear is noticed, or no verdict would mean anything. */
async function trySelf(): Promise<void> {
  const file = 'src/rules/index.ts'
  const place = { file, start: 0, end: 0, line: 1, original: '', kind: 'logic' as const }
  const unbearable = { ...place, replacement: '(() => { throw new Error() })()\n' }
  const verdict = await judge(unbearable, 'self', ['rules/names.test.ts'])
  if (verdict !== 'noticed') throw new Error('No mutant reaches the tests.')
}

const equivalents = JSON.parse(
  readFileSync(join(import.meta.dirname, 'equivalent.json'), 'utf8'),
) as Equivalent[]

function explained({ file, line, original, replacement }: Mutant): boolean {
  const words = readFileSync(join(root, file), 'utf8').split('\n')[line - 1] ?? ''
  return equivalents.some(
    (each) =>
      each.file === file &&
      each.original === original &&
      each.replacement === replacement &&
      words.includes(each.beside ?? ''),
  )
}

const all = allMutants()
const mutants = choose(all, count)
console.log(`${String(mutants.length)} of ${String(all.length)} mutants, seed ${String(seed)}`)
const reaching = await watch(mutants)
await trySelf()
const verdicts: Verdict[] = []
const queue = mutants.entries()

async function takeTurns(): Promise<void> {
  for (const [index, mutant] of queue) {
    const verdict = await judge(mutant, `play-${String(index)}`, reaching[index] ?? [])
    verdicts[index] = verdict
    if (verdict === 'noticed' || verdict === 'too slow') continue
    const { file, line, original, replacement } = mutant
    const why = explained(mutant) ? 'equivalent' : verdict
    console.log(`${why}: ${file}:${String(line)}\n  ${original}\n  ${replacement}`)
  }
}

await Promise.all(Array.from({ length: workers }, takeTurns))
const missed = mutants.filter((mutant, index) => {
  const verdict = verdicts[index]
  return (verdict === 'survived' || verdict === 'unreached') && !explained(mutant)
})
for (const verdict of ['noticed', 'too slow', 'unreached', 'survived']) {
  console.log(`${verdict}: ${String(verdicts.filter((each) => each === verdict).length)}`)
}
console.log(`not noticed and not explained: ${String(missed.length)}`)
process.exitCode = missed.length === 0 ? 0 : 1
